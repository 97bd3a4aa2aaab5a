"""What planned passes would tell of an encounter: covariance by a batch of all their measurements, verdicts by drawing.

    python3 conformance/planned-passes/planned-passes.py > conformance/planned-passes/planned-passes.json

Orekit's orbit and state transition matrix with EGM96 20x20, Sun and Moon; predicted measurements differentiated by differences, each of the ten
seconds counted, shared errors in the covariance of the whole pass; outcomes by 20,000 independent draws of numpy.
"""
import json
import math
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))
from orekit_forces import *

from org.orekit.bodies import GeodeticPoint
from scipy.integrate import solve_ivp
from scipy.special import erfc

C, MU84, DAY_S = 299_792_458.0, 3.986004418e14, 86400.0
ARCSEC = math.pi / 648000
TCA_UTC = "2024-11-20T12:00:00.000"
TCA = AbsoluteDate(TCA_UTC, UTC)
STEP_S, DRAWS, SEED = 10.0, 20_000, 11
PERSISTENCE = 0.9
ACT, WATCH = 1e-4, 1e-7
SITES = {"Bern": (46.9, 7.5, 900.0), "Paranal": (-24.6, -70.4, 2600.0), "Kwajalein": (8.7, 167.7, 60.0), "Svalbard": (78.2, 15.4, 400.0)}
RADAR = {"angleSigma": 40.0, "rangeSigma": 20.0, "rangeRateSigma": 0.1, "timeBiasSigma": 0.0005, "angleBiasSigma": 5.0}
OPTICAL = {"angleSigma": 1.5, "rangeSigma": None, "rangeRateSigma": None, "timeBiasSigma": 0.001, "angleBiasSigma": 0.5}
# Name; observed: perigee km, e, i, node, argument, anomaly; turn of the velocity, deg; miss in the plane m; sigmas RTN of the observed (m, m/s),
# of the other (m); radius m; decay m/s and sigma of it as a share; passes wanted: site, accuracy, seconds, hours before at least.
LOW_ERROR = (40.0, 900.0, 60.0, 0.9, 0.04, 0.06)
CASES = [
    ("low, crossing, one radar pass", (700, 1e-3, 98.0, 30, 60, 40), 80.0, (45, 150), LOW_ERROR, (15, 80, 12), 10.0, None, [("Svalbard", RADAR, 200, 1)]),
    ("low, crossing, a telescope and two radars", (780, 1e-3, 86.4, 100, 90, 10), 110.0, (60, 220), LOW_ERROR, (12, 90, 10), 8.0, None,
     [("Bern", OPTICAL, 120, 30), ("Svalbard", RADAR, 150, 18), ("Svalbard", RADAR, 150, 5)]),
    ("low, braked, two radar passes", (450, 1e-3, 97.2, 200, 20, 300), 100.0, (50, 300), (40.0, 1500.0, 60.0, 1.6, 0.05, 0.06), (15, 80, 12), 10.0, (3e-4, 0.3),
     [("Svalbard", RADAR, 150, 20), ("Svalbard", RADAR, 150, 4)]),
    ("geostationary, a telescope of a night", (35786, 2e-4, 0.05, 20, 30, 40), 6.0, (600, 500), (900.0, 3000.0, 600.0, 0.22, 0.07, 0.04), (150, 400, 100), 20.0, None,
     [("view", OPTICAL, 1800, 14), ("view", OPTICAL, 1800, 10)]),
    ("12 hours, e 0.7, two telescopes", (900, 0.70, 63.4, 70, 270, 3), 70.0, (200, 150), (200.0, 1200.0, 150.0, 0.9, 0.05, 0.1), (50, 200, 40), 12.0, None,
     [("Bern", OPTICAL, 600, 8), ("Bern", OPTICAL, 600, 5)]),
]


