import { CLIP_FACTOR } from '../covariance/repair.ts';
import type { RandomSource } from '../numbers/random.ts';
import { monteCarloPc } from './curved/monte-carlo.ts';
import { nc2dHall2021 } from './curved/nc2d-hall-2021.ts';
import { nc3dHall2021 } from './curved/nc3d-hall-2021.ts';
import type { OrbitError } from './curved/orbit-error.ts';
import { type OverlapTrack, overlapTrack } from './curved/overlap-track.ts';
import {
  isSlowEncounter,
  NC_2D_LIMITS,
  NC_3D_LIMITS,
  PC_2D_LIMITS,
  type UsageIndices,
  type UsageLimits,
  usageViolations,
} from './curved/usage.ts';
import type { PcEstimate, PcReason } from './estimate.ts';
import { alfano2005 } from './plane/alfano-2005.ts';
import { chan1997 } from './plane/chan-1997.ts';
import { foster1992 } from './plane/foster-1992.ts';
import { laas2015 } from './plane/laas-2015.ts';
import { patera2005 } from './plane/patera-2005.ts';
import type { PrincipalEncounter } from './plane/principal-encounter.ts';

/** Names of the methods, as the API and the command line spell them. */
export const PC_METHOD_NAMES = [
  'foster-1992',
  'chan-1997',
  'alfano-2005',
  'patera-2005',
  'laas-2015',
  'nc2d-hall-2021',
  'nc3d-hall-2021',
  'monte-carlo',
] as const;
export type PcMethodName = (typeof PC_METHOD_NAMES)[number];

/** How many draws, and from where. */
export interface MonteCarloRequest {
  readonly trials: number;
  /** Of slow encounters, where each draw is followed over half a revolution to either side; `trials` when absent. */
  readonly slowTrials?: number;
  readonly random: RandomSource;
}

/** Everything a method may need of an encounter. */
export interface MethodInput {
  readonly hardBodyRadiusM: number;
  /** Absent for zero relative velocity or without usable covariances. */
  readonly principal?: PrincipalEncounter;
  /** Absent without velocity covariances. */
  readonly errors?: readonly [OrbitError, OrbitError];
  readonly usage?: UsageIndices;
  /** The overlap of both orbits over the span of the encounter; computed where it is not given. */
  readonly track?: OverlapTrack;
  /** Remarks that hold for every method. */
  readonly remarks: readonly PcReason[];
  readonly monteCarlo?: MonteCarloRequest;
}

/** Fewest hits that make a Monte Carlo count a measurement. */
const FEWEST_HITS = 10;
/** Looks at a drawn pair of orbits over the span, where the encounter is slow or repeated. */
const SLOW_STEPS = 64;
/** Radius over the smaller sigma from which Chan's and the constant-density approximations drift beyond a percent. */
const CHAN_LARGEST_RATIO = 0.3;
const CHAN_LARGEST_ASPECT = 50;

/**
 * One method's estimate of one encounter.
 *
 * @returns PcEstimate; without `pc` where the method has no answer, and with the reasons
 */
export function estimatePc(name: PcMethodName, input: MethodInput): PcEstimate {
  switch (name) {
    case 'foster-1992':
      return planar(input, foster1992);
    case 'alfano-2005':
      return planar(input, alfano2005);
    case 'patera-2005':
      return planar(input, patera2005);
    case 'chan-1997':
      return chan(input);
    case 'laas-2015':
      return laas(input);
    case 'nc2d-hall-2021':
      return onePlane(input);
    case 'nc3d-hall-2021':
      return wholeSpan(input);
    case 'monte-carlo':
      return monteCarloEstimate(input);
  }
}

const usageReasons = {
  extended: 'encounter-extended',
  offset: 'encounter-offset',
  inaccuracy: 'encounter-inaccurate',
} as const satisfies Record<keyof UsageLimits, PcReason>;

function violated(usage: UsageIndices | undefined, limits: UsageLimits): readonly PcReason[] {
  return usage === undefined ? [] : usageViolations(usage, limits).map((name) => usageReasons[name]);
}

function planar(input: MethodInput, method: (encounter: PrincipalEncounter) => number): PcEstimate {
  const { principal, usage, remarks } = input;
  if (principal === undefined) return { usable: false, reasons: remarks };
  const pc = method(principal);
  const doubts = violated(usage, PC_2D_LIMITS);
  // Without velocity errors it is unknown whether motion is straight for long enough.
  const unknownUsage: readonly PcReason[] = usage === undefined ? ['usage-unknown'] : [];
  return {
    pc,
    usable: doubts.length + unknownUsage.length === 0,
    reasons: [...remarks, ...doubts, ...unknownUsage, ...underflow(pc)],
  };
}

function chan(input: MethodInput): PcEstimate {
  const estimate = planar(input, chan1997);
  const { principal } = input;
  const isInRange =
    principal !== undefined &&
    principal.hardBodyRadiusM <= CHAN_LARGEST_RATIO * principal.sigmaMinorM &&
    principal.sigmaMajorM <= CHAN_LARGEST_ASPECT * principal.sigmaMinorM;
  if (principal === undefined || isInRange) return estimate;
  return { ...estimate, usable: false, reasons: [...estimate.reasons, 'approximation-out-of-range'] };
}

