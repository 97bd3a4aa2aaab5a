"""Probability over begin and size of a manoeuvre, and the smallest one that reaches a target, by trying.

    python3 conformance/trade-cells/trade-cells.py > conformance/trade-cells/trade-cells.json

Two-body motion by universal variables, steady pushes by scipy's integrator of order 8, closest approach by Brent's method, probability by quadrature over the
disc; the same cells of impulses with EGM96 20x20, Sun and Moon by Orekit, which is what the map leaves out.
"""
import json
import math
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))
from orekit_forces import *

from scipy.integrate import quad, solve_ivp
from scipy.optimize import brentq, minimize
from scipy.special import erf

MU84, G0 = 3.986004418e14, 9.80665
TCA_UTC = "2024-11-20T12:00:00.000"
TCA = AbsoluteDate(TCA_UTC, UTC)

# Name; perigee km, e, i, node, argument, anomaly; turn of the velocity about the radius, deg; beside it m/s RTN; miss in the plane, m;
# sigmas RTN m of both; radius m; largest impulse m/s.
SCENES = [
    ("low, crossing", (700, 1e-3, 98.0, 30, 60, 40), 80.0, (20, -30, 0), (60, 100), (15, 80, 12), (30, 250, 25), 8.0, 0.1),
    ("low, head-on", (800, 5e-4, 86.4, 100, 90, 10), 178.5, (0, 5, 0), (40, -60), (12, 60, 10), (25, 200, 20), 6.0, 0.06),
    ("low, in one plane", (600, 2e-3, 53.0, 200, 20, 300), 0.0, (150, 20, 1), (70, 15), (15, 60, 12), (25, 120, 20), 7.0, 0.05),
    ("low, slow", (900, 1e-3, 66.0, 50, 10, 100), 0.9, (3, -2, 0), (-50, 40), (12, 40, 10), (20, 80, 15), 6.0, 0.05),
    ("geostationary", (35786, 2e-4, 0.05, 20, 30, 40), 6.0, (1, 2, 0), (500, -300), (120, 300, 80), (200, 500, 150), 20.0, 0.08),
    ("12 hours, e 0.7, near its perigee", (900, 0.70, 63.4, 70, 270, 3), 70.0, (0, 0, 0), (120, 150), (60, 200, 40), (50, 300, 40), 10.0, 0.05),
]
COLUMNS, ROWS = 5, 5
ORBITS = (0.4, 3.6)
THRUST = {"thrust": 0.05, "specificImpulse": 1500.0, "dutyCycle": 0.5, "mass": 300.0, "size": 8000.0}
DRAG = {"min": 0.5, "nominal": 1.0, "max": 4.0, "coefficient": 2.2, "mass": 120.0, "orbits": (4.0, 28.0), "sizes": (-40_000.0, 80_000.0)}
DRAGGED = ("low, 480 km, crossing", (480, 1e-3, 97.4, 30, 60, 40), 95.0, (20, -30, 0), (60, 120), (15, 80, 12), (30, 250, 25), 8.0, None)
# Of the target so much is aimed at.
AIMED = {"IMPULSIVE": 0.9, "CONTINUOUS": 0.8}
SEARCH = {"orbitsFrom": 0.4, "orbitsTo": 1.6, "step": 0.05}


def stumpff(z):
    if z > 1e-6:
        s = math.sqrt(z)
        return (1 - math.cos(s)) / z, (s - math.sin(s)) / s**3
    return 0.5 - z / 24 + z * z / 720, 1 / 6 - z / 120 + z * z / 5040


def two_body(six, t):
    """Universal variables (bound orbits)."""
    r0, v0 = six[:3], six[3:]
    size, radial = np.linalg.norm(r0), r0 @ v0
    alpha = 2 / size - v0 @ v0 / MU84
    period = 2 * math.pi / math.sqrt(MU84 * alpha**3)
    t = math.remainder(t, period)
    chi = math.sqrt(MU84) * alpha * t
    for _ in range(60):
        c, s = stumpff(alpha * chi * chi)
        f = radial / math.sqrt(MU84) * chi**2 * c + (1 - alpha * size) * chi**3 * s + size * chi - math.sqrt(MU84) * t
        slope = radial / math.sqrt(MU84) * chi * (1 - alpha * chi**2 * s) + (1 - alpha * size) * chi**2 * c + size
        chi -= f / slope
        if abs(f / slope) < 1e-10 * max(1, abs(chi)):
            break
    c, s = stumpff(alpha * chi * chi)
    f, g = 1 - chi**2 / size * c, t - chi**3 / math.sqrt(MU84) * s
    r = f * r0 + g * v0
    far = np.linalg.norm(r)
    fdot, gdot = math.sqrt(MU84) / (far * size) * chi * (alpha * chi**2 * s - 1), 1 - chi**2 / far * c
    return np.concatenate([r, fdot * r0 + gdot * v0])


