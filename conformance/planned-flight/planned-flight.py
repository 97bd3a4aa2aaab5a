"""The errors of a planned orbit: drawn executions and drawn orbits, each flown by Orekit with all forces.

    python3 conformance/planned-flight/planned-flight.py > conformance/planned-flight/planned-flight.json
"""
import json
import math
import pathlib
import sys
from datetime import datetime

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))
from orekit_pushes import *

START_UTC = "2024-11-20T06:00:00.000"
START = AbsoluteDate(START_UTC, UTC)
MASS = 250.0
# Pairs of draws: the second moments are those of the normal distribution to the last digit, and all odd ones are none.
PAIRS = 24
# One sigma: share of the size, rad; fixed parts m/s.
EXECUTION = {"magnitudeShare": 0.05, "pointingRad": 0.03, "fixedMagnitudeMps": 0.002, "fixedCrossMps": 0.0015}
DENSITY_SIGMA = 0.3
# Perigee km, e, i, node, argument, anomaly; sigmas RTN m, m/s; rows every s until s, errors every s.
ORBITS = {
    "low": ((700, 1e-3, 98.2, 30, 60, 40), (2, 5, 2, 5e-3, 2e-3, 2e-3), 120, 28_800, 1_800),
    "480 km": ((480, 1e-3, 97.4, 30, 60, 40), (2, 5, 2, 5e-3, 2e-3, 2e-3), 120, 28_800, 1_800),
    "geostationary": ((35_786, 2e-4, 0.05, 20, 30, 40), (20, 40, 20, 3e-3, 2e-3, 2e-3), 900, 86_400, 3_600),
    "12 hours, e 0.7": ((900, 0.70, 63.4, 70, 270, 100), (10, 20, 10, 2e-3, 2e-3, 2e-3), 120, 43_200, 3_600),
}
DRAG = attitude(1_800, 10_800, 1.0, 4.0, 2.2)
# Orbit, what is pushed, read at s.
CASES = [
    ("low", [impulse(1_800, "RTN", 0, 0.15, 0)], 28_800),
    ("low", [impulse(1_800, "VNC", 0.08, -0.05, 0.03)], 7_200),
    ("low", [impulse(2_000, "EME2000", 0.05, 0.06, -0.07)], 14_400),
    ("low", [impulse(2_000, "SEZ", 0.09, -0.04, 0.05)], 14_400),
    ("low", [impulse(1_800, "TNW", 0.12, 0, 0), impulse(9_000, "LVLH", -0.1, 0, 0)], 28_800),
    ("low", [burn(1_200, 2_400, "TNW", (1, 0, 0), 0.02, 1500.0, 0.8)], 7_200),
    ("low", [burn(1_200, 6_000, "RTN", (0.2, 0.9, 0.4), 0.012, 1500.0, 0.5)], 7_200),
    ("low", [burn(1_200, 6_000, "RTN", (0.2, 0.9, 0.4), 0.012, 1500.0, 0.5)], 28_800),
    ("low", [burn(1_200, 5_000, "NTW_INERTIAL", (0, 1, 0), 0.012, 220.0, 1.0)], 14_400),
    ("low", [burn(1_800, 1_500, "TNW", (1, 0, 0), 0.02, 1500.0, 1.0), burn(9_000, 1_500, "LVLH", (-1, 0, 0), 0.02, 1500.0, 1.0)], 28_800),
    ("480 km", [DRAG], 28_800),
    ("geostationary", [impulse(3_600, "EQW", -0.05, 0.06, 0.02)], 86_400),
    ("geostationary", [burn(3_600, 21_600, "LVLH", (1, 0, 0.5), 0.003, 1700.0, 0.5)], 57_600),
    ("12 hours, e 0.7", [impulse(3_600, "PQW", 0.05, 0, 0.02)], 43_200),
    ("12 hours, e 0.7", [burn(6_000, 9_000, "NSW", (0.6, 0.7, -0.3), 0.004, 1500.0, 0.6)], 28_800),
]


def executed(push, normals):
    """As it comes out by Gates's model: along it and in two directions across; of the attitude by another density."""
    if push["type"] == "DIFFERENTIAL_DRAG":
        return scaled(push, 1 + DENSITY_SIGMA * normals[0])
    size, along = size_of(push, MASS), unit(push["vector"])
    first = unit(np.cross(along, [0.3, -0.5, 0.8]))
    e = EXECUTION
    length = size + math.hypot(e["magnitudeShare"] * size, e["fixedMagnitudeMps"]) * normals[0]
    across = math.hypot(e["pointingRad"] * size, e["fixedCrossMps"])
    vector = along * length + across * (first * normals[1] + np.cross(along, first) * normals[2])
    if push["type"] == "IMPULSIVE":
        return {**push, "vector": vector}
    return {**push, "vector": vector, "thrustN": push["thrustN"] * np.linalg.norm(vector) / size}


def draws(count, random):
    """Normals of whose sample the covariance is one to the last digit, each with its opposite."""
    half = random.standard_normal((PAIRS, count))
    half = half @ np.linalg.cholesky(np.linalg.inv(half.T @ half / PAIRS))
    return np.concatenate([half, -half])


def covariance(samples, middle):
    """RTN of the flight in the middle, lower triangle."""
    beside = np.array(samples) - middle
    turn = rtn_axes(middle)
    return lower(turn @ (beside.T @ beside / len(samples)) @ turn.T, 10)


def rounded(six):
    return [round(float(x), 4 if k < 3 else 7) for k, x in enumerate(six)]


def main():
    random = np.random.default_rng(20261123)
    orbits, cases = {}, []
    for name, (elements, sigmas, step, until, node_step) in ORBITS.items():
        six = np.array(kepler(*elements, START))
        flights = Flights(START, MASS, (DRAG["nominalM2"], DRAG["coefficient"]) if name == "480 km" else None)
        fly = lambda begin, pushes, reads: flights.flown(begin, pushes, reads)[0]
        rows, nodes = range(0, until + step, step), range(0, until + 1, node_step)
        nominal = fly(six, [], rows)
        spread = rtn_axes(six).T @ np.diag(sigmas)
        others = [fly(six + spread @ z, [], nodes) for z in draws(6, random)]
        orbits[name] = {
            "stepS": step,
            "states": [rounded(nominal[float(t)]) for t in rows],
            "covariances": [[t, covariance([o[float(t)] for o in others], nominal[float(t)])] for t in nodes],
        }
        for _, pushes, at in [case for case in CASES if case[0] == name]:
            erring = lambda z: [executed(push, z[3 * k : 3 * k + 3]) for k, push in enumerate(pushes)]
            end = lambda begin, pushes: fly(begin, pushes, [at])[float(at)]
            planned = end(six, pushes)
            flown = [end(six + spread @ z[:6], erring(z[6:])) for z in draws(6 + 3 * len(pushes), random)]
            commands = [command_of(push, datetime.fromisoformat(START_UTC)) for push in pushes]
            whole = {"atS": at, "state": rounded(planned), "covariance": covariance(flown, planned)}
            cases.append({"orbit": name, "satellite": satellite_of(pushes[0], MASS) | EXECUTION, "manoeuvres": commands, **whole})
            print(name, pushes[0]["type"], file=sys.stderr)
    print(json.dumps({"startUtc": START_UTC, "densitySigma": DENSITY_SIGMA, "orbits": orbits, "cases": cases}))


if __name__ == "__main__":
    main()
