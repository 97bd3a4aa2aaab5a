"""Whose a track is: distances, likelihoods and verdicts by numpy, with the SGP4, the frames and the propagators of Orekit.

    python3 conformance/association-verdicts/association-verdicts.py > conformance/association-verdicts/association-verdicts.json

Nothing is differentiated by hand: partial derivatives are differences of predicted measurements, the place in an orbit is found by bisection, the
offset of a clock by trying.
"""
import json
import math
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))
from orekit_forces import *

from org.orekit.bodies import GeodeticPoint
from org.orekit.propagation.analytical import KeplerianPropagator
from org.orekit.propagation.analytical.tle import TLE, TLEPropagator
from scipy.optimize import brentq, minimize_scalar
from scipy.stats import chi2

START_UTC = "2024-11-20T12:00:00.000"
START = AbsoluteDate(START_UTC, UTC)
C, DAY_S, MU84, J2 = 299_792_458.0, 86400.0, 3.986004418e14, 1.08262668e-3
ARCSEC = math.pi / 648000
random = np.random.default_rng(7)

# Norad; age at the start, days; revolutions a day, e, i, node, argument, anomaly, BSTAR.
CATALOGUE = [
    (1, 0.3, 15.05, 2e-4, 53.0, 200.0, 60.0, 30.0, 1e-4),
    (2, 0.4, 15.05, 2e-4, 53.0, 200.0, 60.0, 28.6, 1e-4),
    (3, 0.2, 14.57, 1e-3, 98.2, 40.0, 90.0, 200.0, 2e-5),
    (4, 0.2, 14.57, 1e-3, 98.2, 40.0, 90.0, 200.008, 2e-5),
    (5, 6.0, 15.4, 8e-4, 51.6, 310.0, 20.0, 150.0, 4e-4),
    (6, 1.0, 1.00272, 2e-4, 0.05, 50.0, 20.0, 10.0, 0.0),
    (7, 1.2, 1.00272, 3e-4, 0.3, 50.0, 20.0, 10.2, 0.0),
    (8, 2.0, 2.006, 0.70, 63.2, 100.0, 275.0, 120.0, 0.0),
    (9, 1.5, 2.27, 0.72, 7.0, 310.0, 170.0, 90.0, 0.0),
] + [(10 + k, 0.5 + 0.1 * k, 13.0 + 0.25 * k, 1e-3, 60.0 + 4 * k, 37.0 * k % 360, 50.0, 77.0 * k % 360, 3e-5) for k in range(10)]
SITES = {"Bern": (46.9, 7.5, 900.0), "Paranal": (-24.6, -70.4, 2600.0), "Kwajalein": (8.7, 167.7, 60.0)}
OPTICAL = {"angle": 1.5, "range": None, "rate": None}
RADAR = {"angle": 60.0, "range": 30.0, "rate": 0.2}
RANGES = {"angle": None, "range": 20.0, "rate": 0.1}
STATE_SIGMAS = [60.0, 250.0, 50.0, 0.25, 0.07, 0.05]
# Name; object or none; seconds it runs ahead of its set; metres off its plane; s by which the clock is late; site; noise; points, step; ordered?
TRACKS = [
    ("low, a telescope", 1, 0.15, 0, 0, "Bern", OPTICAL, 12, 5, False),
    ("low, a radar", 2, -0.12, 0, 0, "Kwajalein", RADAR, 10, 6, False),
    ("low, range and range rate alone", 1, 0.13, 0, 0, "Kwajalein", RANGES, 10, 6, False),
    ("one of two that fly together", 3, 0.02, 0, 0, "Bern", OPTICAL, 10, 5, False),
    ("low, six days old, 46 km ahead", 5, 6.0, 0, 0, "Paranal", RADAR, 12, 5, False),
    ("geostationary, a telescope", 6, 3.0, 0, 0, "Kwajalein", OPTICAL, 10, 60, False),
    ("12 hours, e 0.7, a telescope", 8, -4.5, 0, 0, "Bern", OPTICAL, 10, 30, False),
    ("of nobody, 30 km beside the first", 1, 0.0, 30_000, 0, "Bern", RADAR, 10, 5, False),
    ("of nobody, where nobody is", None, 0.0, 0, 0, "Paranal", OPTICAL, 8, 5, False),
    ("low, the clock 0.9 s late", 2, 0.02, 0, 0.9, "Bern", RADAR, 10, 6, False),
    ("ordered, by a state and its covariance", 1, 0.01, 0, 0, "Paranal", RADAR, 10, 6, True),
]


