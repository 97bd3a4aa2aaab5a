import { multiply6, transposed6, turned6 } from '@keepout/astro/covariance/matrix6';
import { noiseBetween } from './acceleration-noise.ts';
import { inverseOf } from './linear-system.ts';
import type { Lead, PlannedKnowledge } from './planned-information.ts';
import type { PriorInformation } from './prior.ts';
import { rootOf } from './process-noise.ts';
import type { SightingResidual } from './residuals.ts';

/**
 * What several planned tracks would tell of the orbit alone.
 *
 * Method   their sum in the orbit, what the forces are after the last measurement, a, and what they were otherwise before: b = r a + sqrt(1 - r^2) u, x' = x + g (b - a)
 *          with g what one sigma does from there to the epoch; Schur complement of a and u, each known to one sigma. What no force has is a step of the orbit from track to
 *          track, independent of the others: from the track that is farthest from the epoch on L - L R (1 + R^T L R)^-1 R^T L with R R^T = Q (`noiseBetween`)
 * Assumes  tracks on one side of the epoch
 *
 * @returns Float64Array(36), in sigmas of the prior
 */
export function jointInformation(
  tracks: readonly PlannedKnowledge[],
  { root, matrix: known }: PriorInformation,
): Float64Array {
  const inSigmas = multiply6(transposed6(root), known);
  const sum = tracks
    .toSorted((a, b) => a.lastTaiS - b.lastTaiS)
    .reduce<Float64Array>((earlier, { information, unforeseen }, k, inTime) => {
      const both = earlier.map((value, n) => value + information[n]!);
      if (unforeseen === undefined) return both;
      const step = rootOf(noiseBetween(inTime[k + 1]?.unforeseen, unforeseen));
      return lessSure(both, multiply6(inSigmas, step));
    }, new Float64Array(49));
  const lead = leadOfAll(tracks);
  const leading = lead && turned6(transposed6(root), turned6(known, lead.displacement));
  const stays = lead?.persistence ?? 1;
  const otherwise = Math.sqrt(1 - stays ** 2);
  // Rows of the seven that the measurements see, columns of the orbit, of a and of u.
  const seen = new Float64Array(7 * 8);
  for (let i = 0; i < 6; i++) {
    const by = leading?.[i] ?? 0;
    seen[9 * i] = 1;
    seen[8 * i + 6] = (stays - 1) * by;
    seen[8 * i + 7] = otherwise * by;
  }
  seen[54] = stays;
  seen[55] = otherwise;
  const matrix = new Float64Array(64);
  for (let a = 0; a < 8; a++) {
    for (let b = 0; b < 8; b++) {
      for (let i = 0; i < 7; i++) {
        for (let j = 0; j < 7; j++) {
          matrix[8 * a + b] = matrix[8 * a + b]! + seen[8 * i + a]! * sum[7 * i + j]! * seen[8 * j + b]!;
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

/** Information on seven of which the first six take a step. @param step   Float64Array(36), its columns one sigma each */
function lessSure(information: Float64Array, step: Float64Array): Float64Array {
  const seen = Float64Array.from({ length: 42 }, (_, n) => {
    const [i, j] = [Math.floor(n / 6), n % 6];
    let value = 0;
    for (let k = 0; k < 6; k++) value += information[7 * i + k]! * step[6 * k + j]!;
    return value;
  });
  const unknowns = Float64Array.from({ length: 36 }, (_, n) => {
    const [i, j] = [Math.floor(n / 6), n % 6];
    let value = i === j ? 1 : 0;
    for (let k = 0; k < 6; k++) value += step[6 * k + i]! * seen[6 * k + j]!;
    return value;
  });
  const inverse = inverseOf(unknowns, 6)!;
  return information.map((value, n) => {
    const [i, j] = [Math.floor(n / 7), n % 7];
    let lost = 0;
    for (let a = 0; a < 6; a++)
      for (let b = 0; b < 6; b++) lost += seen[6 * i + a]! * inverse[6 * a + b]! * seen[6 * j + b]!;
    return value - lost;
  });
}

/** That of the last of several tracks; undefined where the forces are exact. */
function leadOfAll(tracks: readonly PlannedKnowledge[]): Lead | undefined {
  return tracks.reduce<PlannedKnowledge | undefined>(
    (latest, one) => (latest === undefined || one.lastTaiS > latest.lastTaiS ? one : latest),
    undefined,
  )?.lead;
}

/** The residuals of several tracks, by their place in the list, with the slopes of both unknowns of the forces that `jointInformation` has. */
export function jointResiduals(tracks: readonly PlannedKnowledge[]): readonly SightingResidual[] {
  const lead = leadOfAll(tracks);
  return tracks.flatMap(({ residuals }, track) =>
    residuals.map((one) => ({
      ...one,
      sighting: { ...one.sighting, track },
      ...(lead && { forceSlopes: slopesWith(one, lead) }),
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
