import { EXPONENTIAL_AIR, spaceWeatherUsed } from '@keepout/astro/force/air';
import type { StateVector } from '@keepout/astro/nouns';
import type { Told } from '@keepout/contract/platform/sentence-text';
import { tell } from '@keepout/contract/sentences';
import type { MeasurementTrack } from '@keepout/tracking/measurement';
import { updateOrbit } from '@keepout/tracking/orbit-update/update-orbit';
import { fail, ok, type Result } from '@keepout/units/result';
import { dragFoundBy, motionWith } from '../targets/found-drag.ts';
import { knownOrbit } from '../targets/known-orbit.ts';
import { dynamicsOf } from '../targets/motion.ts';
import { type KnownOrbit, positionSigma } from '../targets/orbit-knowledge.ts';
import { type FoundDrag, type Motion, type OrbitToObserve, stateOrbit } from '../targets/orbit-to-observe.ts';
import { type FileToRead, readFile } from '../tracks/read-file.ts';
import type { StoredAtmosphere, StoredEstimate, UsedMeasurements } from './tables.ts';

export interface UpdateQuestion {
  /**
   * What was known before: orbits of which the one is taken that is known best, at the given epoch or (null) at the middle of the
   * first track; or what an earlier update began with.
   */
  readonly prior:
    | { readonly orbits: readonly OrbitToObserve[]; readonly epochTaiS: number | null }
    | {
        readonly estimate: StoredEstimate;
        /** What the last update found from there. */
        readonly last: StoredEstimate | null;
      };
  readonly motion: Motion;
  /** Closest approach of the conjunction that it is for: where it is wanted; null for none. */
  readonly wantedAtTaiS: number | null;
  readonly files: readonly (FileToRead & {
    readonly observationFileId: string;
    /** By their place in the report: those that are of the object. */
    readonly tracks: readonly number[];
  })[];
}

/** There is nothing to begin with, or nothing to use. */
export interface NoUpdate {
  readonly code: 'no-update';
  readonly message: Told;
}

export interface UpdateAnswer {
  readonly state: 'UPDATED' | 'NOT_CONVERGED' | 'UNOBSERVABLE' | 'INCONSISTENT';
  readonly message: string;
  readonly before: StoredEstimate;
  /** Which of the orbits it began with; 0 for the prior of an earlier update. */
  readonly priorAt: number;
  /** Null where it is not usable. */
  readonly after: StoredEstimate | null;
  /** The same carried to where it is wanted; null where nobody asked, or it is there within a minute. */
  readonly carried: StoredEstimate | null;
  readonly wrms: number | null;
  readonly accepted: number;
  readonly rejected: number;
  readonly observability: string;
  readonly residuals: readonly UsedMeasurements[];
  /** Which density braked the object; null where none did. */
  readonly atmosphere: StoredAtmosphere | null;
}

/** Light time and clocks that are off, beyond the measurements. */
const MARGIN_S = 60;

