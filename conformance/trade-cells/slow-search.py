"""The smallest impulse that reaches a target in slow encounters, begin by begin, by trying: both objects flown with all forces, errors by line sampling.

    python3 conformance/trade-cells/slow-search.py > conformance/trade-cells/slow-search.json

The slow encounters of `planned-outcomes.py` and one at the apogee of a long ellipse. Orekit flies both objects with EGM96 20x20, Sun and Moon three quarters of a
revolution to either side of closest approach, and beside them the six errors of each and the three components of an impulse at each begin, by differences: all
of it is linear over the hundreds of metres that count. Probability that both come within the radius of each other at any time from the impulse on: along the line of
errors that leads to the nearest such orbit the spans of all times are joined and their share of the normal distribution taken, a mean over spread (Sobol) values of all
other errors. Sizes are tried one after the other, both ways along the track; `free` is the smallest of any direction, by trying 92 of them and descending from the three best.
"""
import importlib.util
import json
import math
import pathlib
import sys

CONFORMANCE = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(CONFORMANCE))
SPEC = importlib.util.spec_from_file_location("planned_outcomes", CONFORMANCE / "planned-outcomes" / "planned-outcomes.py")
outcomes = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(outcomes)
from orekit_pushes import *  # noqa: E402
from scipy.optimize import brentq, minimize  # noqa: E402
from scipy.special import ndtr  # noqa: E402
from scipy.stats import norm, qmc  # noqa: E402

TCA, TCA_UTC, MASS = outcomes.TCA, outcomes.TCA_UTC, 500.0
SPAN, AIMED = 0.75, 0.9
# Scene; begins in periods; steps at which spans are joined, in radii; share of the probability that is the target; largest size m/s.
SEARCHES = [
    (outcomes.SLOW[0], (0.5, 0.85), 1e-2, 0.02),
    (outcomes.SLOW[1], (0.8, 1.15), 1e-2, 0.05),
    (("12 hours, e 0.7, near its apogee, 2 m/s", (900, 0.70, 63.4, 70, 270, 178), (60, 30, 40), (0.6, 0.4, -1.9), (60, 150, 40), (80, 200, 60), 20.0), (0.4, 0.75), 1e-2, 0.02),
]
STEP = 0.05
FINE, COARSE = (0.15, 13), (0.3, 10)
SURE = 6.0


class Slow:
    """Positions by time, of both objects, of their errors and of an impulse."""

    def __init__(self, row, longest):
        self.scene = outcomes.slow_scene(*row)
        self.period, self.radius = self.scene["period"], self.scene["radius"]
        self.span = SPAN * self.period
        self.flights = Flights(TCA, MASS)
        self.other = Flights(TCA, 1.0)
        self.own = self.both_ways(self.flights, self.scene["primary"], MASS)
        self.theirs = self.both_ways(self.other, self.scene["secondary"], 1.0)
        self.before = self.flights.run(self.scene["primary"], 0, -longest, MASS, keeps=True)
        self.knots = np.linspace(-self.span, self.span, 901)
        read = lambda way: np.array([way(t)[:3] for t in self.knots])
        middle = (read(self.own), read(self.theirs))
        self.gap = middle[1] - middle[0]
        columns = []
        for k, (flights, name, sign, mass) in enumerate(((self.flights, "primary", -1, MASS), (self.other, "secondary", 1, 1.0))):
            six = self.scene[name]
            for column in outcomes.spread(self.scene["sigmas"][k], six).T:
                columns.append(sign * (read(self.both_ways(flights, six + column, mass)) - middle[k]))
        self.shape = np.transpose(np.array(columns), (1, 2, 0))
        # Errors that move both alike move nothing.
        _, sizes, turn = np.linalg.svd(self.shape.reshape(-1, 12), full_matrices=False)
        kept = sizes > 1e-5 * sizes[0]
        self.shape = self.shape @ turn[kept].T
        print(self.scene["name"], "errors that count", int(kept.sum()), file=sys.stderr)

    def both_ways(self, flights, six, mass):
        before, behind = [flights.run(six, 0, s * (self.span + 60), mass, keeps=True) for s in (-1, 1)]
        return lambda t: (behind if t >= 0 else before)(t)

    def moved(self, orbits, size=0.002):
        """What an impulse of one m/s in R, T and N moves, from its begin on."""
        lead = round(orbits * self.period, 3)
        six = self.before(-lead)
        axes = rtn_axes(six)[:3, :3]
        knots = self.knots[self.knots > -lead]
        out = []
        for axis in axes:
            ways = []
            for sign in (-1, 1):
                pushed = np.concatenate([six[:3], six[3:] + sign * size * axis])
                way = self.flights.run(pushed, -lead, self.span + 60, MASS, keeps=True)
                ways.append(np.array([way(t)[:3] for t in knots]))
            out.append((ways[1] - ways[0]) / (2 * size))
        return lead, np.transpose(np.array(out), (1, 2, 0))

    def opened(self, orbits):
        lead, push = self.moved(orbits)
        return Tries(self, -lead, push)


