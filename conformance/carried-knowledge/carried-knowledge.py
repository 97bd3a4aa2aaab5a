"""What is known of an orbit, carried over days: state and covariance by Orekit's state transition matrix with drag as a seventh unknown.

    python3 conformance/carried-knowledge/carried-knowledge.py > conformance/carried-knowledge/carried-knowledge.json
"""
import json
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))
from orekit_forces import *

EPOCH_UTC = "2024-11-01T12:00:00.000"
EPOCH = AbsoluteDate(EPOCH_UTC, UTC)
DAY_S = 86400.0
# White accelerations along each of three axes, m^2/s^3.
NOISE = 2e-13
# What stays of a drag that was found, and one sigma of that of an element set, as a share.
PERSISTENCE, FRESH = 0.9, 0.3

# Name; perigee km, e, i, node, argument, anomaly; air; Cd A / m, sigma of it as a share; sigmas of the state in RTN (m, m/s); correlation of the state's
# along-track position and radial velocity with the drag; days; day until which it was seen, or none.
SHARP = [30, 120, 20, 0.12, 0.03, 0.02]
WIDE = [200, 900, 150, 0.06, 0.014, 0.01]
CASES = [
    ("low, 400 km, 51.6 deg, exponential", (400, 5e-4, 51.6, 40, 30, 10), "EXPONENTIAL", 0.01, 0.02, SHARP, -0.6, [-1, -0.2, 0.2, 1, 2], None),
    ("low, 550 km, sun-synchronous, exponential, seen for half a day", (550, 1e-3, 97.6, 120, 80, 200), "EXPONENTIAL", 0.02, 0.05, SHARP, 0.5, [-0.5, 0.3, 1, 2, 5], 0.5),
    ("low, 480 km, sun-synchronous, NRLMSISE-00", (480, 1e-3, 97.35, 300, 90, 100), "NRLMSISE_00", 0.008, 0.03, SHARP, -0.4, [-0.4, 0.2, 1], None),
    ("low, 1,400 km, no drag", (1400, 2e-3, 66, 10, 200, 330), None, None, None, SHARP, 0, [-1, 0.2, 2, 5], None),
    ("12 hours, e 0.72, 63.4 deg, no drag", (600, 0.74, 63.4, 70, 270, 40), None, None, None, WIDE, 0, [-2, -0.2, 0.2, 1, 5], None),
    ("transfer, perigee at 260 km, exponential", (260, 0.728, 7, 15, 170, 120), "EXPONENTIAL", 0.02, 0.02, WIDE, 0.3, [-0.6, 0.3, 1, 2], None),
    ("geostationary, no drag", (35786, 2e-4, 0.05, 20, 30, 40), None, None, None, WIDE, 0, [-5, -1, 0.2, 1, 5], None),
]


class Carried:
    """One run: state, transition matrix and the way of the drag at any epoch."""

    def __init__(self, six, date, drag, air, span):
        self.date, self.drag, self.six = date, drag, np.array(six)
        self.sides = []
        for end in span:
            if end == 0:
                continue
            forces = forces_of(drag, air, degree_of(np.array(six)))
            propagator = propagator_of(six, date, forces)
            if drag is not None:
                forces[-1].getParameterDriver("drag coefficient").setSelected(True)
            harvester = propagator.setupMatricesComputation("stm", None, None)
            generator = propagator.getEphemerisGenerator()
            propagator.propagate(date.shiftedBy(float(end)))
            self.sides.append((end, generator.getGeneratedEphemeris(), harvester))

    def at(self, t):
        if t == 0:
            return self.six, np.eye(6), np.zeros(6)
        _, ephemeris, harvester = next(side for side in self.sides if side[0] * t > 0)
        state = ephemeris.propagate(self.date.shiftedBy(float(t)))
        phi = np.array([list(row) for row in harvester.getStateTransitionMatrix(state).getData()])
        way = np.zeros(6)
        if self.drag is not None:
            way = np.array([row[0] for row in harvester.getParametersJacobian(state).getData()])
        return six_of(state.getPVCoordinates(EME)), phi, way


def noise(run, t, step):
    """Integral of Phi(t, s) G q G^T Phi(t, s)^T over the way, by Simpson: the covariance that white accelerations make."""
    count = 2 * max(4, int(np.ceil(abs(t) / step / 2)))
    _, end, _ = run.at(t)
    total = np.zeros((6, 6))
    for k in range(count + 1):
        _, phi, _ = run.at(t * k / count)
        from_there = (end @ np.linalg.inv(phi))[:, 3:]
        weight = 1 if k in (0, count) else 4 if k % 2 else 2
        total += weight * NOISE * from_there @ from_there.T
    return total * abs(t) / count / 3


