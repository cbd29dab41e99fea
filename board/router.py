# SPDX-License-Identifier: MIT
"""Finds paths for the wires of a drawing on a grid. Two nets may cross, but they never share a segment. No corner of a net is on
another net."""
import heapq

BEND, CROSSING, BESIDE = 4, 6, 1  # costs in steps; BESIDE is the cost of a step close to a wire or part
STEPS = ((1, 0), (0, 1), (-1, 0), (0, -1))


class NoWay(Exception):
    """Raised with the net if no path leads to a pin."""


class Router:
    """A grid and the nets that are on it. Points are (column, row). Axis 0 is horizontal, axis 1 vertical."""

    def __init__(self, columns, rows, blocked):
        self.columns, self.rows = columns, rows
        self.blocked = set(blocked)  # points that no wire may use
        self.passing = {}            # for each point and axis, the net that goes straight through the point
        self.fixed = {}              # for each point, the net that ends, bends, branches or has a pin there
        self.segments = {}           # net on each segment between two adjacent points

    def pin(self, point, net):
        """Reserves the point of a pin for its net."""
        self.fixed[point] = net

    def segment(self, point, direction):
        """Returns the key in `segments` of the segment that leaves a point in a direction."""
        column, row = point
        step = STEPS[direction]
        return ((min(column, column + step[0]), min(row, row + step[1])), direction % 2)

    def may_enter(self, point, axis, net):
        """Returns true if the net may pass this point along this axis. Another net may cross it there."""
        return point not in self.blocked and self.fixed.get(point, net) == net and self.passing.get((point, axis), net) == net

    def may_turn(self, point, net):
        """Returns true if the net may end, bend or branch at this point."""
        return all(self.passing.get((point, axis), net) == net for axis in (0, 1)) and self.fixed.get(point, net) == net

    def cost(self, point, axis, net):
        """Returns the cost of a step to this point, with the costs of crossings and of close wires and parts."""
        column, row = point
        across = self.passing.get((point, 1 - axis))
        near = sum((column + (axis == 1) * side, row + (axis == 0) * side) in self.blocked or
                   self.passing.get(((column + (axis == 1) * side, row + (axis == 0) * side), axis), net) != net for side in (-1, 1))
        return 1 + CROSSING * (across is not None and across != net) + BESIDE * near

    def search(self, starts, goal, net):
        """Returns the points of the cheapest path from any of the starts to the goal (Dijkstra's algorithm)."""
        queue, best, came = [], {}, {}
        for point in starts:
            if self.may_turn(point, net):
                for direction in range(4):
                    best[point, direction] = 0
                    heapq.heappush(queue, (0, point, direction))
        while queue:
            cost, point, direction = heapq.heappop(queue)
            if cost > best[point, direction]:
                continue
            if point == goal:
                path = [point]
                state = (point, direction)
                while state in came:
                    state = came[state]
                    path.append(state[0])
                return path[::-1]
            for turned in range(4):
                if (turned + 2) % 4 == direction and cost:
                    continue
                bend = turned != direction and cost > 0
                if bend and not self.may_turn(point, net):
                    continue
                step = STEPS[turned]
                far = (point[0] + step[0], point[1] + step[1])
                if not (0 <= far[0] < self.columns and 0 <= far[1] < self.rows) or not self.may_enter(far, turned % 2, net):
                    continue
                if self.segments.get(self.segment(point, turned), net) != net:
                    continue
                total = cost + self.cost(far, turned % 2, net) + BEND * bend
                if total < best.get((far, turned), 1 << 30):
                    best[far, turned] = total
                    came[far, turned] = (point, direction)
                    heapq.heappush(queue, (total, far, turned))
        raise NoWay(net)

    def occupy(self, path, net):
        """Enters a path of the net into the tables of this router."""
        axes = []
        for one, other in zip(path, path[1:]):
            direction = STEPS.index((other[0] - one[0], other[1] - one[1]))
            self.segments[self.segment(one, direction)] = net
            axes.append(direction % 2)
            for point in (one, other):
                self.passing[point, direction % 2] = net
        self.fixed[path[0]] = self.fixed[path[-1]] = net
        for point, before, after in zip(path[1:], axes, axes[1:]):
            if before != after:
                self.fixed[point] = net

    def route(self, net, pins):
        """Returns paths that connect the pins of a net. Each path connects one more pin to the paths before it."""
        def far(pin):
            return min((abs(pin[0] - one[0]) + abs(pin[1] - one[1]) for one in tree), default=0)
        tree, rest, paths = {pins[0]}, list(pins[1:]), []
        while rest:
            rest.sort(key=far)
            goal = rest.pop(0)
            path = self.search(tree, goal, net)
            self.occupy(path, net)
            tree |= set(path)
            paths.append(path)
        return paths
