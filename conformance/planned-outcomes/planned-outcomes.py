"""What a manoeuvre makes of an encounter where it comes out hot, as planned, cold or not at all, by flying each with all forces.

    python3 conformance/planned-outcomes/planned-outcomes.py > conformance/planned-outcomes/planned-outcomes.json

The encounters of `trade-cells.py` and two slow ones. Both objects are flown from their states at closest approach by Orekit with EGM96 20x20, Sun and
Moon (the braked one with the exponential layers); all closest approaches of the span by Brent's method. Probability: of fast
encounters by quadrature over the disc; of slow ones by drawing both orbits and following every pair through the whole span.
"""
import importlib.util
import json
import math
import pathlib
import sys
from datetime import datetime

CONFORMANCE = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(CONFORMANCE))
from orekit_pushes import *

SPEC = importlib.util.spec_from_file_location("trade_cells", CONFORMANCE / "trade-cells" / "trade-cells.py")
cells = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(cells)
from scipy.optimize import brentq  # noqa: E402

TCA, TCA_UTC = cells.TCA, cells.TCA_UTC
VELOCITY_SIGMA = 1e-3
SHARES = {"HOT": 1.15, "NOMINAL": 1.0, "COLD": 0.85, "MISSED": 0.0}
DENSITY_SHARES = {"HOT": 1.3, "NOMINAL": 1.0, "COLD": 0.7, "MISSED": 0.0}
DRAWS = 400_000
# Name; elements; RTN m; RTN m/s; sigmas RTN m; radius m.
SLOW = [
    ("geostationary, 1.6 m/s", (35786, 2e-4, 0.05, 20, 30, 40), (60, 20, 30), (0.3, -0.2, 1.55), (60, 150, 40), (80, 200, 60), 25.0),
    ("low, in one plane, 0.6 m/s", (750, 1e-3, 87.0, 20, 30, 40), (25, 10, 15), (0.3, 0.1, -0.5), (12, 40, 10), (20, 60, 15), 8.0),
]
# Begin in periods before closest approach; what is pushed, sizes of an impulse m/s, of a burn N and s.
FAST = {
    "low, crossing": [(2.6, lambda at: impulse(at, "RTN", 0.004, 0.02, -0.008)), (1.4, lambda at: burn(at, 2_000, "TNW", (1, 0.2, 0), 0.01, 1500.0, 0.5))],
    "low, head-on": [(1.55, lambda at: impulse(at, "VNC", -0.02, 0.01, 0.0))],
    "low, in one plane": [(2.55, lambda at: impulse(at, "TNW", -0.015, 0, 0.004))],
    "low, slow": [(1.5, lambda at: impulse(at, "LVLH", 0.012, 0, 0))],
    "geostationary": [(0.9, lambda at: impulse(at, "RTN", 0, 0.003, 0.0015)), (1.2, lambda at: burn(at, 9_000, "LVLH", (0.8, 0.6, 0), 0.0003, 1500.0, 1.0))],
    "12 hours, e 0.7, near its perigee": [(1.0, lambda at: impulse(at, "RTN", 0, 0.0008, 0))],
}
OF_SLOW = {
    "geostationary, 1.6 m/s": [(0.6, lambda at: impulse(at, "RTN", 0, -0.001, 0.0005))],
    "low, in one plane, 0.6 m/s": [(1.6, lambda at: impulse(at, "RTN", 0, 0.002, 0))],
}
MASS = {"IMPULSIVE": 500.0, "CONTINUOUS": 300.0, "DIFFERENTIAL_DRAG": 120.0}


def slow_scene(name, elements, miss, speed, first, second, radius):
    primary = np.array(kepler(*elements, TCA))
    turn = rtn_axes(primary)[:3, :3].T
    # At closest approach: nothing of the distance along the relative velocity.
    v = np.array(speed, float)
    r = np.array(miss, float) - v * (v @ np.array(miss)) / (v @ v)
    secondary = np.concatenate([primary[:3] + turn @ r, primary[3:] + turn @ v])
    secondary = np.array([round(float(x), 6 if k < 3 else 9) for k, x in enumerate(secondary)])
    axis = 1 / (2 / np.linalg.norm(primary[:3]) - primary[3:] @ primary[3:] / MU)
    period = 2 * math.pi * math.sqrt(axis**3 / MU)
    return {"name": name, "primary": primary, "secondary": secondary, "sigmas": (first, second), "radius": radius, "period": period}


class Pair:
    """Both objects around closest approach; times are seconds after it."""

    def __init__(self, scene, mass, drag, lead, span):
        self.scene, self.lead, self.span = scene, lead, span
        self.own, self.other = Flights(TCA, mass, drag), Flights(TCA, 1.0)
        self.begin = self.own.run(scene["primary"], 0, -lead, mass)[0]
        self.secondary = self.both_ways(self.other, scene["secondary"])

    def both_ways(self, flights, six, at=0.0, mass=1.0):
        before, behind = [flights.run(six, at, at + s * (self.span + 120.0 + abs(at)), mass, keeps=True) for s in (-1, 1)]
        return lambda t: (behind if t >= at else before)(t)

    def burned(self, push):
        """The primary from the end of a push on."""
        end = push["atS"] + push["durationS"]
        states, mass = self.own.flown(self.begin, [push], [end], push["atS"])
        return self.own.run(states[float(end)], end, self.span + 60, mass, keeps=True)

    def approaches(self, primary, since):
        """Every closest approach: time and distance."""

        def rate(t):
            a, b = primary(t), self.secondary(t)
            return (b - a)[:3] @ (b - a)[3:]

        times = np.arange(max(-self.span, since), self.span, min(30.0, self.span / 40))
        rates = [rate(t) for t in times]
        found = [brentq(rate, a, b, xtol=1e-9) for a, b, x, y in zip(times, times[1:], rates, rates[1:]) if x < 0 <= y]
        return [(t, float(np.linalg.norm((self.secondary(t) - primary(t))[:3]))) for t in found]