def carry(run, seven, t):
    """Of state and drag together, along the axes of EME2000; without noise."""
    six, phi, way = run.at(t)
    whole = np.eye(7)
    whole[:6, :6], whole[:6, 6] = phi, way
    return six, whole @ seven @ whole.T


def start_of(six, sigmas, drag, share, correlation):
    """Covariance of state and drag in EME2000, and as it is told: RTN, and with the drag in sigmas of it."""
    axes = rtn_axes(np.array(six))
    rtn = np.diag(np.square(sigmas))
    # An error along the track is one in time, and a semi-major axis is better known than position and velocity apart.
    rtn[1, 3] = rtn[3, 1] = -0.9 * sigmas[1] * sigmas[3]
    rtn[0, 4] = rtn[4, 0] = -0.9 * sigmas[0] * sigmas[4]
    rtn[0, 2] = rtn[2, 0] = 0.2 * sigmas[0] * sigmas[2]
    sigma = 0.0 if drag is None else share * drag
    cross = np.zeros(6)
    cross[1], cross[3] = correlation * sigmas[1], -correlation * sigmas[3]
    seven = np.zeros((7, 7))
    seven[:6, :6] = axes.T @ rtn @ axes
    seven[:6, 6] = seven[6, :6] = axes.T @ cross * sigma
    seven[6, 6] = sigma**2
    assert np.linalg.eigvalsh(np.block([[rtn, cross[:, None]], [cross[None, :], np.eye(1)]])).min() > 0
    return seven, rtn, cross, sigma


def main():
    cases = []
    for name, elements, air, drag, share, sigmas, correlation, days, seen in CASES:
        print(name, file=sys.stderr)
        six = kepler(*elements, EPOCH)
        seven, rtn, cross, sigma = start_of(six, sigmas, drag, share, correlation)
        back, ahead = min(0, *days) * DAY_S, max(days) * DAY_S
        run = Carried(six, EPOCH, drag, air, (back, ahead))
        later = None
        if seen is not None:
            there, known = carry(run, seven, seen * DAY_S)
            expected = 1.2 * drag
            next_drag = expected + PERSISTENCE * (drag - expected)
            known[:6, 6] *= PERSISTENCE
            known[6, :6] *= PERSISTENCE
            known[6, 6] = (PERSISTENCE * sigma) ** 2 + (1 - PERSISTENCE**2) * (FRESH * expected) ** 2
            later = (Carried(there, EPOCH.shiftedBy(seen * DAY_S), next_drag, air, (0, ahead - seen * DAY_S)), known)
        step = 60.0 if elements[1] > 0.1 else 200.0
        rows = []
        for day in days:
            t = day * DAY_S
            if later is None or day <= seen:
                there, covariance = carry(run, seven, t)
                of_noise = noise(run, t, step)
            else:
                rest = t - seen * DAY_S
                there, covariance = carry(*later, rest)
                phi = later[0].at(rest)[1]
                of_noise = phi @ noise(run, seen * DAY_S, step) @ phi.T + noise(later[0], rest, step)
            axes = rtn_axes(there)
            rows.append(
                {
                    "day": day,
                    "state": [round(float(x), 5 if i < 3 else 8) for i, x in enumerate(there)],
                    "covarianceRtn": lower(axes @ covariance[:6, :6] @ axes.T),
                    "noiseRtn": lower(axes @ of_noise @ axes.T, 6),
                    "crossRtn": [float(f"{x:.10g}") for x in axes @ covariance[:6, 6] / np.sqrt(covariance[6, 6])] if drag else None,
                }
            )
        cases.append(
            {
                "name": name,
                "air": air,
                "state": six,
                "covarianceRtn": lower(rtn),
                "drag": drag
                and {
                    "coefficientM2PerKg": drag,
                    "sigmaM2PerKg": sigma,
                    "expectedM2PerKg": 1.2 * drag if seen is not None else drag,
                    "crossRtn": [float(f"{x:.12g}") for x in cross],
                    "seenUntilDay": seen,
                },
                "rows": rows,
            }
        )
    print(json.dumps({"epochUtc": EPOCH_UTC, "noiseM2PerS3": NOISE, "cases": cases}))


main()
