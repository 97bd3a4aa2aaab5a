import { maximumBetween } from '@keepout/astro/search/extremum';
import { type Symmetric2, scaled2, sum2 } from '../../linear/symmetric2.ts';
import { foster1992 } from '../plane/foster-1992.ts';
import { type PrincipalEncounter, principalEncounter } from '../plane/principal-encounter.ts';
import { dilution } from './dilution.ts';
import { type RadiusPoint, radiusForPc, radiusSensitivity } from './hbr-sensitivity.ts';
import { separateDilution } from './separate-dilution.ts';

/** An encounter in the encounter plane of a message. */
export interface PlaneFigures {
  readonly missXM: number;
  readonly missYM: number;
  readonly primaryM2: Symmetric2;
  readonly secondaryM2: Symmetric2;
  /** Combined, m. */
  readonly hardBodyRadiusM: number;
}

export interface ScalePoint {
  /** Factor on the deviations that are scaled. */
  readonly scale: number;
  readonly pc: number;
}

/** A probability curve over a scale, with its largest value; the scale there is 0 when that lies at a vanishing covariance. */
export interface ScaleCurve {
  readonly points: readonly ScalePoint[];
  readonly max: ScalePoint;
}

/** The curve of one covariance alone. */
export interface AloneScaleCurve extends ScaleCurve {
  /** The largest value that better data on this object alone can reach: over scales up to 1. */
  readonly better: ScalePoint;
}

export interface PlaneCurves {
  /** At the covariances as they are. */
  readonly pc: number;
  /** Both covariances scaled together, and each alone while the other stays as it is. */
  readonly common: ScaleCurve;
  readonly primary: AloneScaleCurve;
  readonly secondary: AloneScaleCurve;
  readonly radius: readonly RadiusPoint[];
}

/** Displayed scales and radii: this factor to either side of the encounter's values. */
const ROOM = 10;
const LEAST_SCALE = 1e-3;
const MOST_SCALE = 1e3;
const POINTS = 121;
/** A limit farther off than this factor is not looked for: the curve of today would be a corner of the picture. */
const FARTHEST_LIMIT = 300;
const SEARCH_SHARE = 1e-7;

/**
 * The curves that show how much a probability rests on its covariances and on the size of the bodies.
 *
 * Method   disc integral (`foster1992`) in the encounter plane on logarithmic grids that hold today's point and the maximum;
 *          the maximum of the common scale from `dilution`, the effect of better data on one object from
 *          `separateDilution`, the maximum of its whole curve by golden section about the best point of its grid
 * Assumes  straight passage; errors independent of each other
 *
 * @param limits number[]  probabilities whose radius should lie on the radius curve where it is near
 * @returns PlaneCurves, or undefined when the covariance cannot be used
 *
 * Checked  plane-curves.test.ts: `dilution`, and the closed form of a small disc
 */
export function planeCurves(figures: PlaneFigures, limits: readonly number[] = []): PlaneCurves | undefined {
  const { primaryM2, secondaryM2, hardBodyRadiusM } = figures;
  if (!(hardBodyRadiusM > 0)) return undefined;
  const present = encounterOf(figures, 1, 1);
  if (present === undefined) return undefined;
  const { maxPc, scaleAtMax } = dilution(present);
  const turningScale = scaleAtMax > 0 ? scaleAtMax : 1;
  const low = Math.max(LEAST_SCALE, Math.min(1, turningScale) / ROOM);
  const high = Math.min(MOST_SCALE, Math.max(1, turningScale) * ROOM);
  const scales = grid(low, high, scaleAtMax > 0 ? [1, scaleAtMax] : [1]);
  const pcOf = (primaryScale: number, secondaryScale: number): number => {
    const encounter = encounterOf(figures, primaryScale, secondaryScale);
    return encounter === undefined ? 0 : foster1992(encounter);
  };
  const separate = separateDilution(figures.missXM, figures.missYM, primaryM2, secondaryM2, hardBodyRadiusM);
  const isThere = (m: Symmetric2) => m.xx + m.yy > 0;
  return {
    pc: foster1992(present),
    common: {
      points: scales.map((scale) => ({ scale, pc: pcOf(scale, scale) })),
      max: { scale: scaleAtMax, pc: maxPc },
    },
    primary: {
      ...aloneCurve(scales, (scale) => pcOf(scale, 1), isThere(secondaryM2)),
      better: { scale: separate.primary.scaleAtMax, pc: separate.primary.maxPc },
    },
    secondary: {
      ...aloneCurve(scales, (scale) => pcOf(1, scale), isThere(primaryM2)),
      better: { scale: separate.secondary.scaleAtMax, pc: separate.secondary.maxPc },
    },
    radius: radiusCurve(present, limits),
  };
}

