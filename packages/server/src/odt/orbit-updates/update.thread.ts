import type { MeasurementTrack } from '@keepout/tracking/measurement';
import { updateOrbit } from '@keepout/tracking/orbit-update/update-orbit';
import { fail, ok, type Result } from '@keepout/units/result';
import { orbitForces } from '../targets/carried-orbit.ts';
import { knownOrbit } from '../targets/known-orbit.ts';
import type { OrbitToObserve } from '../targets/orbit-to-observe.ts';
import { type FileToRead, readFile } from '../tracks/read-file.ts';
import type { StoredEstimate, UsedMeasurements } from './tables.ts';

export interface UpdateQuestion {
  /** What was known before: an orbit that is asked at the middle of the first track (the theory of
   *  element sets and ours part by hundreds of metres within hours), or what an earlier update began with. */
  readonly prior: { readonly orbit: OrbitToObserve } | { readonly estimate: StoredEstimate };
  readonly files: readonly (FileToRead & {
    readonly observationFileId: string;
    /** By their place in the report: those that are of the object. */
    readonly tracks: readonly number[];
  })[];
}

/** There is nothing to begin with, or nothing to use. */
export interface NoUpdate {
  readonly code: 'no-update';
  readonly message: string;
}

export interface UpdateAnswer {
  readonly state: 'UPDATED' | 'NOT_CONVERGED' | 'UNOBSERVABLE' | 'INCONSISTENT';
  readonly message: string;
  readonly before: StoredEstimate;
  /** Null where it is not usable. */
  readonly after: StoredEstimate | null;
  readonly wrms: number | null;
  readonly accepted: number;
  readonly rejected: number;
  readonly observability: string;
  readonly residuals: readonly UsedMeasurements[];
}

/** Makes an orbit better by the measurements of files. */
export function update({ prior, files }: UpdateQuestion): Result<UpdateAnswer, NoUpdate> {
  const tracks: MeasurementTrack[] = [];
  const places: { readonly observationFileId: string; readonly track: number; readonly points: number }[] = [];
  for (const file of files) {
    const read = readFile(file);
    if (!read.ok) continue;
    read.value.tracks.forEach((track, index) => {
      places.push({
        observationFileId: file.observationFileId,
        track: tracks.length,
        points: track.measurements.length,
      });
      if (file.tracks.includes(index)) tracks.push(track);
      else places[places.length - 1] = { ...places.at(-1)!, track: -1 };
    });
  }
  const spans = tracks.flatMap(({ measurements }) => {
    const times = measurements.map(({ receptionTaiS }) => receptionTaiS);
    return times.length === 0 ? [] : [[Math.min(...times), Math.max(...times)] as const];
  });
  const first = spans.toSorted(([a], [b]) => a - b)[0];
  if (first === undefined) return fail({ code: 'no-update', message: 'There is no measurement of the object.' });
  const before = estimateBefore(prior, (first[0] + first[1]) / 2);
  if (!before.ok) return before;
  const { epochTaiS, positionM, velocityMps, covarianceRtn } = before.value;
  const found = updateOrbit({
    prior: { epochTaiS, positionM, velocityMps, covarianceRtn: Float64Array.from(covarianceRtn.flat()) },
    tracks,
    dynamics: orbitForces(),
  });
  const isUsable = found.state === 'UPDATED' && found.covarianceRtn !== undefined;
  const isUsed = new Set(
    found.residuals.flatMap(({ use, track, index }) => (use === 'used' ? `${track} ${index}` : [])),
  );
  return ok({
    ...{ state: found.state, message: found.message, before: before.value },
    ...{ accepted: found.accepted, rejected: found.rejected, observability: found.observability },
    wrms: found.wrms ?? null,
    after: isUsable
      ? {
          epochTaiS: found.epochTaiS,
          positionM: triple(found.positionM),
          velocityMps: triple(found.velocityMps),
          covarianceRtn: rowsOf(found.covarianceRtn!),
        }
      : null,
    residuals: files.map(({ observationFileId }) => ({
      observationFileId,
      isUsed: places
        .filter((one) => one.observationFileId === observationFileId)
        .flatMap(({ track, points }) =>
          Array.from({ length: points }, (_, index) => isUsable && isUsed.has(`${track} ${index}`)),
        ),
    })),
  });
}

function estimateBefore(prior: UpdateQuestion['prior'], middleTaiS: number): Result<StoredEstimate, NoUpdate> {
  if ('estimate' in prior) return ok(prior.estimate);
  const known = knownOrbit(prior.orbit, middleTaiS);
  if (!known.ok) return fail({ code: 'no-update', message: known.fault.message });
  const { state, covarianceRtn } = known.value;
  return ok({
    epochTaiS: state.epochTaiS,
    positionM: triple(state.positionM),
    velocityMps: triple(state.velocityMps),
    covarianceRtn: rowsOf(covarianceRtn),
  });
}

function triple([x = 0, y = 0, z = 0]: readonly number[]): [number, number, number] {
  return [x, y, z];
}

function rowsOf(matrix: Float64Array): number[][] {
  return [0, 1, 2, 3, 4, 5].map((row) => [...matrix.subarray(6 * row, 6 * row + 6)]);
}