def scene_of(name, elements, turn, beside, miss, first, second, radius, size):
    primary = np.array(kepler(*elements, TCA))
    axes = rtn_axes(primary)[:3, :3]
    u = axes[0]
    v, a = primary[3:], math.radians(turn)
    speed = v * math.cos(a) + np.cross(u, v) * math.sin(a) + u * (u @ v) * (1 - math.cos(a)) + axes.T @ np.array(beside, float)
    relative = speed - v
    w = relative / np.linalg.norm(relative)
    e1 = u - (u @ w) * w
    e1 /= np.linalg.norm(e1)
    e2 = np.cross(w, e1)
    secondary = np.concatenate([primary[:3] + miss[0] * e1 + miss[1] * e2, speed])
    secondary = np.array([round(float(x), 6 if k < 3 else 9) for k, x in enumerate(secondary)])
    covariance = sum(
        (lambda m: m.T @ np.diag(np.square(s).astype(float)) @ m)(rtn_axes(six)[:3, :3]) for six, s in ((primary, first), (secondary, second))
    )
    axis = 1 / (2 / np.linalg.norm(primary[:3]) - primary[3:] @ primary[3:] / MU84)
    return {
        "name": name, "primary": primary, "secondary": secondary, "sigmas": (first, second), "covariance": covariance,
        "radius": radius, "size": size, "period": 2 * math.pi * math.sqrt(axis**3 / MU84),
    }


def probability(scene, first, second):
    """Over the disc, in the plane across the relative velocity."""
    r, v = second[:3] - first[:3], second[3:] - first[3:]
    w = v / np.linalg.norm(v)
    e1 = r - (r @ w) * w
    e1 = e1 / np.linalg.norm(e1)
    plane = np.array([e1, np.cross(w, e1)])
    values, vectors = np.linalg.eigh(plane @ scene["covariance"] @ plane.T)
    x, y = vectors.T @ plane @ r
    a, b = np.sqrt(values)
    radius = scene["radius"]

    def strip(t):
        h = math.sqrt(max(0.0, radius**2 - t**2))
        return math.exp(-(((t - x) / a) ** 2) / 2) * (erf((y + h) / (b * math.sqrt(2))) - erf((y - h) / (b * math.sqrt(2))))

    value = quad(strip, -radius, radius, epsabs=0, epsrel=1e-9, limit=400)[0]
    return value / (2 * a * math.sqrt(2 * math.pi))


def after(scene, departed, lead):
    """Probability once the primary is on another orbit: a state so long before closest approach."""

    def states(shift):
        return two_body(departed, lead + shift), two_body(scene["secondary"], shift)

    return probability(scene, *closest(states))


def closest(states):
    def rate(shift):
        a, b = states(shift)
        return (b - a)[:3] @ (b - a)[3:]

    shift, step = 0.0, 1e-3
    for _ in range(8):
        slope = (rate(shift + step) - rate(shift - step)) / (2 * step)
        shift -= max(-30.0, min(30.0, rate(shift) / slope))
    width = 0.5
    while rate(shift - width) * rate(shift + width) > 0 and width < 60:
        width *= 2
    if rate(shift - width) * rate(shift + width) < 0:
        shift = brentq(rate, shift - width, shift + width, xtol=1e-10)
    return states(shift)


def impulse(scene, orbits, delta_rtn):
    lead = orbits * scene["period"]
    before = two_body(scene["primary"], -lead)
    before[3:] += rtn_axes(before)[:3, :3].T @ np.array(delta_rtn)
    return after(scene, before, lead)


def steady(scene, orbits, size, acceleration):
    """Pushed for |size| seconds, or until the event; what comes after it is two-body motion."""
    lead = orbits * scene["period"]
    duration = min(abs(size), lead)
    before = two_body(scene["primary"], -lead)
    sign = math.copysign(1, size)

    def rates(t, six):
        return np.concatenate([six[3:], -MU84 * six[:3] / np.linalg.norm(six[:3]) ** 3 + sign * acceleration(t, six)])

    done = solve_ivp(rates, (0, duration), before, method="DOP853", rtol=1e-13, atol=1e-9)
    return after(scene, done.y[:, -1], lead - duration)


