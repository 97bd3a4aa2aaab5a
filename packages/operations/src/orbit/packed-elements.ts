import type { MeanElements } from '@keepout/astro/nouns';

/**
 * The numbers of a catalogue that propagation needs, in shared memory, so that every thread reads the same copy.
 * Field order: noradId, epochTaiS, mean motion (rev/day), e, i, raan, argument of perigee, mean anomaly (deg), B*,
 * first and half second derivative of the mean motion, ephemeris type.
 */
export interface PackedElements {
  /** Hash of the content: threads cache results under this key. */
  readonly key: string;
  readonly count: number;
  readonly values: Float64Array<SharedArrayBuffer>;
}

const FIELDS = 12;

export function packElements(key: string, elements: readonly MeanElements[]): PackedElements {
  const values = new Float64Array(new SharedArrayBuffer(Math.max(1, elements.length) * FIELDS * 8));
  elements.forEach((element, index) => {
    values.set(
      [
        element.noradId,
        element.epochTaiS,
        element.meanMotionRevPerDay,
        element.eccentricity,
        element.inclinationDeg,
        element.raanDeg,
        element.argPerigeeDeg,
        element.meanAnomalyDeg,
        element.bstar,
        element.meanMotionDot,
        element.meanMotionDdot,
        element.ephemerisType,
      ],
      index * FIELDS,
    );
  });
  return { key, count: elements.length, values };
}

/** Elements without their names; enough for a propagator. */
export function unpackElements(packed: PackedElements): MeanElements[] {
  return Array.from({ length: packed.count }, (_, index) => elementsAt(packed, index));
}

export function elementsAt(packed: PackedElements, index: number): MeanElements {
  const at = (field: number): number => packed.values[index * FIELDS + field] ?? Number.NaN;
  return {
    noradId: at(0),
    name: '',
    cosparId: '',
    epochTaiS: at(1),
    epochUtc: '',
    meanMotionRevPerDay: at(2),
    eccentricity: at(3),
    inclinationDeg: at(4),
    raanDeg: at(5),
    argPerigeeDeg: at(6),
    meanAnomalyDeg: at(7),
    bstar: at(8),
    meanMotionDot: at(9),
    meanMotionDdot: at(10),
    ephemerisType: at(11),
    classification: 'U',
    elementSetNo: 0,
    revAtEpoch: 0,
  };
}
