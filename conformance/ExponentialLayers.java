import org.hipparchus.CalculusFieldElement;
import org.hipparchus.geometry.euclidean.threed.FieldVector3D;
import org.hipparchus.geometry.euclidean.threed.Vector3D;
import org.orekit.bodies.OneAxisEllipsoid;
import org.orekit.frames.Frame;
import org.orekit.models.earth.atmosphere.Atmosphere;
import org.orekit.time.AbsoluteDate;
import org.orekit.time.FieldAbsoluteDate;

/** Exponential layers by geodetic height (Vallado 2013, section 8.6.2), for Orekit: compiled and loaded by orekit_forces.py. */
public class ExponentialLayers implements Atmosphere {
    private final OneAxisEllipsoid earth;
    private final double[][] layers;

    /** Layers of base height km, density there kg/m^3, scale height km, from below. */
    public ExponentialLayers(final OneAxisEllipsoid earth, final double[][] layers) {
        this.earth = earth;
        this.layers = layers;
    }

    @Override
    public Frame getFrame() {
        return earth.getBodyFrame();
    }

    @Override
    public double getDensity(final AbsoluteDate date, final Vector3D position, final Frame frame) {
        final double km = earth.transform(position, frame, date).getAltitude() / 1000;
        final double[] layer = at(km);
        return layer[1] * Math.exp((layer[0] - km) / layer[2]);
    }

    @Override
    public <T extends CalculusFieldElement<T>> T getDensity(
            final FieldAbsoluteDate<T> date, final FieldVector3D<T> position, final Frame frame) {
        final T km = earth.transform(position, frame, date).getAltitude().divide(1000);
        final double[] layer = at(km.getReal());
        return km.negate().add(layer[0]).divide(layer[2]).exp().multiply(layer[1]);
    }

    private double[] at(final double km) {
        int index = layers.length - 1;
        while (index > 0 && layers[index][0] > km) {
            index--;
        }
        return layers[index];
    }
}