def theory(age, motion, e, i, node, argument, anomaly, bstar):
    r = [math.radians(x) for x in (i, argument, node, anomaly)]
    epoch = START.shiftedBy(-age * DAY_S)
    return TLEPropagator.selectExtrapolator(
        TLE(99999, "U", 2020, 1, "A", 0, 1, epoch, 2 * math.pi * motion / DAY_S, 0.0, 0.0, e, *r, 1, bstar)
    )


def turn(six, axis, angle):
    a = axis / np.linalg.norm(axis)
    k = np.array([[0, -a[2], a[1]], [a[2], 0, -a[0]], [-a[1], a[0], 0]])
    m = np.eye(3) + math.sin(angle) * k + (1 - math.cos(angle)) * k @ k
    return np.concatenate([m @ six[:3], m @ six[3:]])


class Orbit:
    """Of the catalogue, in EME2000 at seconds from the start; so many seconds ahead of its set, turned back by J2, off its plane."""

    def __init__(self, norad, elements):
        self.norad, self.age, self.elements = norad, elements[0], elements
        self.theory = theory(*elements)
        self.decay = decay_of(elements)

    def at(self, t, ahead=0.0, off=0.0):
        date = START.shiftedBy(float(t + ahead))
        # Turned in TEME, whose pole is that of the Earth.
        six = six_of(self.theory.getPVCoordinates(date, TEME))
        if ahead != 0:
            h = np.cross(six[:3], six[3:])
            axis = 1 / (2 / np.linalg.norm(six[:3]) - six[3:] @ six[3:] / MU84)
            rate = J2 * math.sqrt(MU84 / axis**3) * (6_378_137.0 * MU84 / (h @ h)) ** 2
            cosine = h[2] / np.linalg.norm(h)
            six = turn(six, h, -0.75 * rate * (5 * cosine**2 - 1) * ahead)
            six = turn(six, np.array([0, 0, 1.0]), 1.5 * rate * cosine * ahead)
        if off != 0:
            h = np.cross(six[:3], six[3:])
            six[:3] += off * h / np.linalg.norm(h)
        fixed = TEME.getTransformTo(EME, START.shiftedBy(float(t)))
        return six_of(fixed.transformPVCoordinates(PVCoordinates(Vector3D(*map(float, six[:3])), Vector3D(*map(float, six[3:])))))

    def covariance(self, six, t):
        return covariance_of_set(six, self.age + t / DAY_S, self.decay)


def decay_of(elements):
    """By how much BSTAR shrinks the axis, m/s."""
    age, motion, *rest, bstar = elements
    if bstar <= 0:
        return 0.0
    day = START.shiftedBy((1 - age) * DAY_S)
    with_drag, without = (six_of(theory(age, motion, *rest, b).getPVCoordinates(day, TEME)) for b in (bstar, 0.0))
    n = 2 * math.pi * motion / DAY_S
    ahead = (with_drag - without)[:3] @ without[3:] / np.linalg.norm(without[3:]) / np.linalg.norm(without[:3])
    return max(0.0, 4 / 3 * ahead * (MU84 / n**2) ** (1 / 3) / (n * DAY_S**2))


def covariance_of_set(six, age_days, decay):
    """docs/models/estimated-covariance and docs/models/track-association, RTN."""
    r, v = six[:3], six[3:]
    radius, h = np.linalg.norm(r), np.linalg.norm(np.cross(r, v))
    axis = 1 / (2 / radius - v @ v / MU84)
    n = h / radius**2
    e = math.sqrt(max(0.0, 1 - h**2 / (MU84 * axis)))
    period, perigee = 2 * math.pi * math.sqrt(axis**3 / MU84), (axis * (1 - e) - 6_378_137.0) / 1000
    days, deep = abs(age_days), period >= 225 * 60
    if deep:
        sigma, left, left_axis = [1000, 5000 + 2000 * days, 1000], [800, 1000, 300], 1000
    else:
        growth = 2 if perigee < 400 else 0.6 if perigee < 600 else 0.15 if perigee < 900 else 0.08
        sigma = [100 + 10 * days, 1000 * math.hypot(0.3, growth * days**1.5), 100 + 20 * days]
        left, left_axis = [110, 550, 140], 100
    p = shape(n, sigma, n * sigma[1], n * sigma[0], 0.98)
    p += of_elements(six, left, left_axis)
    span = math.hypot(age_days, 0.5) * DAY_S
    lower, earlier = -0.3 * decay * span, 0.75 * 0.3 * decay * span**2 / axis
    radial = r @ v / radius
    way = np.array([
        radial * earlier + lower, math.sqrt(v @ v - radial**2) * earlier, 0,
        -MU84 / radius**2 * earlier, -0.5 * math.sqrt(MU84 / axis**3) * lower, 0,
    ])
    return p + np.outer(way, way)