def thrust_of(direction):
    mass, force = THRUST["mass"], THRUST["thrust"] * THRUST["dutyCycle"]
    loss = force / (THRUST["specificImpulse"] * G0)
    return lambda t, six: rtn_axes(six)[:3, :3].T @ np.array(direction) * force / (mass - loss * t)


def pressure(scene):
    """Of the air, a mean over one revolution."""
    total, air = 0.0, atmosphere("EXPONENTIAL")
    for k in range(36):
        t = -k * scene["period"] / 36
        six, date = two_body(scene["primary"], t), TCA.shiftedBy(float(t))
        place = Vector3D(*map(float, six[:3]))
        wind = air.getVelocity(date, place, EME)
        relative = six[3:] - np.array([wind.getX(), wind.getY(), wind.getZ()])
        total += 0.5 * air.getDensity(date, place, EME) * (relative @ relative)
    return total / 36


def drag_of(pressure_pa, area):
    size = -pressure_pa * DRAG["coefficient"] * (area - DRAG["nominal"]) / DRAG["mass"]
    return lambda t, six: size * six[3:] / np.linalg.norm(six[3:])


class Flown:
    """The primary with all forces before closest approach, and the secondary around it."""

    def __init__(self, scene, longest):
        self.scene = scene
        self.before = self.run(scene["primary"], TCA, -longest)
        self.secondary = [self.run(scene["secondary"], TCA, s * 40.0) for s in (-1, 1)]

    def run(self, six, date, span):
        propagator = propagator_of(six, date, forces_of())
        generator = propagator.getEphemerisGenerator()
        propagator.propagate(date.shiftedBy(float(span)))
        return generator.getGeneratedEphemeris()

    def impulse(self, orbits, delta_rtn):
        lead = orbits * self.scene["period"]
        start = TCA.shiftedBy(-lead)
        six = six_of(self.before.getPVCoordinates(start, EME))
        six[3:] += rtn_axes(six)[:3, :3].T @ np.array(delta_rtn)
        burned = self.run(six, start, lead + 40.0)
        read = lambda flown, shift: six_of(flown.getPVCoordinates(TCA.shiftedBy(float(shift)), EME))
        return probability(self.scene, *closest(lambda s: (read(burned, s), read(self.secondary[int(s > 0)], s))))


def even(a, b, n):
    return [a + (b - a) * k / (n - 1) for k in range(n)]


def log10(p):
    return round(math.log10(p), 7) if p > 1e-17 else -17.0


def smallest(total, most, target, tries=100):
    """Of sizes tried one after the other, evenly in their logarithm, the first that reaches the target, closed in."""
    before = 0.0
    for size in np.geomspace(most * 1e-2, most, tries):
        if total(size) <= target:
            return brentq(lambda x: math.log(total(x) / target), before, size, rtol=1e-9) if total(before) > target else 0.0
        before = size
    return None


def searched(scene, direction, target, most, push):
    """Every begin, both ways: the smallest size that reaches so much of the target."""
    rows = []
    count = math.floor((SEARCH["orbitsTo"] - SEARCH["orbitsFrom"]) / SEARCH["step"] + 1e-9)
    for k in range(count + 1):
        orbits = round(SEARCH["orbitsFrom"] + k * SEARCH["step"], 9)
        found = [s for s in (smallest(lambda x: push(orbits, x * sign), most, target) for sign in (1, -1)) if s]
        rows.append([orbits, min(found) if found else None])
    return rows


def free(scene, orbits, target, most):
    """The smallest impulse of any direction, by descending from many directions."""

    def needed(angles):
        a, b = angles
        d = np.array([math.sin(b), math.cos(b) * math.cos(a), math.cos(b) * math.sin(a)])
        return smallest(lambda x: impulse(scene, orbits, d * x), most, target, 12) or 10 * most

    best = min(((needed(s), s) for s in [(0, 0), (0, 0.6), (0, -0.6), (math.pi, 0), (math.pi, 0.6), (math.pi, -0.6)]), key=lambda x: x[0])
    return minimize(needed, best[1], method="Nelder-Mead", options={"xatol": 1e-3, "fatol": 1e-6, "maxiter": 45}).fun


def plain(scene):
    return {
        "name": scene["name"], "primary": [float(x) for x in scene["primary"]], "secondary": [float(x) for x in scene["secondary"]],
        "sigmasRtn": scene["sigmas"], "hardBodyRadiusM": scene["radius"], "periodS": scene["period"],
    }


