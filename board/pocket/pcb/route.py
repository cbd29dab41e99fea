# SPDX-License-Identifier: MIT
"""A router with the PathFinder method. At first, nets may share nodes. Each round raises the cost of shared nodes, until none is shared.

A node is (column, row, layer) of a grid on both sides of the board. A net uses the nodes of its tracks and all nodes too close to them. No
track of another net comes too close to a pad."""
import collections
import heapq
import math

GRID = 0.635       # mm
WIDTH = 0.3        # mm, width of a track
CLEARANCE = 0.2    # mm
VIA, VIA_DRILL = 0.8, 0.4  # mm
EDGE = 0.8         # smallest distance between a track's centre line and the board's edge, in mm
ROUNDS = 60
VIA_COST, WRONG_WAY = 6, 0.6
STEPS = [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if x or y]

Pad = collections.namedtuple("Pad", "name net x y width height")  # a rectangle


class NoWay(Exception):
    """Raised if a net has no way. Names the net and the nets that block it."""


def gap(pad, x, y):
    """Returns the distance from a point to a pad in mm, 0 inside the pad."""
    return math.hypot(max(abs(x - pad.x) - pad.width / 2, 0), max(abs(y - pad.y) - pad.height / 2, 0))


class Router:
    def __init__(self, width, height, pads, holes):
        self.columns, self.rows = int(width / GRID) + 1, int(height / GRID) + 1
        self.pads, self.barred, self.history = pads, {}, collections.Counter()
        self.edge = [math.ceil(EDGE / GRID), math.floor((width - EDGE) / GRID), math.ceil(EDGE / GRID), math.floor((height - EDGE) / GRID)]
        self.users = collections.defaultdict(collections.Counter)
        self.hole_nodes = {(column, row) for x, y, radius in holes for column in range(self.columns) for row in range(self.rows)
                           if math.dist((x, y), (column * GRID, row * GRID)) < radius}
        self.near = collections.defaultdict(list)
        for pad in pads:
            reach = max(pad.width, pad.height) / 2 + 1.6
            for column in range(int((pad.x - reach) / GRID), int((pad.x + reach) / GRID) + 2):
                for row in range(int((pad.y - reach) / GRID), int((pad.y + reach) / GRID) + 2):
                    self.near[column, row].append(pad)

    def free(self, net, column, row, half, radius):
        """Returns true if a copper circle at this place keeps its distance from pads of other nets. `half` is an offset in half grid steps."""
        if not self.edge[0] <= column <= self.edge[1] or not self.edge[2] <= row <= self.edge[3] or (column, row) in self.hole_nodes:
            return False
        x, y = (column + half[0] / 2) * GRID, (row + half[1] / 2) * GRID
        return all(pad.net == net or gap(pad, x, y) >= radius + CLEARANCE - 1e-6 for pad in self.near[column, row])

    def passable(self, net, column, row, step):
        """Returns true if a track of this net may go one step from a node, or with the step (0, 0) occupy the node. Caches its results."""
        key = net, column, row, step
        if key not in self.barred:
            self.barred[key] = self.free(net, column, row, step, WIDTH / 2)
        return self.barred[key]

    def via_free(self, net, column, row):
        key = net, column, row, "via"
        if key not in self.barred:
            x, y = column * GRID, row * GRID
            self.barred[key] = self.free(net, column, row, (0, 0), VIA / 2) and all(gap(pad, x, y) > .7 for pad in self.near[column, row])
        return self.barred[key]

    def cost(self, net, node, pressure):
        others = len(self.users[node]) - (net in self.users[node])
        return (1 + self.history[node]) * (1 + pressure * others)

    def search(self, net, sources, targets, pressure):
        """Returns the cheapest way from any source to any target."""
        best, came, queue = dict.fromkeys(sources, 0), {}, []
        box = (min(t[0] for t in targets), max(t[0] for t in targets), min(t[1] for t in targets), max(t[1] for t in targets))

        def ahead(node):
            return math.hypot(max(box[0] - node[0], 0, node[0] - box[1]), max(box[2] - node[1], 0, node[1] - box[3]))
        for node in sources:
            heapq.heappush(queue, (ahead(node), node))
        done = set()
        while queue:
            _, node = heapq.heappop(queue)
            if node in targets:
                way = [node]
                while way[-1] in came:
                    way.append(came[way[-1]])
                return way[::-1]
            if node in done:
                continue
            done.add(node)
            column, row, layer = node
            moves = []
            for x, y in STEPS:
                if self.passable(net, column, row, (x, y)) and self.passable(net, column + x, row + y, (0, 0)):
                    price = math.hypot(x, y) + (WRONG_WAY if (x if layer else y) and not (x and y) else WRONG_WAY / 2 if x and y else 0)
                    also = [(column + x, row, layer), (column, row + y, layer)] if x and y else []
                    moves.append(((column + x, row + y, layer), price, also))
            if self.via_free(net, column, row):
                moves.append(((column, row, 1 - layer), VIA_COST, self.around(column, row)))
            for there, price, also in moves:
                total = best[node] + price * self.cost(net, there, pressure)
                total += sum(self.cost(net, one, pressure) - 1 - self.history[one] for one in also)
                if total < best.get(there, math.inf):
                    best[there], came[there] = total, node
                    heapq.heappush(queue, (total + ahead(there), there))
        return None

    @staticmethod
    def around(column, row):
        return [(column + x, row + y, layer) for x, y in STEPS if not (x and y) for layer in (0, 1)]

    def nodes(self, pad):
        """Returns the nodes inside a pad, on both layers."""
        return [(column, row, layer) for column in range(int((pad.x - pad.width) / GRID), int((pad.x + pad.width) / GRID) + 2)
                for row in range(int((pad.y - pad.height) / GRID), int((pad.y + pad.height) / GRID) + 2)
                if gap(pad, column * GRID, row * GRID) == 0 and math.dist((pad.x, pad.y), (column * GRID, row * GRID)) < .46 for layer in (0, 1)]

    def used(self, ways):
        """Returns all nodes on the ways of a net."""
        found = collections.Counter()
        for way in ways:
            found.update(way)
            for one, other in zip(way, way[1:]):
                if one[2] != other[2]:
                    found.update(self.around(*one[:2]))
                elif one[0] != other[0] and one[1] != other[1]:
                    found.update([(one[0], other[1], one[2]), (other[0], one[1], one[2])])
        return found

    def connect(self, net, pressure):
        """Returns ways that connect all pads of a net."""
        pads = sorted((pad for pad in self.pads if pad.net == net), key=lambda pad: (pad.x, pad.y))
        tree, left, ways = set(self.nodes(pads[0])), pads[1:], []
        while left:
            left.sort(key=lambda pad: min(abs(node[0] * GRID - pad.x) + abs(node[1] * GRID - pad.y) for node in tree))
            pad = left.pop(0)
            way = self.search(net, tree, set(self.nodes(pad)), pressure)
            if way is None:
                raise NoWay(f"net {net}: no way to pad {pad.name}, the pads of other nets enclose it")
            tree.update(way)
            tree.update(self.nodes(pad))
            ways.append(way)
        return ways

    def route(self, nets, report=print):
        """Returns the ways of each net. Raises NoWay if nets still share a node after all rounds."""
        ways, clash = {}, set(nets)
        for number in range(1, ROUNDS + 1):
            pressure = .5 * 1.4 ** min(number, 20)
            for net in nets:
                if net not in clash:
                    continue
                for node in self.used(ways.get(net, [])):
                    self.users[node].pop(net, None)
                ways[net] = self.connect(net, pressure)
                for node in self.used(ways[net]):
                    self.users[node][net] = 1
            shared = [node for node, users in self.users.items() if len(users) > 1]
            clash = {net for node in shared for net in self.users[node]}
            report(f"round {number}: {len(shared)} shared nodes")
            if not shared:
                return ways
            for node in shared:
                self.history[node] += 1
        raise NoWay("; ".join(f"nets {', '.join(sorted(self.users[node]))} meet at {node[0] * GRID:.2f}, {node[1] * GRID:.2f}" for node in shared[:5]))


def segments(way):
    """Returns the straight pieces of a way: (node, node)."""
    found, start = [], way[0]
    for before, at, after in zip(way, way[1:], way[2:] + [None]):
        if after is None or tuple(b - a for a, b in zip(before, at)) != tuple(b - a for a, b in zip(at, after)):
            found.append((start, at))
            start = at
    return found
