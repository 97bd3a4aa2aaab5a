import { multiply6, transposed6, turned6 } from '@keepout/astro/covariance/matrix6';
import { noiseBetween } from './acceleration-noise.ts';
import { inverseOf } from './linear-system.ts';
import type { Lead, PlannedKnowledge } from './planned-information.ts';
import type { PriorInformation } from './prior.ts';
import { rootOf } from './process-noise.ts';
import type { SightingResidual } from './residuals.ts';

/**
 * Combined information of several planned tracks on the orbit alone, with the prior of their update where it differs.
 *
 * Method   their sum in the orbit, the forces after the last measurement, a, and otherwise before: b = r a + sqrt(1 - r^2) u, x' = x + g (b - a)
 *          with g what one sigma does from there to the epoch; Schur complement of a and u, each known to one sigma. What no force has is a step of the orbit from track to
 *          track, independent of the others: from the track that is farthest from the epoch on L - L R (1 + R^T L R)^-1 R^T L with R R^T = Q (`noiseBetween`)
 * Assumes  tracks on one side of the epoch
 *
 * @returns Float64Array(36), in sigmas of the prior
 */
export function jointInformation(
  tracks: readonly PlannedKnowledge[],
  { root, matrix: priorMatrix }: PriorInformation,
): Float64Array {
  const inSigmas = multiply6(transposed6(root), priorMatrix);
  const inTime = tracks.toSorted((a, b) => a.lastTaiS - b.lastTaiS);
  const sum = inTime.reduce<Float64Array>((earlier, { information, unforeseen }, k) => {
    const combined = earlier.map((value, n) => value + information[n]!);
    if (unforeseen === undefined) return combined;
    const step = rootOf(noiseBetween(inTime[k + 1]?.unforeseen, unforeseen));
    return lessSure(combined, multiply6(inSigmas, step));
  }, inTime[0]?.beginning?.information ?? new Float64Array(49));
  const lead = leadOfAll(tracks);
  const leading = lead && turned6(transposed6(root), turned6(priorMatrix, lead.displacement));
  const stays = lead?.persistence ?? 1;
  const otherwise = Math.sqrt(1 - stays ** 2);
  // Rows of the seven that the measurements see, columns of the orbit, of a and of u.
  const measuredRows = new Float64Array(7 * 8);
  for (let i = 0; i < 6; i++) {
    const by = leading?.[i] ?? 0;
    measuredRows[9 * i] = 1;
    measuredRows[8 * i + 6] = (stays - 1) * by;
    measuredRows[8 * i + 7] = otherwise * by;
  }
  measuredRows[54] = stays;
  measuredRows[55] = otherwise;
  const matrix = new Float64Array(64);
  for (let a = 0; a < 8; a++) {
    for (let b = 0; b < 8; b++) {
      for (let i = 0; i < 7; i++) {
        for (let j = 0; j < 7; j++) {
          matrix[8 * a + b] =
            matrix[8 * a + b]! + measuredRows[8 * i + a]! * sum[7 * i + j]! * measuredRows[8 * j + b]!;
        }
      }
    }
  }
  const forces = Float64Array.of(matrix[54]! + 1, matrix[55]!, matrix[62]!, matrix[63]! + 1);
  const inverse = inverseOf(forces, 2)!;
  return Float64Array.from({ length: 36 }, (_, n) => {
    const [i, j] = [Math.floor(n / 6), n % 6];
    let value = matrix[8 * i + j]!;
    for (let a = 0; a < 2; a++) {
      for (let b = 0; b < 2; b++) value -= matrix[8 * i + 6 + a]! * inverse[2 * a + b]! * matrix[8 * j + 6 + b]!;
    }
    return value;
  });
}

/**
 * Information on seven of which the first six take a step.
 *
 * Method   L = F^T F, and of each column r of the step F - w w^T F (1 - (1 + w^T w)^-1/2) / w^T w with w = F r: the remainder is never negative, also where a step takes
 *          all but a billionth of it
 *
 * @param step   Float64Array(36), its columns one sigma each
 */
function lessSure(information: Float64Array, step: Float64Array): Float64Array {
  const rows = rootRows(information);
  for (let column = 0; column < 6; column++) {
    const noiseRow = rows.map((row) => [0, 1, 2, 3, 4, 5].reduce((sum, k) => sum + row[k]! * step[6 * k + column]!, 0));
    const square = noiseRow.reduce((sum, value) => sum + value * value, 0);
    if (!(square > 0)) continue;
    const share = (1 - 1 / Math.sqrt(1 + square)) / square;
    const along = Float64Array.from({ length: 7 }, (_, k) =>
      rows.reduce((sum, row, r) => sum + noiseRow[r]! * row[k]!, 0),
    );
    for (const [r, row] of rows.entries())
      for (let k = 0; k < 7; k++) row[k] = row[k]! - share * noiseRow[r]! * along[k]!;
  }
  return Float64Array.from({ length: 49 }, (_, n) =>
    rows.reduce((sum, row) => sum + row[Math.floor(n / 7)]! * row[n % 7]!, 0),
  );
}

/** Smaller values than this share of a diagonal are rounding. */
const ROUNDING_SHARE = 1e-14;

/** Rows F with F^T F the information on seven, as many as it has directions: Cholesky, the largest pivot first. */
function rootRows(information: Float64Array): readonly Float64Array[] {
  const left = Float64Array.from(information);
  const rows: Float64Array[] = [];
  const shareOf = (k: number): number => (information[8 * k]! > 0 ? left[8 * k]! / information[8 * k]! : 0);
  for (let n = 0; n < 7; n++) {
    const pivot = [0, 1, 2, 3, 4, 5, 6].reduce((largest, k) => (shareOf(k) > shareOf(largest) ? k : largest), 0);
    if (!(shareOf(pivot) > ROUNDING_SHARE)) break;
    const root = Math.sqrt(left[8 * pivot]!);
    const row = Float64Array.from({ length: 7 }, (_, k) => left[7 * pivot + k]! / root);
    for (let k = 0; k < 49; k++) left[k] = left[k]! - row[Math.floor(k / 7)]! * row[k % 7]!;
    rows.push(row);
  }
  return rows;
}

/** That of the last of several tracks; undefined where the forces are exact. */
function leadOfAll(tracks: readonly PlannedKnowledge[]): Lead | undefined {
  return tracks.reduce<PlannedKnowledge | undefined>(
    (latest, track) => (latest === undefined || track.lastTaiS > latest.lastTaiS ? track : latest),
    undefined,
  )?.lead;
}

/** The residuals of several tracks, by their place in the list, with the slopes of both unknowns of the forces that `jointInformation` has. */
export function jointResiduals(tracks: readonly PlannedKnowledge[]): readonly SightingResidual[] {
  const lead = leadOfAll(tracks);
  return tracks.flatMap(({ residuals }, track) =>
    residuals.map((residual) => ({
      ...residual,
      sighting: { ...residual.sighting, track },
      ...(lead && { forceSlopes: slopesWith(residual, lead) }),
    })),
  );
}

function slopesWith({ slopes, forceSlopes }: SightingResidual, { displacement, persistence }: Lead): Float64Array {
  const otherwise = Math.sqrt(1 - persistence ** 2);
  const out = new Float64Array(8);
  for (let row = 0; row < 4; row++) {
    let ahead = 0;
    for (let i = 0; i < 6; i++) ahead += slopes[6 * row + i]! * displacement[i]!;
    const before = (forceSlopes?.[row] ?? 0) + ahead;
    out[row] = persistence * before - ahead;
    out[4 + row] = otherwise * before;
  }
  return out;
}
