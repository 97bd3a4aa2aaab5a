import { type PackedEphemeris, unpackEphemeris } from '@keepout/assessment/orbit/packed-ephemeris';
import { screenedEphemeris } from '@keepout/assessment/orbit/subject-orbit';
import { EARTH_RADIUS_M, MU_EARTH } from '@keepout/astro/constants';
import { keplerianFromCartesian } from '@keepout/astro/elements/keplerian';
import * as field from '@keepout/astro/sgp4/element-table';
import { type RegimeOrbit, verificationRegime } from '@keepout/conjunction/volume/verification';
import { type ScreeningVolume, semiAxesM } from '@keepout/conjunction/volume/volume';
import { type NamedVolume, namedVolume } from '@keepout/contract/ca/enums';
import { NAMED_VOLUMES } from '@keepout/contract/ca/named-volumes';
import { SECONDS_PER_DAY } from '@keepout/units/duration';
import { wrongUsage } from '../process/exit.ts';
import { numberOption } from '../process/option-value.ts';

interface VolumeOptions {
  readonly thresholdKm?: string;
  readonly volume?: string;
}

const VERIFICATION_SET = 'verification-set';
const KM = 1000;
const RAD = Math.PI / 180;

/** Returns the screening volume: a sphere for any pair, a box for primaries that share one. */
export function screenedVolume(
  { thresholdKm, volume }: VolumeOptions,
  orbits: readonly RegimeOrbit[],
): ScreeningVolume {
  if ((thresholdKm === undefined) === (volume === undefined)) {
    throw wrongUsage('either --threshold-km or --volume is required');
  }
  if (thresholdKm !== undefined) {
    return { shape: 'sphere', radiusM: numberOption('--threshold-km', thresholdKm, 1e-3, 500) * KM };
  }
  const [first, ...otherOrbits] = orbits;
  if (first === undefined) throw wrongUsage('--volume: a box requires --primary');
  if (volume !== VERIFICATION_SET) return boxOf(volume!);
  const regime = verificationRegime(first);
  if (otherOrbits.every((orbit) => verificationRegime(orbit) === regime)) return namedBox(regime);
  throw wrongUsage(`--volume ${VERIFICATION_SET}: the primaries have different boxes; screen them one by one`);
}

function namedBox(name: NamedVolume): ScreeningVolume {
  const { r, t, n } = NAMED_VOLUMES[name];
  return { shape: 'box', radialM: r, alongTrackM: t, crossTrackM: n };
}

function boxOf(text: string): ScreeningVolume {
  const parsedVolume = namedVolume.safeParse(text);
  if (parsedVolume.success) return namedBox(parsedVolume.data);
  const sizes = text.split(',').map((size) => numberOption('--volume', size, 1e-3, 500) * KM);
  const [radialM, alongTrackM, crossTrackM] = sizes;
  if (sizes.length !== 3) {
    throw wrongUsage(
      `--volume ${text}: three half sizes in km (radial, along track, cross track), ${VERIFICATION_SET} or one of its names (${namedVolume.options.join(', ')})`,
    );
  }
  return { shape: 'box', radialM: radialM!, alongTrackM: alongTrackM!, crossTrackM: crossTrackM! };
}

export function volumeText(volume: ScreeningVolume): string {
  if (volume.shape === 'sphere') return `${volume.radiusM / KM} km`;
  return `a box of ${semiAxesM(volume)
    .map((halfM) => halfM / KM)
    .join(' x ')} km`;
}

/** By its mean elements. */
export function orbitOfElements({ values }: field.ElementTable, index: number): RegimeOrbit {
  const at = index * field.ELEMENT_FIELDS;
  const periodS = SECONDS_PER_DAY / values[at + field.MEAN_MOTION_REV_PER_DAY]!;
  const eccentricity = values[at + field.ECCENTRICITY_COLUMN]!;
  const semiMajorAxisM = Math.cbrt(MU_EARTH * (periodS / (2 * Math.PI)) ** 2);
  const perigeeAltitudeM = semiMajorAxisM * (1 - eccentricity) - EARTH_RADIUS_M;
  return { perigeeAltitudeM, periodS, eccentricity, inclinationRad: values[at + field.INCLINATION_DEG]! * RAD };
}

/** By its first state. */
export function orbitOfEphemeris(packed: PackedEphemeris): RegimeOrbit {
  const ephemeris = screenedEphemeris(unpackEphemeris(packed));
  const state = new Float64Array(6);
  const kepler = ephemeris.stateAt(ephemeris.startTaiS, state) ? keplerianFromCartesian(state) : undefined;
  // Unbound: the limits of such orbits in the table depend on no other element.
  if (kepler === undefined) return { perigeeAltitudeM: 0, periodS: Number.NaN, eccentricity: 1, inclinationRad: 0 };
  const { semiMajorAxisM, eccentricity, periodS, inclinationRad } = kepler;
  return {
    perigeeAltitudeM: semiMajorAxisM * (1 - eccentricity) - EARTH_RADIUS_M,
    periodS,
    eccentricity,
    inclinationRad,
  };
}