function laas(input: MethodInput): PcEstimate {
  const { principal } = input;
  if (principal === undefined) return planar(input, foster1992);
  const series = laas2015(principal);
  const estimate = planar(input, () => series.pc ?? 0);
  const { lower, upper } = series;
  if (series.pc !== undefined) return { ...estimate, lower, upper };
  return { lower, upper, usable: false, reasons: [...estimate.reasons, 'series-not-converged'] };
}

/** A remainder below this share of the number needs no remark. */
const VISIBLE_SHARE = 1e-3;

/** The overlap that an input brings, or is worked out from. */
export function overlapTrackOf({ errors, hardBodyRadiusM, track }: MethodInput): OverlapTrack | undefined {
  if (track !== undefined || errors === undefined) return track;
  return overlapTrack(errors[0], errors[1], hardBodyRadiusM, (CLIP_FACTOR * hardBodyRadiusM) ** 2);
}

function onePlane(input: MethodInput): PcEstimate {
  const { usage, remarks } = input;
  const track = overlapTrackOf(input);
  if (track === undefined) return { usable: false, reasons: [...remarks, 'velocity-covariance-missing'] };
  const estimate = nc2dHall2021(track);
  if (estimate === undefined) return { usable: false, reasons: [...remarks, 'overlap-not-found'] };
  const pc = Math.min(1, estimate.pc);
  const otherCrossings = track.crossings.filter((crossing) => crossing !== track.main);
  const elsewhere = otherCrossings.reduce((sum, crossing) => sum + (nc2dHall2021(track, 1, crossing)?.pc ?? 0), 0);
  const doubts = [
    ...(usage === undefined ? [] : usageViolations({ ...usage, inaccuracy: 0 }, NC_2D_LIMITS)),
    ...(estimate.inaccuracy > NC_2D_LIMITS.inaccuracy ? (['inaccuracy'] as const) : []),
  ].map((name): PcReason => usageReasons[name]);
  if (elsewhere > VISIBLE_SHARE * pc) doubts.push('repeated-encounters');
  return { pc, usable: doubts.length === 0, reasons: [...remarks, ...doubts, ...underflow(pc)] };
}

/** Entries over the complete span, and objects inside at its start: an upper bound where paths come back. */
function wholeSpan(input: MethodInput): PcEstimate {
  const { remarks } = input;
  const track = overlapTrackOf(input);
  if (track === undefined) return { usable: false, reasons: [...remarks, 'velocity-covariance-missing'] };
  const estimate = nc3dHall2021(track);
  if (estimate === undefined) return { usable: false, reasons: [...remarks, 'overlap-not-found'] };
  const { expectedNumber, insideAtStart, crossings, startS, stopS, isSettled } = estimate;
  const all = expectedNumber + insideAtStart;
  const { span } = track;
  const doubts = usageViolations(
    {
      extended: (stopS - startS) / (span.stopS - span.startS),
      offset: Math.max(startS / span.startS, stopS / span.stopS),
      inaccuracy: 0,
    },
    NC_3D_LIMITS,
  ).map((name): PcReason => usageReasons[name]);
  if (!isSettled) doubts.push(usageReasons.inaccuracy);
  const visible = crossings.filter((crossing) => crossing.expectedNumber > VISIBLE_SHARE * all);
  const repeated: readonly PcReason[] = visible.length > 1 ? ['repeated-encounters'] : [];
  const inside: readonly PcReason[] = insideAtStart > VISIBLE_SHARE * all ? ['starts-inside'] : [];
  // An expected number bounds the probability from above and may pass one.
  const pc = Math.min(1, all);
  return {
    pc,
    usable: doubts.length === 0,
    reasons: [...remarks, ...doubts, ...repeated, ...inside, ...underflow(pc)],
    ...(visible.length > 1 && { crossings: visible }),
    ...(inside.length > 0 && { insideAtStart }),
  };
}

function monteCarloEstimate(input: MethodInput): PcEstimate {
  const { errors, monteCarlo, hardBodyRadiusM, usage, remarks } = input;
  if (errors === undefined) return { usable: false, reasons: [...remarks, 'velocity-covariance-missing'] };
  if (monteCarlo === undefined) return { usable: false, reasons: [...remarks, 'not-requested'] };
  const track = overlapTrackOf(input);
  if (track === undefined) return { usable: false, reasons: [...remarks, 'overlap-not-found'] };
  const { span, crossings } = track;
  const isSlow = usage === undefined || isSlowEncounter(usage) || crossings.length > 1;
  const middleS = usage === undefined ? 0 : 0.5 * (usage.startS + usage.stopS);
  const trials = isSlow ? (monteCarlo.slowTrials ?? monteCarlo.trials) : monteCarlo.trials;
  const { pc, lower, upper, hits } = monteCarloPc(errors[0], errors[1], hardBodyRadiusM, {
    trials,
    random: monteCarlo.random,
    window: [span.startS, span.stopS],
    aroundS: middleS,
    ...(isSlow && { stepS: (span.stopS - span.startS) / SLOW_STEPS }),
  });
  const few: readonly PcReason[] = hits < FEWEST_HITS ? ['too-few-hits'] : [];
  return { pc, lower, upper, hits, trials, usable: few.length === 0, reasons: [...remarks, ...few] };
}

function underflow(pc: number): readonly PcReason[] {
  return pc === 0 ? ['below-smallest-double'] : [];
}
