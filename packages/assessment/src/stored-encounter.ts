import type { StateCovariance, Vec3 } from '@keepout/astro/nouns';
import type { PairOfSigmas } from '@keepout/conjunction/decision/sigma-rules';
import type { PlaneMessage } from '@keepout/conjunction/event/pc-forecast';
import type { ObjectAtTca } from '@keepout/conjunction/object-at-tca';
import type { MessageFigures } from './message-figures.ts';

type Objects = MessageFigures['objects'];

/** A stored message in its plane; undefined where it has no covariance or no plane. */
export function planeMessageOf(row: {
  readonly creationTaiS: number;
  readonly tcaTaiS: number;
  readonly sigmaAlongMissM: number | null;
  readonly objects: Objects;
}): PlaneMessage | undefined {
  const [first, second] = row.objects;
  const { planeXM, planeYM } = second;
  const covarianceM2 = {
    xx: sum(first.planeXxM2, second.planeXxM2),
    yx: sum(first.planeYxM2, second.planeYxM2),
    yy: sum(first.planeYyM2, second.planeYyM2),
  };
  const hardBodyRadiusM = radiusOf(row.objects);
  if (planeXM === null || planeYM === null || row.sigmaAlongMissM === null || !(hardBodyRadiusM > 0)) return undefined;
  if (!Number.isFinite(covarianceM2.xx + covarianceM2.yx + covarianceM2.yy)) return undefined;
  return {
    missXM: planeXM,
    missYM: planeYM,
    covarianceM2,
    hardBodyRadiusM,
    leadS: row.tcaTaiS - row.creationTaiS,
    sigmaAlongMissM: row.sigmaAlongMissM,
  };
}

export const radiusOf = ([first, second]: Objects): number =>
  (first.hardBodyRadiusM ?? 0) + (second.hardBodyRadiusM ?? 0);

const sum = (a: number | null, b: number | null): number => (a === null || b === null ? Number.NaN : a + b);

/** Both objects of a stored message with their covariances as they were stated; undefined without states. */
export function storedObjects(objects: Objects, tcaTaiS: number): readonly [ObjectAtTca, ObjectAtTca] | undefined {
  const [first, second] = [storedObject(objects[0], tcaTaiS), storedObject(objects[1], tcaTaiS)];
  return first && second && [first, second];
}

/** The same with covariances as they count in verdicts, by the operator's rules. */
export function countedObjects(objects: Objects, tcaTaiS: number): readonly [ObjectAtTca, ObjectAtTca] | undefined {
  const [first, second] = objects.map((object) => ({ ...object, covarianceRtn: countedTriangle(object) }));
  return storedObjects([first!, second!], tcaTaiS);
}

/** How the sigmas of both objects count, and of which designator the first is. */
export const countedOf = ([first, second]: Objects): {
  readonly designator: string;
  readonly sigmas: PairOfSigmas;
} => ({
  designator: first.designator,
  sigmas: [first.countedSigmas, second.countedSigmas],
});

/** Six rows of six of the covariance of an object as it counts; null without one. */
export function countedRows(object: CountedFigures): number[][] | null {
  const triangle = countedTriangle(object);
  if (triangle === null) return null;
  const matrix = symmetricMatrix(triangle);
  return Array.from({ length: 6 }, (_, row) => [...matrix.subarray(6 * row, 6 * row + 6)]);
}

type CountedFigures = Pick<Objects[number], 'covarianceRtn' | 'countedSigmas'>;

function countedTriangle({ covarianceRtn, countedSigmas }: CountedFigures): number[] | null {
  const scale = (countedSigmas?.factor ?? 1) ** 2;
  return covarianceRtn?.map((value) => scale * value) ?? null;
}

function storedObject(
  { positionKm, velocityKmS, covarianceRtn, frame }: Objects[number],
  epochTaiS: number,
): ObjectAtTca | undefined {
  // Judged messages are in EME2000; anything else is of a time before that.
  if (positionKm === null || velocityKmS === null || frame !== 'EME2000') return undefined;
  const covariance: StateCovariance | undefined =
    covarianceRtn === null ? undefined : { epochTaiS, frame: 'RTN', matrix: symmetricMatrix(covarianceRtn) };
  return {
    state: { epochTaiS, frame: 'EME2000', positionM: inM(positionKm), velocityMps: inM(velocityKmS) },
    covarianceOrigin: 'given',
    ...(covariance && { covariance }),
  };
}

const inM = ([x, y, z]: Vec3): Vec3 => [x * 1000, y * 1000, z * 1000];

/** A lower triangle, row by row, as the 6x6 matrix. */
function symmetricMatrix(triangle: readonly number[]): Float64Array {
  const matrix = new Float64Array(36);
  let at = 0;
  for (let row = 0; row < 6; row++) {
    for (let column = 0; column <= row; column++) {
      const value = triangle[at++] ?? 0;
      matrix[row * 6 + column] = value;
      matrix[column * 6 + row] = value;
    }
  }
  return matrix;
}
