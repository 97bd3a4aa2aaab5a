import type { Vec3 } from '@keepout/astro/nouns';
import type { MessageFigures, ObjectFigures } from '../message-figures.ts';

/** Figures of two objects in a message, and of one against the other. */
export type RelativeFigures = Pick<MessageFigures, 'objects' | 'relativePositionRtnM' | 'relativeVelocityRtnMps'>;

/** Derived figures of an object's state and covariance, up to rounding. */
const FORESEEN = ['planeXM', 'planeYM', 'planeXxM2', 'planeYxM2', 'planeYyM2'] as const;
type Foreseen = (typeof FORESEEN)[number] | 'sigmaRtnM';

/** Residual of a number to its prediction, in units of the last digit; in a list, as it is; null without a number. */
export type FigureResidual = number | null | readonly [number];

/** Figures of two objects in messages, as residuals to their prediction. */
export interface FiguresByForeseen {
  readonly objects: readonly Omit<ObjectFigures, Foreseen>[];
  readonly residuals: readonly FigureResidual[];
}

export function encodeResiduals(figures: RelativeFigures): FiguresByForeseen {
  const { relativePositionRtnM, relativeVelocityRtnMps, objects } = figures;
  const values = [
    ...relativePositionRtnM,
    ...relativeVelocityRtnMps,
    ...objects.flatMap((object) => [
      ...(object.sigmaRtnM ?? [null, null, null]),
      ...FORESEEN.map((name) => object[name]),
    ]),
  ];
  const foreseen = foreseenOf(objects);
  return {
    objects: objects.map(
      ({ sigmaRtnM: _1, planeXM: _2, planeYM: _3, planeXxM2: _4, planeYxM2: _5, planeYyM2: _6, ...object }) => object,
    ),
    residuals: values.map((value, k) => residualOf(value, foreseen[k]!)),
  };
}

/** The figures that they were, to the last digit. */
export function decodeResiduals({ objects, residuals }: FiguresByForeseen): RelativeFigures {
  const foreseen = foreseenOf(objects);
  const values = residuals.map((residual, k) => valueOfResidual(residual, foreseen[k]!));
  const vectorAt = (at: number) => values.slice(at, at + 3) as unknown as Vec3;
  const wholeAt = (object: Omit<ObjectFigures, Foreseen>, at: number): ObjectFigures => ({
    ...object,
    sigmaRtnM: values[at] === null ? null : vectorAt(at),
    planeXM: values[at + 3]!,
    planeYM: values[at + 4]!,
    planeXxM2: values[at + 5]!,
    planeYxM2: values[at + 6]!,
    planeYyM2: values[at + 7]!,
  });
  return {
    relativePositionRtnM: vectorAt(0),
    relativeVelocityRtnMps: vectorAt(3),
    objects: [wholeAt(objects[0]!, 6), wholeAt(objects[1]!, 14)],
  };
}

/**
 * Never changes: stored figures are counted from here. By sums, products and roots alone, which every engine rounds alike.
 *
 * Method   RTN axes of object 1, deviations of each object's own covariance, encounter plane; docs/models/encounter-plane.md
 */
function foreseenOf([first, second]: readonly Omit<ObjectFigures, Foreseen>[]): readonly number[] {
  const [r1, v1] = stateOfFigures(first!);
  const [r2, v2] = stateOfFigures(second!);
  const relative = minus(r2, r1);
  const velocity = minus(v2, v1);
  const axes = rtnAxesOf(r1, v1);
  const eta = unit(velocity);
  const radial = unit(r1);
  const along = recordDot(radial, eta);
  const xi = unit([radial[0] - along * eta[0], radial[1] - along * eta[1], radial[2] - along * eta[2]]);
  const zeta = recordCross(xi, eta);
  const ofObject = (
    object: Omit<ObjectFigures, Foreseen>,
    objectAxes: readonly Vec3[],
    x: number,
    y: number,
  ): number[] => {
    const [rr = 0, tr = 0, tt = 0, nr = 0, nt = 0, nn = 0] = object.covarianceRtn ?? [];
    const varianceFactor = (object.countedSigmas?.factor ?? 1) ** 2;
    const [a, b] = [recordTurned(objectAxes, xi), recordTurned(objectAxes, zeta)];
    const form = (p: Vec3, q: Vec3): number =>
      varianceFactor *
      (p[0] * (rr * q[0] + tr * q[1] + nr * q[2]) +
        p[1] * (tr * q[0] + tt * q[1] + nt * q[2]) +
        p[2] * (nr * q[0] + nt * q[1] + nn * q[2]));
    return [Math.sqrt(rr), Math.sqrt(tt), Math.sqrt(nn), x, y, form(a, a), form(b, a), form(b, b)];
  };
  return [
    ...recordTurned(axes, relative),
    ...recordTurned(axes, velocity),
    ...ofObject(first!, axes, 0, 0),
    ...ofObject(second!, rtnAxesOf(r2, v2), recordDot(xi, relative), recordDot(zeta, relative)),
  ];
}

/** m and m/s; without a state there is no prediction. */
export function stateOfFigures({
  positionKm,
  velocityKmS,
}: Pick<ObjectFigures, 'positionKm' | 'velocityKmS'>): readonly [Vec3, Vec3] {
  const inM = (km: Vec3 | null): Vec3 => (km === null ? [0, 0, 0] : [km[0] * 1000, km[1] * 1000, km[2] * 1000]);
  return [inM(positionKm), inM(velocityKmS)];
}

export function rtnAxesOf(r: Vec3, v: Vec3): readonly Vec3[] {
  const radial = unit(r);
  const normal = unit(recordCross(r, v));
  return [radial, recordCross(normal, radial), normal];
}

const minus = (a: Vec3, b: Vec3): Vec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const recordDot = (a: Vec3, b: Vec3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const recordCross = (a: Vec3, b: Vec3): Vec3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const recordTurned = (rows: readonly Vec3[], v: Vec3): Vec3 => [
  recordDot(rows[0]!, v),
  recordDot(rows[1]!, v),
  recordDot(rows[2]!, v),
];
function unit(v: Vec3): Vec3 {
  const length = Math.sqrt(recordDot(v, v));
  return [v[0] / length, v[1] / length, v[2] / length];
}

/** Beyond this residual a number is not shorter than without prediction. */
const FAR = 1e9;
const HALF = 2 ** 32;
/** A number and its halves, the lower one first, as every engine that runs this has them. */
const float = new Float64Array(1);
const halves = new Uint32Array(float.buffer);

export function residualOf(value: number | null, foreseen: number): FigureResidual {
  if (value === null) return null;
  const normalized = value + 0;
  float[0] = normalized;
  const [lower = 0, upper = 0] = halves;
  float[0] = foreseen;
  const places = (upper - halves[1]!) * HALF + (lower - halves[0]!);
  const isNear =
    Number.isFinite(foreseen) && Math.abs(places) < FAR && valueOfResidual(places, foreseen) === normalized;
  return isNear ? places : [normalized];
}

export function valueOfResidual(residual: number, foreseen: number): number;
export function valueOfResidual(residual: FigureResidual, foreseen: number): number | null;
export function valueOfResidual(residual: FigureResidual, foreseen: number): number | null {
  if (typeof residual !== 'number') return residual === null ? null : residual[0];
  float[0] = foreseen;
  const lower = halves[0]! + residual;
  halves[0] = lower;
  halves[1]! += Math.floor(lower / HALF);
  return float[0]!;
}