class Site:
    def __init__(self, latitude, longitude, height):
        self.given = (latitude, longitude, height)
        a, o = math.radians(latitude), math.radians(longitude)
        self.place = EARTH.transform(GeodeticPoint(a, o, height))
        self.up = np.array([math.cos(a) * math.cos(o), math.cos(a) * math.sin(o), math.sin(a)])

    def at(self, t):
        return six_of(FIXED.getTransformTo(EME, TCA.shiftedBy(float(t))).transformPVCoordinates(PVCoordinates(self.place, Vector3D.ZERO)))

    def elevation(self, six, t):
        q = EME.getTransformTo(FIXED, TCA.shiftedBy(float(t))).transformPosition(Vector3D(*map(float, six[:3]))).subtract(self.place).normalize()
        return math.degrees(math.asin(self.up @ np.array([q.getX(), q.getY(), q.getZ()])))


class Orbit:
    """From closest approach back, with its transition matrix."""

    def __init__(self, six, back):
        propagator = propagator_of(six, TCA, forces_of())
        self.harvester = propagator.setupMatricesComputation("stm", None, None)
        generator = propagator.getEphemerisGenerator()
        propagator.propagate(TCA.shiftedBy(-back))
        self.flown = generator.getGeneratedEphemeris()

    def at(self, t):
        return six_of(self.flown.getPVCoordinates(TCA.shiftedBy(float(t)), EME))

    def phi(self, t):
        state = self.flown.propagate(TCA.shiftedBy(float(t)))
        return np.array([list(row) for row in self.harvester.getStateTransitionMatrix(state).getData()])


def predicted(orbit, site, t, moved=np.zeros(6)):
    """Right ascension, declination, range, range rate of an orbit that is moved at the emission."""
    here, delay = site.at(t), 0.0
    for _ in range(5):
        there = orbit.at(t - delay) + moved
        sight = there[:3] - here[:3]
        delay = np.linalg.norm(sight) / C
    size = np.linalg.norm(sight)
    u = sight / size
    rate = u @ (there[3:] - here[3:]) / (1 + u @ there[3:] / C)
    return np.array([math.atan2(u[1], u[0]), math.asin(u[2]), size, rate]), delay


def difference(a, b, declination):
    d = a - b
    d[0] = ((d[0] + math.pi) % (2 * math.pi) - math.pi) * math.cos(declination)
    return d