def of_elements(six, sigma, axis_m):
    """Independent errors of elements, in RTN: differences of Kepler's motion in the plane, angles from the radius, and two turns of the plane."""
    r, v = six[:3], six[3:]
    radius = np.linalg.norm(r)
    radial, along = r @ v / radius, np.linalg.norm(np.cross(r, v)) / radius
    axis = 1 / (2 / radius - v @ v / MU84)
    k, h = along**2 * radius / MU84 - 1, -radial * along * radius / MU84
    e, w = math.hypot(k, h), math.atan2(h, k)
    anomaly = 2 * math.atan(math.sqrt((1 - e) / (1 + e)) * math.tan(-w / 2))
    longitude = w + anomaly - e * math.sin(anomaly)

    def plane(p):
        e, w = math.hypot(p[1], p[2]), math.atan2(p[2], p[1])
        m = p[3] - w
        x = brentq(lambda x: x - e * math.sin(x) - m, m - 1, m + 1, xtol=1e-15)
        n, b, q = math.sqrt(MU84 / p[0] ** 3), math.sqrt(1 - e * e), 1 - e * math.cos(x)
        here = p[0] * np.array([math.cos(x) - e, b * math.sin(x)])
        speed = n * p[0] / q * np.array([-math.sin(x), b * math.cos(x)])
        turned = np.array([[math.cos(w), -math.sin(w)], [math.sin(w), math.cos(w)]])
        return np.array([*(turned @ here), 0, *(turned @ speed), 0])

    ahead = math.sqrt(max(sigma[1] ** 2 - 4 * sigma[0] ** 2, sigma[1] ** 2 / 4)) / axis
    shape_of = math.sqrt(max(sigma[0] ** 2 - axis_m**2, sigma[0] ** 2 / 4)) / axis
    here, p = np.array([axis, k, h, longitude]), np.zeros((6, 6))
    for place, size in enumerate([axis_m, shape_of, shape_of, ahead]):
        step = np.zeros(4)
        step[place] = size
        way = (plane(here + step) - plane(here - step)) / 2
        p += np.outer(way, way)
    tilt = sigma[2] / axis
    for way in ([0, 0, 0, 0, 0, tilt * along], [0, 0, tilt * radius, 0, 0, tilt * radial]):
        p += np.outer(way, way)
    return p


def shape(n, sigma, radial_rate, along_rate, correlation):
    p = np.diag(np.square([*sigma, radial_rate, along_rate, n * sigma[2]]).astype(float))
    p[3, 1] = p[1, 3] = -correlation * n * sigma[1] ** 2
    p[4, 0] = p[0, 4] = -correlation * n * sigma[0] ** 2
    return p


class Site:
    def __init__(self, latitude, longitude, height):
        self.place = EARTH.transform(GeodeticPoint(math.radians(latitude), math.radians(longitude), height))
        self.up = np.array([math.cos(math.radians(latitude)) * math.cos(math.radians(longitude)),
                            math.cos(math.radians(latitude)) * math.sin(math.radians(longitude)), math.sin(math.radians(latitude))])

    def at(self, t):
        turned = FIXED.getTransformTo(EME, START.shiftedBy(float(t)))
        return six_of(turned.transformPVCoordinates(PVCoordinates(self.place, Vector3D.ZERO)))

    def elevation(self, six, t):
        turned = EME.getTransformTo(FIXED, START.shiftedBy(float(t)))
        q = turned.transformPosition(Vector3D(*map(float, six[:3]))).subtract(self.place).normalize()
        return math.degrees(math.asin(self.up @ np.array([q.getX(), q.getY(), q.getZ()])))


