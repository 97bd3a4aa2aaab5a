"""What the error of a burn makes of the probability of an encounter, by flying executions that come out otherwise.

    python3 conformance/planned-outcomes/executed.py > conformance/planned-outcomes/executed.json

The manoeuvres of `planned-outcomes.py` in their order. Of fast encounters a mean over 4,096 spread (Sobol) executions by Gates's model (of another attitude:
densities), each with the state at closest approach that Orekit flies it to (of second order in the errors, from flights one sigma and two to either side and of
every two together), the nearest point and quadrature over the disc. Of slow ones the errors of the burn stand beside those of both orbits in the lines of `slow-search.py`.
"""
import importlib.util
import json
import math
import pathlib
import sys

CONFORMANCE = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(CONFORMANCE))


def loaded(name, path):
    spec = importlib.util.spec_from_file_location(name, CONFORMANCE / path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


slow = loaded("slow_search", "trade-cells/slow-search.py")
flight = loaded("planned_flight", "planned-flight/planned-flight.py")
outcomes, cells = slow.outcomes, slow.outcomes.cells
from orekit_pushes import *  # noqa: E402
from scipy.special import ndtr  # noqa: E402
from scipy.stats import norm, qmc  # noqa: E402

EXECUTION = {"magnitudeShare": 0.05, "pointingRad": 0.02, "fixedMagnitudeMps": 2e-4, "fixedCrossMps": 1e-4}
flight.EXECUTION = EXECUTION
DRAWS = 12


NODES, WEIGHTS = np.polynomial.legendre.leggauss(60)


def over_disc(scene, primary, secondary):
    """Quadrature in strips, with the errors of each object in the axes of its orbit."""
    r, v = (secondary - primary)[:3], (secondary - primary)[3:]
    e1 = unit(r - v * (r @ v) / (v @ v))
    plane = np.array([e1, np.cross(unit(v), e1)])
    covariance = sum((turn.T * np.square(s)) @ turn for turn, s in zip((rtn_axes(six)[:3, :3] for six in (primary, secondary)), scene["sigmas"]))
    values, vectors = np.linalg.eigh(plane @ covariance @ plane.T)
    (x, y), (a, b), radius = vectors.T @ plane @ r, np.sqrt(values), scene["radius"]
    # In the angle: the strips are even in it at the rim.
    angle = NODES * math.pi / 2
    t, h = radius * np.sin(angle), radius * np.cos(angle)
    strips = np.exp(-(((t - x) / a) ** 2) / 2) * (ndtr((h - y) / b) - ndtr((-h - y) / b)) * h
    return float(WEIGHTS @ strips) * math.pi / 2 / (a * math.sqrt(2 * math.pi))


def of_fast(scene, push, drag):
    mass = outcomes.MASS[push["type"]]
    flight.MASS = mass
    lead = -push["atS"]
    flights = Flights(outcomes.TCA, mass, drag)
    begin = flights.run(scene["primary"], 0, -lead, mass)[0]
    count = 1 if push["type"] == "DIFFERENTIAL_DRAG" else 3
    flown = lambda z: flights.flown(begin, [flight.executed(push, np.append(z, np.zeros(3 - len(z))))], [0.0], -lead)[0][0.0]
    unit_of = lambda k: np.eye(count)[k]
    middle = flown(np.zeros(count))
    ways = [[flown(s * unit_of(k)) - middle for s in (-2, -1, 1, 2)] for k in range(count)]
    # Of fourth order in each error alone, of second in two of them.
    first = [(8 * (w[2] - w[1]) - (w[3] - w[0])) / 12 for w in ways]
    second = [(16 * (w[2] + w[1]) - (w[3] + w[0])) / 24 for w in ways]
    both = {(i, j): flown(unit_of(i) + unit_of(j)) - middle - ways[i][2] - ways[j][2] for i in range(count) for j in range(i)}
    total, z = 0.0, norm.ppf(qmc.Sobol(count, seed=7).random_base2(DRAWS))
    for row in z:
        six = middle + sum(row[k] * first[k] + row[k] ** 2 * second[k] for k in range(count))
        six = six + sum(row[i] * row[j] * value for (i, j), value in both.items())
        r, v = (scene["secondary"] - six)[:3], (scene["secondary"] - six)[3:]
        at = -(r @ v) / (v @ v)
        near = np.concatenate([scene["secondary"][:3] + at * v, scene["secondary"][3:]])
        total += over_disc(scene, six, near)
    print("over the disc", over_disc(scene, middle, scene["secondary"]), outcomes.quadrature(scene, middle, scene["secondary"]), file=sys.stderr)
    return total / len(z)


def of_slow(row, push):
    case = slow.Slow(row, -push["atS"] + 10)
    tries = case.opened(-push["atS"] / case.period)
    size, along = np.linalg.norm(push["vector"]), unit(push["vector"])
    across = unit(np.cross(along, [0.3, -0.5, 0.8]))
    e = EXECUTION
    sigmas = [math.hypot(e["magnitudeShare"] * size, e["fixedMagnitudeMps"]), *[math.hypot(e["pointingRad"] * size, e["fixedCrossMps"])] * 2]
    errors = np.array([along, across, np.cross(along, across)]).T * sigmas
    pc = tries.probability(push["vector"], (0.1, 15))
    tries.shape = np.concatenate([tries.shape, tries.push @ errors], axis=2)
    return pc, tries.probability(push["vector"], (0.1, 15))


def main():
    pcs = []

    def keep(name, kind, pc):
        print(name, kind, pc, file=sys.stderr, flush=True)
        pcs.append({"name": name, "type": kind, "pc": float(f"{pc:.6g}")})

    for row in outcomes.SLOW:
        scene = outcomes.slow_scene(*row)
        for orbits, push_of in outcomes.OF_SLOW[row[0]]:
            push = push_of(-round(orbits * scene["period"], 3))
            planned, executed = of_slow(row, push)
            print("planned", planned, file=sys.stderr)
            keep(row[0], push["type"], executed)
    for row in cells.SCENES:
        scene = cells.scene_of(*row)
        for orbits, push_of in outcomes.FAST[row[0]]:
            push = push_of(-round(orbits * scene["period"], 3))
            keep(row[0], push["type"], of_fast(scene, push, None))
    at, scene = cells.DRAG, cells.scene_of(*cells.DRAGGED)
    push = attitude(-round(12.0 * scene["period"], 3), 9_000, at["nominal"], at["max"], at["coefficient"])
    keep(scene["name"], push["type"], of_fast(scene, push, (at["nominal"], at["coefficient"])))
    print(json.dumps({"execution": EXECUTION, "cases": pcs}))


if __name__ == "__main__":
    main()