/** Makes an orbit better by the measurements of files. */
export function update({
  prior,
  motion: elements,
  wantedAtTaiS,
  files,
}: UpdateQuestion): Result<UpdateAnswer, NoUpdate> {
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
  if (first === undefined) return fail({ code: 'no-update', message: tell('update-no-measurement') });
  const before = estimateBefore(prior, (first[0] + first[1]) / 2);
  if (!before.ok) return before;
  const { estimate, priorAt } = before.value;
  const { epochTaiS, positionM, velocityMps, covarianceRtn } = estimate;
  const motion = motionWith(elements, estimate.drag);
  const times = spans.flat();
  const [from, to] = [Math.min(epochTaiS, ...times) - MARGIN_S, Math.max(epochTaiS, ...times) + MARGIN_S];
  const dynamics = dynamicsOf(motion, from, to, { epochTaiS, frame: 'EME2000', positionM, velocityMps });
  const found = updateOrbit({
    prior: { epochTaiS, positionM, velocityMps, covarianceRtn: Float64Array.from(covarianceRtn.flat()) },
    tracks,
    dynamics,
    ...nearOf(prior, epochTaiS),
  });
  const isUsable = found.state === 'UPDATED' && found.covarianceRtn !== undefined;
  const lastTaiS = Math.max(...times);
  const drag = dragFoundBy(found.force, motion, elements, lastTaiS < epochTaiS ? null : lastTaiS);
  const after = isUsable ? estimateOf(found, found.covarianceRtn!, drag) : null;
  const isUsed = new Set(
    found.residuals.flatMap(({ use, track, index }) => (use === 'used' ? `${track} ${index}` : [])),
  );
  return ok({
    state: found.state,
    message: found.message,
    before: estimate,
    priorAt,
    accepted: found.accepted,
    rejected: found.rejected,
    observability: found.observability,
    wrms: found.wrms ?? null,
    atmosphere: dynamics !== 'two-body' && 'forces' in dynamics ? atmosphereUsed(motion, from, to) : null,
    after,
    carried: after && wantedAtTaiS !== null ? carriedTo(after, wantedAtTaiS, elements) : null,
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

/** Where an update of more measurements may begin its search. */
function nearOf(prior: UpdateQuestion['prior'], epochTaiS: number): { readonly near?: readonly number[] } {
  if (!('estimate' in prior) || prior.last?.epochTaiS !== epochTaiS) return {};
  return { near: [...prior.last.positionM, ...prior.last.velocityMps] };
}

/** Nearer than this two-body motion does as well. */
const NEAR_S = 60;

/** Null where it is there already, or comes down before. */
function carriedTo(after: StoredEstimate, wantedAtTaiS: number, motion: Motion): StoredEstimate | null {
  if (Math.abs(wantedAtTaiS - after.epochTaiS) < NEAR_S) return null;
  const there = knownOrbit(stateOrbit(after.epochTaiS, after, motion), wantedAtTaiS);
  return there.ok ? estimateOf(there.value.state, there.value.covarianceRtn, there.value.drag) : null;
}

function estimateOf(
  { epochTaiS, positionM, velocityMps }: Omit<StateVector, 'frame'>,
  covarianceRtn: Float64Array,
  drag?: FoundDrag,
): StoredEstimate {
  return {
    epochTaiS,
    positionM: triple(positionM),
    velocityMps: triple(velocityMps),
    covarianceRtn: rowsOf(covarianceRtn),
    ...(drag && { drag }),
  };
}

function atmosphereUsed({ drag, air = EXPONENTIAL_AIR }: Motion, from: number, to: number): StoredAtmosphere | null {
  return drag === undefined ? null : { model: air.model, spaceWeather: spaceWeatherUsed(air, from, to) ?? null };
}

interface Before {
  readonly estimate: StoredEstimate;
  readonly priorAt: number;
}

function estimateBefore(prior: UpdateQuestion['prior'], middleTaiS: number): Result<Before, NoUpdate> {
  if ('estimate' in prior) return ok({ estimate: prior.estimate, priorAt: 0 });
  let message: Told = tell('orbit-unknown');
  let best: { readonly known: KnownOrbit; readonly priorAt: number } | undefined;
  for (const [priorAt, orbit] of prior.orbits.entries()) {
    const known = knownOrbit(orbit, prior.epochTaiS ?? middleTaiS);
    if (!known.ok) message = known.fault.message;
    else if (best === undefined || positionSigma(known.value) < positionSigma(best.known)) {
      best = { known: known.value, priorAt };
    }
  }
  if (best === undefined) return fail({ code: 'no-update', message });
  const { state, covarianceRtn, drag } = best.known;
  return ok({ estimate: estimateOf(state, covarianceRtn, drag), priorAt: best.priorAt });
}

function triple([x = 0, y = 0, z = 0]: readonly number[]): [number, number, number] {
  return [x, y, z];
}

function rowsOf(matrix: Float64Array): number[][] {
  return [0, 1, 2, 3, 4, 5].map((row) => [...matrix.subarray(6 * row, 6 * row + 6)]);
}