def cubic(knots, values, times):
    """Between rows, by Catmull and Rom."""
    step = knots[1] - knots[0]
    place = np.clip(((times - knots[0]) / step).astype(int), 1, len(knots) - 3)
    u = ((times - knots[0]) / step - place).reshape((-1,) + (1,) * (values.ndim - 1))
    a, b, c, d = (values[place + k] for k in (-1, 0, 1, 2))
    return b + 0.5 * u * (c - a + u * (2 * a - 5 * b + 4 * c - d + u * (3 * (b - c) + d - a)))


class Tries:
    """One begin: the probability after an impulse."""

    def __init__(self, slow, since, push):
        self.slow = slow
        inside = slow.knots > since
        self.knots, self.gap, self.shape, self.push = slow.knots[inside], slow.gap[inside], slow.shape[inside], push

    def probability(self, delta_v, effort=FINE):
        share, power = effort
        radius = self.slow.radius
        gap = self.gap - self.push @ np.asarray(delta_v, float)
        covariance = self.shape @ np.transpose(self.shape, (0, 2, 1))
        distance = np.sqrt(np.einsum("ti,tij,tj->t", gap, np.linalg.inv(covariance), gap))
        near = distance < distance.min() + SURE
        # Edges of what is near, with one knot more to either side.
        near = near | np.roll(near, 1) | np.roll(near, -1)
        speed = np.linalg.norm(np.gradient(gap, self.knots, axis=0), axis=1)
        times = []
        for k in np.flatnonzero(near[:-1]):
            count = max(1, math.ceil(speed[k] * (self.knots[k + 1] - self.knots[k]) / (share * radius)))
            times.append(np.linspace(self.knots[k], self.knots[k + 1], count, endpoint=False))
        times = np.concatenate(times)
        gap, shape = cubic(self.knots, gap, times), cubic(self.knots, self.shape, times)
        at = np.argmin(np.einsum("ti,tij,tj->t", gap, np.linalg.inv(shape @ np.transpose(shape, (0, 2, 1))), gap))
        along = -(np.linalg.pinv(shape[at]) @ gap[at])
        along /= np.linalg.norm(along)
        _, _, turn = np.linalg.svd(along[None, :])
        rest = turn[1:]
        ends = shape @ along
        z = norm.ppf(qmc.Sobol(len(rest), seed=11).random_base2(power)) @ rest
        total = 0.0
        chunk = max(1, int(4e6 / len(times)))
        squared = np.einsum("ti,ti->t", ends, ends)
        flat = shape.reshape(-1, shape.shape[2])
        for first in range(0, len(z), chunk):
            here = (flat @ z[first : first + chunk].T).reshape(len(times), 3, -1) + gap[:, :, None]
            across = np.einsum("tis,ti->ts", here, ends)
            under = across**2 - squared[:, None] * (np.einsum("tis,tis->ts", here, here) - radius**2)
            hits = np.flatnonzero((under > 0).any(axis=0))
            if len(hits) == 0:
                continue
            under, across = under[:, hits], across[:, hits]
            root = np.sqrt(np.maximum(under, 0))
            low = np.where(under > 0, (-across - root) / squared[:, None], np.inf)
            high = np.where(under > 0, (-across + root) / squared[:, None], -np.inf)
            order = np.argsort(low, axis=0)
            low, high = np.take_along_axis(low, order, 0), np.take_along_axis(high, order, 0)
            reached = np.maximum.accumulate(high, axis=0)
            begin = np.maximum(low, np.concatenate([np.full((1, low.shape[1]), -np.inf), reached[:-1]]))
            whole = high > begin
            # Of the tail that is nearer to none, for its digits.
            far = begin > 0
            piece = np.where(far, ndtr(-begin) - ndtr(-high), ndtr(high) - ndtr(begin))
            total += float(np.sum(np.where(whole, piece, 0)))
        return total / len(z)