def spread(sigmas, six):
    return rtn_axes(six).T @ np.diag([*sigmas, *[VELOCITY_SIGMA] * 3])


def drawn(pair, push, random, step):
    """Share of drawn pairs of orbits that come within the radius, from the end of the push on. The errors are those of closest approach, in the axes of each orbit there, on the orbit as it is flown then."""
    scene = pair.scene
    end = -pair.span if push is None else max(-pair.span, push["atS"] + push["durationS"])
    times = np.arange(end, pair.span, step)
    flown = pair.both_ways(pair.own, scene["primary"], mass=pair.own.mass) if push is None else pair.burned(push)
    at_tca = flown(0.0)
    columns = []
    for flights, six, sigmas, sign in ((pair.own, at_tca, scene["sigmas"][0], -1), (pair.other, scene["secondary"], scene["sigmas"][1], 1)):
        middle = pair.both_ways(flights, six, mass=flights.mass)
        rows = np.array([middle(t)[:3] for t in times])
        for column in spread(sigmas, six).T:
            beside = pair.both_ways(flights, six + column, mass=flights.mass)
            columns.append(sign * (np.array([beside(t)[:3] for t in times]) - rows))
    gap = np.array([(pair.secondary(t) - flown(t))[:3] for t in times])
    shape = np.transpose(np.array(columns), (1, 2, 0))
    hits = 0
    for _ in range(10):
        z = random.standard_normal((12, DRAWS // 10))
        near = np.full(z.shape[1], np.inf)
        last = shape[0] @ z + gap[0][:, None]
        for k in range(1, len(times)):
            here = shape[k] @ z + gap[k][:, None]
            way = here - last
            share = np.clip(-np.sum(last * way, 0) / np.sum(way * way, 0), 0, 1)
            near = np.minimum(near, np.sum((last + share * way) ** 2, 0))
            last = here
        hits += int(np.sum(near < scene["radius"] ** 2))
    return hits / DRAWS


def quadrature(scene, primary, secondary):
    """With the errors of each object in the axes of its orbit."""
    covariance = sum(
        (lambda m: m.T @ np.diag(np.square(s).astype(float)) @ m)(rtn_axes(six)[:3, :3]) for six, s in ((primary, scene["sigmas"][0]), (secondary, scene["sigmas"][1]))
    )
    return cells.probability({**scene, "covariance": covariance}, primary, secondary)


def cases_of(scene, tries, drag, random):
    for orbits, push_of in tries:
        lead = round(orbits * scene["period"], 3)
        push = push_of(-lead)
        slow = random is not None
        pair = Pair(scene, MASS[push["type"]], drag, lead, 0.75 * scene["period"] if slow else 60.0)
        rows = []
        for branch, share in (DENSITY_SHARES if push["type"] == "DIFFERENTIAL_DRAG" else SHARES).items():
            come = scaled(push, share) if share > 0 else None
            flown = pair.both_ways(pair.own, scene["primary"], mass=pair.own.mass) if come is None else pair.burned(come)
            since = -1e9 if come is None else come["atS"] + come["durationS"]
            approaches = pair.approaches(flown, since)
            at, miss = min(approaches, key=lambda row: row[1])
            pc = drawn(pair, come, random, scene["period"] / 900) if slow else quadrature(scene, flown(at), pair.secondary(at))
            rows.append({"branch": branch, "share": share, "afterTcaS": round(at, 6), "missM": round(miss, 4), "pc": float(f"{pc:.9g}"), "count": len(approaches)})
            print(scene["name"], push["type"], branch, rows[-1], file=sys.stderr)
        command = command_of(push, datetime.fromisoformat(TCA_UTC))
        plain = {
            "name": scene["name"], "primary": [float(x) for x in scene["primary"]], "secondary": [float(x) for x in scene["secondary"]],
            "sigmasRtn": scene["sigmas"], "hardBodyRadiusM": scene["radius"], "periodS": scene["period"], "type": push["type"],
        }
        yield {**plain, "orbits": orbits, "isDrawn": slow, "satellite": satellite_of(push, MASS[push["type"]]), "manoeuvre": command, "branches": rows}


def main():
    random = np.random.default_rng(20261123)
    cases = []
    for row in SLOW:
        cases += cases_of(slow_scene(*row), OF_SLOW[row[0]], None, random)
    for row in cells.SCENES:
        cases += cases_of(cells.scene_of(*row), FAST[row[0]], None, None)
    at = cells.DRAG
    turn = lambda begin: attitude(begin, 9_000, at["nominal"], at["max"], at["coefficient"])
    cases += cases_of(cells.scene_of(*cells.DRAGGED), [(12.0, turn)], (at["nominal"], at["coefficient"]), None)
    print(json.dumps({"tcaUtc": TCA_UTC, "draws": DRAWS, "cases": cases}))


if __name__ == "__main__":
    main()