def sight(state_at, site, t):
    """Vector to the object when the light left it, and that time."""
    here, delay = site.at(t)[:3], 0.0
    for _ in range(5):
        there = state_at(t - delay)[:3] - here
        delay = np.linalg.norm(there) / C
    return there, delay


def predicted(state_at, site, t):
    """Right ascension, declination, range, change of the range with the time of reception."""
    there, _ = sight(state_at, site, t)
    before, after = (np.linalg.norm(sight(state_at, site, t + d)[0]) for d in (-0.05, 0.05))
    size = np.linalg.norm(there)
    return np.array([math.atan2(there[1], there[0]), math.asin(there[2] / size), size, (after - before) / 0.1])


def residual(measured, foretold):
    """Across, up, range, rate."""
    across = (measured[0] - foretold[0] + math.pi) % (2 * math.pi) - math.pi
    return np.array([across * math.cos(measured[1]), *(measured[1:] - foretold[1:])])


def angle_between(a, b):
    u, w = (np.array([math.cos(x[1]) * math.cos(x[0]), math.cos(x[1]) * math.sin(x[0]), math.sin(x[1])]) for x in (a, b))
    return 2 * math.asin(np.linalg.norm(u - w) / 2)


class Track:
    def __init__(self, site, noise, times, rows):
        self.site, self.noise, self.times, self.rows = site, noise, np.array(times), [np.array(r) for r in rows]
        self.angle_bias, self.clock_sigma = 0.3 * ARCSEC, 0.001

    def figures(self, values):
        """What a short track determines of rows of four components: means and slopes."""
        t = self.times - self.times.mean()
        v = np.array(values)
        slope = lambda k: (t @ v[:, k]) / (t @ t)
        if self.noise["angle"] is None:
            return np.array([v[:, 2].mean(), v[:, 3].mean()])
        if self.noise["range"] is None:
            return np.array([v[:, 0].mean(), v[:, 1].mean(), slope(0), slope(1)])
        return v.mean(axis=0)

    def noise_of(self, residuals):
        t = self.times - self.times.mean()
        v, count = np.array(residuals), len(self.times)
        sigma = []
        for k, told in enumerate([self.noise["angle"], self.noise["angle"], self.noise["range"], self.noise["rate"]]):
            told = 0 if told is None else told * (ARCSEC if k < 2 else 1)
            line = np.polyval(np.polyfit(t, v[:, k], 1), t)
            sigma.append(max(told, math.sqrt(((v[:, k] - line) ** 2).sum() / (count - 2))))
        squares = t @ t
        if self.noise["angle"] is None:
            return np.diag([sigma[2] ** 2 / count, sigma[3] ** 2 / count])
        bias = self.angle_bias**2
        if self.noise["range"] is None:
            return np.diag([sigma[0] ** 2 / count + bias, sigma[1] ** 2 / count + bias, sigma[0] ** 2 / squares, sigma[1] ** 2 / squares])
        return np.diag([sigma[0] ** 2 / count + bias, sigma[1] ** 2 / count + bias, sigma[2] ** 2 / count, sigma[3] ** 2 / count])

    def compare(self, state_at, covariance, late=0.0, shift_of=None):
        """Attributable, its covariance, partial derivatives and the middle, of an orbit as it is."""
        times = self.times - late
        foretold = [predicted(state_at, self.site, t) for t in times]
        residuals = [residual(m, f) for m, f in zip(self.rows, foretold)]
        t0 = times[len(times) // 2]
        middle_t = t0 - sight(state_at, self.site, t0)[1]
        middle = state_at(middle_t)
        epoch = START.shiftedBy(float(middle_t))
        columns = []
        for k in range(6):
            step = np.zeros(6)
            step[k] = 10.0 if k < 3 else 0.01
            sides = []
            for sign in (1, -1):
                moved = KeplerianPropagator(orbit_of(middle + sign * step, epoch), MU84)
                at = lambda t: six_of(moved.getPVCoordinates(START.shiftedBy(float(t)), EME))
                sides.append([predicted(at, self.site, t) for t in times])
            change = [residual(a, b) for a, b in zip(*sides)]
            columns.append(self.figures(change) / (2 * step[k]))
        partials = np.array(columns).T
        # The clock moves site and object.
        rates = [residual(predicted(state_at, self.site, t + 0.5), predicted(state_at, self.site, t - 0.5)) for t in times]
        clock = self.figures(rates)
        p = covariance(middle, middle_t)
        v = partials @ p @ partials.T + self.noise_of(residuals) + self.clock_sigma**2 * np.outer(clock, clock)
        return self.figures(residuals), v, partials, middle, middle_t, residuals, foretold


def inertial(rtn, six):
    axes = rtn_axes(six)
    return axes.T @ rtn @ axes


def motion(six):
    radius = np.linalg.norm(six[:3])
    radial = six[:3] @ six[3:] / radius
    return radial, math.sqrt(six[3:] @ six[3:] - radial**2), MU84 / radius**2


def judged(track, orbit, start):
    """Distance and score at the place in the orbit that the track makes most likely."""
    straight = track.compare(lambda t: orbit.at(t), lambda six, t: inertial(orbit.covariance(six, t), six))
    middle, middle_t = straight[3], straight[4]
    known = orbit.covariance(middle, middle_t)
    radial, along, pull = motion(middle)
    sigma = math.sqrt(known[1, 1]) / along
    if 4 * sigma * along < 10_000:
        return finish(straight, 0.0)

    def place(phase):
        covariances = {}

        def covariance(six, t):
            there = motion(six)
            m = np.eye(6)
            m[0, 1], m[1, 1], m[3, 1] = (there[0] - radial) / along, there[1] / along, (pull - there[2]) / along
            axes = rtn_axes(six)
            covariances["w"] = np.concatenate([six[3:], -MU84 * six[:3] / np.linalg.norm(six[:3]) ** 3])
            covariances["with"] = axes.T @ (m @ known)[:, 1] / along
            return axes.T @ m @ known @ m.T @ axes

        a, v, partials, *rest = track.compare(lambda t: orbit.at(t, phase), covariance)
        values = a + partials @ covariances["w"] * phase
        expected = covariances["with"] @ partials.T @ np.linalg.solve(v, values)
        return (values, v, partials, *rest), expected

    wrong = lambda phase: place(phase)[1] - phase
    low, high = start - 1.0, start + 1.0
    phase = brentq(wrong, low, high, xtol=0.02 / along * 10) if wrong(low) * wrong(high) < 0 else start
    found = place(phase)[0]
    return finish((found[0], found[1], None, None, None, straight[5], straight[6]), 0.0)


def finish(compared, penalty):
    values, v, _, _, _, residuals, foretold = compared
    d2 = float(values @ np.linalg.solve(v, values))
    return {"d2": d2, "size": len(values), "score": d2 + float(np.linalg.slogdet(v)[1]) + penalty, "foretold": foretold}


def with_clock(track, orbit, start):
    covariance = lambda six, t: inertial(orbit.covariance(six, t), six)

    def cost(late):
        values, v, *_ = track.compare(lambda t: orbit.at(t), covariance, late)
        return float(values @ np.linalg.solve(v, values)) + late**2

    best = minimize_scalar(cost, bounds=(start - 1.0, start + 1.0), method="bounded", options={"xatol": 1e-4})
    return best.x, finish(track.compare(lambda t: orbit.at(t), covariance, best.x), best.x**2)


def near(track, orbit):
    """Phase of the best place of the orbit in the gate, by trying; none where there is none."""
    middle = len(track.times) // 2
    t, measured = track.times[middle], track.rows[middle]
    six = orbit.at(t)
    known = orbit.covariance(six, t)
    along = motion(six)[1]
    reach = min(4 * math.sqrt(known[1, 1]) / along, 0.5 * DAY_S / orbit.elements[1])
    here = track.site.at(t)[:3]
    across = 4 * math.hypot(math.sqrt(known[0, 0]), math.sqrt(known[2, 2]))

    def misfit(phase):
        there = orbit.at(t, phase)[:3] - here
        size = np.linalg.norm(there)
        far = 0.0
        if track.noise["angle"] is not None:
            far = angle_between(measured, [math.atan2(there[1], there[0]), math.asin(there[2] / size)]) / max(math.radians(4), across / size if phase else 0)
        elif track.site.elevation(orbit.at(t, phase), t) < 0:
            far = 9.0
        if track.noise["range"] is not None:
            far = max(far, abs(size - measured[2]) / max(500_000.0, across if phase else 0))
        return far

    phases = [0.0] if reach * along < 10_000 else [0.0, *np.linspace(-reach, reach, 241)]
    at = min(phases, key=misfit)
    return at if misfit(at) <= 1 else None


def unknown_score(track):
    size, angles, ranges = (2 if track.noise["angle"] is None else 4), track.noise["angle"] is not None, track.noise["range"] is not None
    rates = size - (2 if angles else 0) - (1 if ranges else 0)
    volume = (2 * math.pi if angles else 1) * (3e6 if ranges else 1) * (14_000 if ranges else 0.04) ** rates
    return 2 * math.log(volume) - size * math.log(2 * math.pi)


def verdict(track, orbits):
    found = []
    for orbit in orbits:
        start = near(track, orbit)
        if start is None:
            continue
        one = judged(track, orbit, start)
        angles = track.noise["angle"] is not None
        one |= {"norad": orbit.norad, "orbit": orbit, "late": 0.0}
        one["median"] = float(np.median([angle_between(m, f) for m, f in zip(track.rows, one["foretold"])])) if angles else None
        one["within"] = one["d2"] <= chi2.ppf(0.9973, one["size"])
        found.append(one)
    if not found:
        return "no-candidate", False, []
    is_clock = False
    if not any(one["within"] for one in found):
        late = []
        for one in found:
            values = [residual(m, f) for m, f in zip(track.rows, one["foretold"])]
            start = time_offset(track, one["orbit"], values)
            if abs(start) > 4.5:
                late.append(one)
                continue
            at, other = with_clock(track, one["orbit"], start)
            fits = abs(at) <= 3 and other["d2"] <= chi2.ppf(0.9973, other["size"])
            late.append({**one, **other, "late": at, "within": True, "median": None} if fits else one)
        is_clock = any(one["within"] for one in late)
        found = late if is_clock else found
    order = lambda one: (not one["within"], one["score"] if one["within"] else one["median"] if one["median"] is not None else one["d2"])
    found.sort(key=order)
    first = found[0]
    if not first["within"]:
        return "unknown", False, found
    others = [unknown_score(track)] + [one["score"] for one in found[1:2] if one["within"]]
    return ("associated" if min(others) - first["score"] >= 2 * math.log(100) else "ambiguous"), is_clock, found


def time_offset(track, orbit, residuals):
    """By which all predictions are moved to meet the track best, s behind."""
    noise = [(track.noise["angle"] or 1) * ARCSEC] * 2 + [track.noise["range"] or 1, track.noise["rate"] or 1]
    along = squares = 0.0
    for t, values in zip(track.times, residuals):
        rates = residual(predicted(lambda s: orbit.at(s + 0.5), track.site, t), predicted(lambda s: orbit.at(s - 0.5), track.site, t))
        for k in range(4):
            if (track.noise["angle"] is None and k < 2) or (track.noise["range"] is None and k > 1):
                continue
            along += values[k] * rates[k] / noise[k] ** 2
            squares += (rates[k] / noise[k]) ** 2
    return -along / squares


class StateOrbit(Orbit):
    """A state two hours before a track, carried by forces."""

    def __init__(self, norad, six, t, sigmas, stop):
        self.norad, self.elements = norad, (0, 15.0)
        self.t0, self.six = t, np.array(six)
        self.start = np.diag(np.square(sigmas))
        self.start[1, 3] = self.start[3, 1] = -0.9 * sigmas[1] * sigmas[3]
        self.start[0, 4] = self.start[4, 0] = -0.9 * sigmas[0] * sigmas[4]
        epoch = START.shiftedBy(float(t))
        self.flown = self.fly(self.six, epoch, stop)
        self.sides = []
        for k in range(6):
            step = np.zeros(6)
            step[k] = 20.0 if k < 3 else 0.02
            self.sides.append((step[k], self.fly(self.six + step, epoch, stop), self.fly(self.six - step, epoch, stop)))

    def fly(self, six, epoch, stop):
        propagator = propagator_of(six, epoch, forces_of(degree=degree_of(six)))
        generator = propagator.getEphemerisGenerator()
        propagator.propagate(START.shiftedBy(float(stop)))
        return generator.getGeneratedEphemeris()

    def at(self, t, ahead=0.0, off=0.0):
        return six_of(self.flown.getPVCoordinates(START.shiftedBy(float(t + ahead)), EME))

    def covariance(self, six, t):
        date = START.shiftedBy(float(t))
        read = lambda flown: six_of(flown.getPVCoordinates(date, EME))
        phi = np.array([(read(a) - read(b)) / (2 * step) for step, a, b in self.sides]).T
        axes = rtn_axes(six)
        return axes @ phi @ inertial(self.start, self.six) @ phi.T @ axes.T


def main():
    orbits = [Orbit(norad, elements) for norad, *elements in CATALOGUE]
    tracks = []
    for name, norad, ahead, off, late, place, noise, points, step, is_ordered in TRACKS:
        site = Site(*SITES[place])
        truth = next((o for o in orbits if o.norad == (norad or 9)), None)
        begin = next(t for t in range(600, 172_800, 60)
                     if all(site.elevation(truth.at(t + d, ahead), t + d) > 15 for d in (0, points * step)))
        times = [begin + k * step for k in range(points)]
        state_at = lambda t: truth.at(t, ahead, off)
        rows = []
        for t in times:
            row = predicted(state_at, site, t)
            if norad is None:
                row[0], row[1] = row[0] + 2.0, -row[1] - 0.4
            scale = (noise["angle"] or 0) * ARCSEC
            row += random.normal(size=4) * [scale / math.cos(row[1]), scale, noise["range"] or 0, noise["rate"] or 0]
            row[0] %= 2 * math.pi
            rows.append([round(float(row[0]), 10), round(float(row[1]), 10), round(float(row[2]), 4), round(float(row[3]), 6)])
        # A clock that is late tells a later time.
        told = [t + late for t in times]
        track = Track(site, noise, told, rows)
        ordered, candidates = None, orbits
        if is_ordered:
            t = begin - 7200.0
            error = random.normal(size=6) * STATE_SIGMAS * np.array([0.3, 1, 1, 0, 0, 1])
            six = truth.at(t, ahead)
            flown = StateOrbit(norad, six, t, STATE_SIGMAS, times[-1] + 60.0)
            # The state whose way by forces meets the object at the track.
            middle = times[points // 2]
            read = lambda f: six_of(f.getPVCoordinates(START.shiftedBy(float(middle)), EME))
            phi = np.array([(read(a) - read(b)) / (2 * s) for s, a, b in flown.sides]).T
            for _ in range(3):
                six = six + np.linalg.solve(phi, truth.at(middle, ahead) - read(flown.fly(six, START.shiftedBy(t), middle)))
            six = six + rtn_axes(six).T @ error
            six = [round(float(x), 4 if k < 3 else 7) for k, x in enumerate(six)]
            state = StateOrbit(norad, six, t, STATE_SIGMAS, times[-1] + 60.0)
            ordered = {"noradId": norad, "atS": t, "state": six, "covarianceRtn": [[float(x) for x in row] for row in state.start]}
            candidates = [state] + [o for o in orbits if o.norad != norad]
        result, is_clock, found = verdict(track, candidates)
        print(name, begin, result, is_clock, [(f["norad"], round(f["d2"], 2), f["late"]) for f in found[:3]], file=sys.stderr)
        keep = [k for k, wanted in enumerate([noise["angle"], noise["angle"], noise["range"], noise["rate"]]) if wanted is not None]
        tracks.append({
            "name": name, "site": SITES[place], "noise": noise, "times": told, "rows": [[r[k] for k in keep] for r in rows],
            "ordered": ordered,
            "expected": {
                "verdict": result, "isClockOffset": is_clock,
                "ranked": [
                    {"noradId": f["norad"], "isWithin": bool(f["within"]), "mahalanobisSquared": round(f["d2"], 5), "score": round(f["score"], 4),
                     "medianArcsec": None if f["median"] is None else round(f["median"] / ARCSEC, 3), "clockOffsetS": round(f["late"], 5)}
                    for f in found[:3]
                ],
            },
        })
    print(json.dumps({
        "startUtc": START_UTC, "angleBiasArcsec": 0.3, "clockSigmaS": 0.001,
        "catalogue": [
            dict(zip(["noradId", "ageDays", "meanMotionRevPerDay", "eccentricity", "inclinationDeg", "raanDeg", "argPerigeeDeg", "meanAnomalyDeg", "bstar"], row))
            for row in CATALOGUE
        ],
        "tracks": tracks,
    }))


main()