function encounterOf(
  { missXM, missYM, primaryM2, secondaryM2, hardBodyRadiusM }: PlaneFigures,
  primaryScale: number,
  secondaryScale: number,
): PrincipalEncounter | undefined {
  const joint = sum2(scaled2(primaryM2, primaryScale ** 2), scaled2(secondaryM2, secondaryScale ** 2));
  const encounter = principalEncounter(missXM, missYM, joint, hardBodyRadiusM);
  return encounter.repair === 'unusable' ? undefined : encounter;
}

/** The curve of one covariance alone; with the other one left its largest value may lie where this one vanishes. */
function aloneCurve(scales: readonly number[], pcAt: (scale: number) => number, hasOther: boolean): ScaleCurve {
  const points = scales.map((scale) => ({ scale, pc: pcAt(scale) }));
  const best = points.reduce(
    (bestIndex, point, index) => (point.pc > (points[bestIndex]?.pc ?? 0) ? index : bestIndex),
    0,
  );
  const low = points[Math.max(0, best - 1)]?.scale ?? 1;
  const high = points[Math.min(points.length - 1, best + 1)]?.scale ?? 1;
  const log = maximumBetween((x) => pcAt(Math.exp(x)), Math.log(low), Math.log(high), SEARCH_SHARE);
  const peaks = [
    { scale: Math.exp(log), pc: pcAt(Math.exp(log)) },
    points[best],
    hasOther && { scale: 0, pc: pcAt(0) },
  ];
  const max = peaks.reduce<ScalePoint>((highest, point) => (point && point.pc > highest.pc ? point : highest), {
    scale: 1,
    pc: pcAt(1),
  });
  return { points, max };
}

function radiusCurve(present: PrincipalEncounter, limits: readonly number[]): readonly RadiusPoint[] {
  const radiusM = present.hardBodyRadiusM;
  const crossings = limits
    .map((limit) => radiusForPc(present, limit))
    .filter(
      (crossingM) =>
        crossingM !== undefined && crossingM > radiusM / FARTHEST_LIMIT && crossingM < radiusM * FARTHEST_LIMIT,
    );
  const fromM = Math.min(radiusM / ROOM, ...crossings.map((crossing) => (crossing ?? radiusM) / 2));
  const toM = Math.max(radiusM * ROOM, ...crossings.map((crossing) => (crossing ?? radiusM) * 2));
  const points = [
    ...radiusSensitivity(present, fromM, toM, POINTS),
    { hardBodyRadiusM: radiusM, pc: foster1992(present) },
  ];
  return points.sort((a, b) => a.hardBodyRadiusM - b.hardBodyRadiusM);
}

/** Equal steps of the logarithm, with the given values among them. */
function grid(low: number, high: number, landmarks: readonly number[]): readonly number[] {
  const even = Array.from({ length: POINTS }, (_, index) => low * (high / low) ** (index / (POINTS - 1)));
  const within = landmarks.filter((value) => value >= low && value <= high);
  return [...new Set([...even, ...within])].sort((a, b) => a - b);
}