def rows_of(orbit, site, accuracy, start, seconds, ways):
    """Partial derivatives by the state at closest approach (and by what drag does), and the covariance of the measurements of a pass."""
    kept = [0, 1] + ([2, 3] if accuracy["rangeSigma"] else [])
    noise = [accuracy["angleSigma"] * ARCSEC] * 2 + [accuracy["rangeSigma"], accuracy["rangeRateSigma"]]
    partials, clock, shared, variances = [], [], [[], []], []
    for k in range(int(seconds // STEP_S) + 1):
        t = start + k * STEP_S
        plain, delay = predicted(orbit, site, t)
        columns = []
        for i in range(6):
            step = np.zeros(6)
            step[i] = 5.0 if i < 3 else 0.005
            columns.append(difference(predicted(orbit, site, t, step)[0], predicted(orbit, site, t, -step)[0], plain[1]) / (2 * step[i]))
        h = np.array(columns).T
        at = t - delay
        whole = [h @ orbit.phi(at)] + [(h @ way(at))[:, None] for way in ways]
        partials.append(np.hstack(whole)[kept])
        clock.append(difference(predicted(orbit, site, t + 0.25)[0], predicted(orbit, site, t - 0.25)[0], plain[1])[kept] / 0.5)
        for axis in (0, 1):
            shared[axis].append([1.0 if c == axis else 0.0 for c in kept])
        variances.append([noise[c] ** 2 for c in kept])
    v = np.diag(np.concatenate(variances))
    for column, sigma in ((np.concatenate(clock), accuracy["timeBiasSigma"]), (np.concatenate(shared[0]), accuracy["angleBiasSigma"] * ARCSEC), (np.concatenate(shared[1]), accuracy["angleBiasSigma"] * ARCSEC)):
        v += sigma**2 * np.outer(column, column)
    return np.vstack(partials), v


def drag_way(six, decay, begin, end):
    """What a constant pull along the velocity, that shrinks the axis by `decay`, does between two times, at any earlier one: the orbit that is the same at
    closest approach. In two-body motion, RTN: the real orbit is turned against it by its nodes."""
    axis = 1 / (2 / np.linalg.norm(six[:3]) - six[3:] @ six[3:] / MU84)
    size = decay * math.sqrt(MU84 / axis**3) / 2

    def rates(t, s, on):
        pull = -size * s[3:] / np.linalg.norm(s[3:]) if on and begin <= t <= end else 0.0
        return np.concatenate([s[3:], -MU84 * s[:3] / np.linalg.norm(s[:3]) ** 3 + pull])

    def flown(on):
        parts, s, edges = [], six, [0.0, end, begin, -2 * DAY_S]
        for a, b in zip(edges, edges[1:]):
            if b < a:
                done = solve_ivp(rates, (a, b), s, method="DOP853", rtol=1e-13, atol=1e-9, dense_output=True, args=(on,), max_step=200.0)
                parts.append((b, a, done.sol))
                s = done.y[:, -1]
        return lambda t: next(sol for b, a, sol in parts if b <= t <= a)(t)

    with_drag, without = flown(True), flown(False)
    return lambda t: rtn_axes(without(t)) @ (with_drag(t) - without(t))


def plane_of(first, second):
    r, v = second[:3] - first[:3], second[3:] - first[3:]
    w = v / np.linalg.norm(v)
    e1 = r - (r @ w) * w
    e1 /= np.linalg.norm(e1)
    return np.array([e1, np.cross(w, e1)]), r


NODES, WEIGHTS = np.polynomial.legendre.leggauss(16)


def probabilities(miss, covariance, radius):
    """Over the disc, for many misses (n x 2)."""
    values, vectors = np.linalg.eigh(covariance)
    a, b = np.sqrt(np.maximum(values, 1e-12))
    x, y = (miss @ vectors).T
    # Across the shorter axis the error function is exact; along the longer one the density is smooth.
    phi = NODES * math.pi / 2
    t, h = radius * np.sin(phi), radius * np.cos(phi)
    # Strips along the longer axis.
    # By the complement: far out in the tail a difference of error functions is none.
    far = np.abs(x)[:, None]
    inner = erfc((far - h) / (a * math.sqrt(2))) - erfc((far + h) / (a * math.sqrt(2)))
    value = inner * np.exp(-(((t - y[:, None]) / b) ** 2) / 2) * radius * np.cos(phi) * WEIGHTS * math.pi / 2
    return value.sum(axis=1) / (2 * b * math.sqrt(2 * math.pi))


def outcomes(miss, moves, observed, other, radius):
    random = np.random.default_rng(SEED)
    values, vectors = np.linalg.eigh(moves)
    drawn = miss + (random.normal(size=(DRAWS, 2)) * np.sqrt(np.maximum(values, 0))) @ vectors.T
    pc = probabilities(drawn, observed + other, radius)
    largest = np.maximum(pc, np.where(np.hypot(*drawn.T) < radius, 1.0, 0.0))
    for share in np.exp(np.arange(0, math.log(1e-3), -0.15)):
        s = share * share
        for joint in (s * (observed + other), s * observed + other, observed + s * other):
            largest = np.maximum(largest, probabilities(drawn, joint, radius))
    act = pc >= ACT
    stays = ~act & (largest >= ACT)
    # Safe only if twice the deviations of both objects keep it below watch too.
    wider = probabilities(drawn, 4 * (observed + other), radius)
    safe = ~act & ~stays & (pc < WATCH) & (wider < WATCH)
    watch = ~act & ~stays & ~safe
    shares = {"toAct": act, "toSafe": safe, "toWatch": watch, "stays": stays}
    quantile = lambda q: float(f"{np.quantile(pc, q):.6g}")
    return {**{k: float(v.mean()) for k, v in shares.items()}, "pcMedian": quantile(0.5), "pcLow": quantile(0.05), "pcHigh": quantile(0.95)}


def whole_covariance(sigmas):
    p = np.diag(np.square(sigmas))
    p[1, 3] = p[3, 1] = -0.98 * sigmas[1] * sigmas[3]
    p[0, 4] = p[4, 0] = -0.98 * sigmas[0] * sigmas[4]
    return p


def main():
    cases = []
    for name, elements, turn, miss, sigmas, other_sigmas, radius, drag, wanted in CASES:
        observed = np.array(kepler(*elements, TCA))
        u, v, a = observed[:3] / np.linalg.norm(observed[:3]), observed[3:], math.radians(turn)
        speed = v * math.cos(a) + np.cross(u, v) * math.sin(a) + u * (u @ v) * (1 - math.cos(a))
        w = (speed - v) / np.linalg.norm(speed - v)
        e1 = u - (u @ w) * w
        e1 /= np.linalg.norm(e1)
        other = np.concatenate([observed[:3] + miss[0] * e1 + miss[1] * np.cross(w, e1), speed])
        other = np.array([round(float(x), 6 if k < 3 else 9) for k, x in enumerate(other)])
        orbit = Orbit(observed, 1.7 * DAY_S)
        passes, before = [], 0.0
        for place, accuracy, seconds, hours in wanted:
            if place == "view":
                # Under the object.
                q = EME.getTransformTo(FIXED, TCA).transformPosition(Vector3D(*map(float, observed[:3])))
                site = Site(28.0, round(math.degrees(math.atan2(q.getY(), q.getX())), 3), 500.0)
            else:
                site = Site(*SITES[place])
            begin = -hours * 3600.0
            while not all(site.elevation(orbit.at(begin + d), begin + d) > 12 for d in (0, seconds)):
                begin -= 60
            passes.append((site, accuracy, begin, seconds))
        ways = []
        last = max(begin + seconds // STEP_S * STEP_S for _, _, begin, seconds in passes)
        if drag:
            decay = drag[0] * drag[1]
            until, since = drag_way(observed, decay, -2 * DAY_S, last), drag_way(observed, decay, last, 0.0)
            # Before the last pass it is r a + sqrt(1 - r^2) u, after it a.
            r, rest = PERSISTENCE, math.sqrt(1 - PERSISTENCE**2)
            real = lambda t: rtn_axes(orbit.at(t)).T
            ways = [lambda t: real(t) @ (r * until(t) + since(t)), lambda t: real(t) @ (rest * until(t))]
        size = 6 + len(ways)
        axes = rtn_axes(observed)
        prior = whole_covariance(sigmas)
        information = np.zeros((size, size))
        information[:6, :6] = np.linalg.inv(axes.T @ prior @ axes)
        for k in range(6, size):
            information[k, k] = 1.0
        alone = []
        for site, accuracy, begin, seconds in passes:
            h, v = rows_of(orbit, site, accuracy, begin, seconds, ways)
            information += h.T @ np.linalg.solve(v, h)
        after = np.linalg.inv(information)[:6, :6]
        plane, r = plane_of(other, observed)
        in_plane = lambda p: plane @ p @ plane.T
        start = in_plane((axes.T @ prior @ axes)[:3, :3])
        end = in_plane(after[:3, :3])
        turned = rtn_axes(other)[:3, :3]
        rest_m2 = in_plane(turned.T @ np.diag(np.square(other_sigmas).astype(float)) @ turned)
        sigma = lambda m: round(float(math.sqrt(np.linalg.eigvalsh(m)[-1])), 5)
        result = outcomes(plane @ r, start - end, end, rest_m2, radius)
        now = float(probabilities((plane @ r)[None, :], start + rest_m2, radius)[0])
        print(name, [round(b / 3600, 2) for _, _, b, _ in passes], sigma(start + rest_m2), sigma(end + rest_m2), now, result, file=sys.stderr)
        cases.append({
            "name": name, "observed": [float(x) for x in observed], "other": [float(x) for x in other],
            "covarianceRtn": prior.tolist(), "otherSigmasRtnM": other_sigmas, "hardBodyRadiusM": radius,
            "drag": drag and {"decayMps": drag[0], "sigmaShare": drag[1]},
            "passes": [{"site": site.given, "accuracy": accuracy, "beginS": begin, "seconds": seconds} for site, accuracy, begin, seconds in passes],
            "expected": {"missSigmaBefore": sigma(start + rest_m2), "missSigmaAfter": sigma(end + rest_m2), "pcNow": float(f"{now:.8g}"), **result},
        })
    print(json.dumps({"tcaUtc": TCA_UTC, "actLimit": ACT, "watchLimit": WATCH, "draws": DRAWS, "cases": cases}))


main()