def main():
    grids, searches = [], []
    for row in SCENES:
        scene = scene_of(*row)
        orbits, sizes = even(ORBITS[1], ORBITS[0], COLUMNS), even(-scene["size"], scene["size"], ROWS)
        flown = Flown(scene, ORBITS[1] * scene["period"] + 60)
        direction = [0, 1, 0]
        cells = [[log10(impulse(scene, o, [0, s, 0])) for s in sizes] for o in orbits]
        full = [[log10(flown.impulse(o, [0, s, 0])) for s in sizes] for o in orbits]
        grids.append({**plain(scene), "type": "IMPULSIVE", "direction": direction, "orbits": ORBITS, "sizes": [sizes[0], sizes[-1]], "log10": cells, "log10AllForces": full})
        print(row[0], "pc", cells[0][2], full[0][2], file=sys.stderr)
        if row[0] == "low, crossing":
            oblique = [0.36, 0.80, 0.48]
            cells = [[log10(impulse(scene, o, np.array(oblique) * s)) for s in sizes] for o in orbits]
            grids.append({**plain(scene), "name": "low, crossing, an oblique impulse", "type": "IMPULSIVE", "direction": oblique, "orbits": ORBITS, "sizes": [sizes[0], sizes[-1]], "log10": cells})
            spans = even(-THRUST["size"], THRUST["size"], ROWS)
            cells = [[log10(steady(scene, o, s, thrust_of(direction)) if s else probability(scene, scene["primary"], scene["secondary"])) for s in spans] for o in orbits]
            grids.append({**plain(scene), "name": "low, crossing, a burn", "type": "CONTINUOUS", "direction": direction, "orbits": ORBITS, "sizes": [spans[0], spans[-1]], "log10": cells})
        if row[0] in ("low, crossing", "low, head-on", "geostationary", "12 hours, e 0.7, near its perigee"):
            now = probability(scene, scene["primary"], scene["secondary"])
            target = now * 1e-2
            push = lambda o, x: impulse(scene, o, [0, x, 0])
            searches.append({**plain(scene), "type": "IMPULSIVE", "direction": direction, "targetPc": target, "most": 4 * scene["size"],
                             "rows": searched(scene, direction, AIMED["IMPULSIVE"] * target, 4 * scene["size"], push)})
            print(row[0], "searched", file=sys.stderr)
            if row[0] in ("low, crossing", "geostationary"):
                searches[-1]["free"] = [[o, free(scene, o, AIMED["IMPULSIVE"] * target, 4 * scene["size"])] for o in (0.4, 1.25)]
        if row[0] == "low, crossing":
            push = lambda o, x: steady(scene, o, x, thrust_of(direction))
            SEARCH["step"] = 0.4
            most = SEARCH["orbitsTo"] * scene["period"]
            rows = []
            for o in even(SEARCH["orbitsFrom"], SEARCH["orbitsTo"], 5):
                limit = o * scene["period"]
                found = [s for s in (smallest(lambda x: push(o, x * sign) if x else now, limit, AIMED["CONTINUOUS"] * target) for sign in (1, -1)) if s]
                rows.append([round(o, 9), min(found) if found else None])
            SEARCH["step"] = 0.05
            searches.append({**plain(scene), "name": "low, crossing, a burn", "type": "CONTINUOUS", "direction": direction, "targetPc": target, "most": None, "rows": rows})
            print(rows, file=sys.stderr)
    scene = scene_of(*DRAGGED)
    air = pressure(scene)
    orbits, sizes = even(DRAG["orbits"][1], DRAG["orbits"][0], COLUMNS), even(*DRAG["sizes"], 7)
    area = lambda s: DRAG["min"] if s < 0 else DRAG["max"]
    # A negative size stands for the attitude of least drag, not for a push the other way.
    cells = [[log10(steady(scene, o, abs(s), drag_of(air, area(s))) if s else probability(scene, scene["primary"], scene["secondary"])) for s in sizes] for o in orbits]
    grids.append({**plain(scene), "type": "DIFFERENTIAL_DRAG", "direction": None, "orbits": DRAG["orbits"], "sizes": [sizes[0], sizes[-1]], "log10": cells})
    print(json.dumps({"tcaUtc": TCA_UTC, "thrust": THRUST, "drag": DRAG, "search": SEARCH, "grids": grids, "searches": searches}))


if __name__ == "__main__":
    main()