def smallest(tries, direction, target, most, count=32, effort=FINE, coarse=COARSE):
    """Of sizes tried one after the other, evenly in their logarithm, the first that reaches the target, closed in."""
    direction = np.asarray(direction, float)
    over = lambda size, how: math.log(max(tries.probability(direction * size, how), 1e-300) / target)
    before = 0.0
    for size in np.geomspace(most * 1e-2, most, count):
        if over(size, coarse) <= 0:
            if before == 0.0:
                return size
            if effort is coarse:
                return brentq(lambda x: over(x, coarse), before, size, rtol=1e-3)
            wide = (before / 1.03, size * 1.03)
            if over(wide[0], effort) > 0 >= over(wide[1], effort):
                return brentq(lambda x: over(x, effort), *wide, rtol=5e-4)
        before = size
    return None


def directions(count):
    """Spread evenly over the sphere."""
    k = np.arange(count) + 0.5
    height, turn = 1 - 2 * k / count, math.pi * (1 + math.sqrt(5)) * k
    flat = np.sqrt(1 - height**2)
    return np.stack([flat * np.cos(turn), flat * np.sin(turn), height], axis=1)


def free(tries, target, most):
    needed = lambda d: smallest(tries, d / np.linalg.norm(d), target, most, 24, COARSE) or 10 * most
    best = sorted(((needed(d), tuple(d)) for d in directions(92)), key=lambda x: x[0])[:3]
    found = []
    for _, start in best:
        end = minimize(needed, start, method="Nelder-Mead", options={"xatol": 5e-3, "fatol": 1e-5 * most, "maxiter": 40})
        found.append((end.fun, end.x / np.linalg.norm(end.x)))
    size, way = min(found, key=lambda x: x[0])
    return smallest(tries, way, target, most, 80) or size, way


def search_of(row, begins, share, most):
    slow = Slow(row, (begins[1] + 0.1) * outcomes.slow_scene(*row)["period"])
    scene = slow.scene
    now = Tries(slow, -1e9, np.zeros((len(slow.knots), 3, 3))).probability([0, 0, 0])
    target = float(f"{share * now:.9g}")
    rows = []
    for k in range(round((begins[1] - begins[0]) / STEP) + 1):
        orbits = round(begins[0] + k * STEP, 9)
        tries = slow.opened(orbits)
        found = [size and round(size, 8) for size in (smallest(tries, (0, s, 0), AIMED * target, most) for s in (1, -1))]
        rows.append([orbits, *found])
        print(scene["name"], now, rows[-1], file=sys.stderr, flush=True)
    plain = {
        "name": scene["name"], "primary": [float(x) for x in scene["primary"]], "secondary": [float(x) for x in scene["secondary"]],
        "sigmasRtn": scene["sigmas"], "hardBodyRadiusM": scene["radius"], "periodS": scene["period"],
    }
    at = round(begins[0] + 3 * STEP, 9)
    size, way = free(slow.opened(at), AIMED * target, most)
    print(scene["name"], "free", at, size, way, file=sys.stderr, flush=True)
    whole = {"pc": float(f"{now:.6g}"), "targetPc": target, "most": most, "orbits": begins, "rows": rows}
    return {**plain, "type": "IMPULSIVE", **whole, "free": [at, float(f"{size:.6g}"), [round(float(x), 4) for x in way]]}


def main():
    print(json.dumps({"tcaUtc": TCA_UTC, "aimedShare": AIMED, "step": STEP, "searches": [search_of(*row) for row in SEARCHES]}))


if __name__ == "__main__":
    main()
