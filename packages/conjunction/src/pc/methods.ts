import { monteCarloPc } from './curved/monte-carlo.ts';
import { nc2dHall2021 } from './curved/nc2d-hall-2021.ts';
import { nc3dHall2021 } from './curved/nc3d-hall-2021.ts';
import type { OrbitError } from './curved/orbit-error.ts';
import { NC_2D_LIMITS, PC_2D_LIMITS, type UsageIndices, type UsageLimits, usageViolations } from './curved/usage.ts';
import type { PcEstimate, PcReason } from './estimate.ts';
import type { RandomSource } from './numbers/random.ts';
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
  /** Remarks that hold for every method. */
  readonly remarks: readonly PcReason[];
  readonly monteCarlo?: MonteCarloRequest;
}

/** Fewest hits that make a Monte Carlo count a measurement. */
const FEWEST_HITS = 10;
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
      return expectedNumber(input, nc2dHall2021, NC_2D_LIMITS);
    case 'nc3d-hall-2021':
      return expectedNumber(input, nc3dHall2021);
    case 'monte-carlo':
      return counted(input);
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
  const unknown: readonly PcReason[] = usage === undefined ? ['usage-unknown'] : [];
  return { pc, usable: doubts.length === 0, reasons: [...remarks, ...doubts, ...unknown, ...underflow(pc)] };
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

type Expected = (
  first: OrbitError,
  second: OrbitError,
  hardBodyRadiusM: number,
  limitS: number,
) => { readonly pc: number } | undefined;

function expectedNumber(input: MethodInput, method: Expected, limits?: UsageLimits): PcEstimate {
  const { errors, hardBodyRadiusM, usage, remarks } = input;
  if (errors === undefined) return { usable: false, reasons: [...remarks, 'velocity-covariance-missing'] };
  const found = method(errors[0], errors[1], hardBodyRadiusM, halfPeriod(errors));
  if (found === undefined) return { usable: false, reasons: [...remarks, 'overlap-not-found'] };
  const doubts = limits ? violated(usage, limits) : [];
  // An expected number bounds the probability from above and may pass one.
  const pc = Math.min(1, found.pc);
  return { pc, usable: doubts.length === 0, reasons: [...remarks, ...doubts, ...underflow(pc)] };
}

function counted(input: MethodInput): PcEstimate {
  const { errors, monteCarlo, hardBodyRadiusM, usage, remarks } = input;
  if (errors === undefined) return { usable: false, reasons: [...remarks, 'velocity-covariance-missing'] };
  if (monteCarlo === undefined) return { usable: false, reasons: [...remarks, 'not-requested'] };
  const limitS = halfPeriod(errors);
  const isSlow = usage === undefined || violated(usage, NC_2D_LIMITS).length > 0;
  const middleS = usage === undefined ? 0 : 0.5 * (usage.startS + usage.stopS);
  const trials = isSlow ? (monteCarlo.slowTrials ?? monteCarlo.trials) : monteCarlo.trials;
  const { pc, lower, upper, hits } = monteCarloPc(errors[0], errors[1], hardBodyRadiusM, {
    trials,
    random: monteCarlo.random,
    window: [-limitS, limitS],
    aroundS: middleS,
    ...(isSlow && { stepS: limitS / 60 }),
  });
  const few: readonly PcReason[] = hits < FEWEST_HITS ? ['too-few-hits'] : [];
  return { pc, lower, upper, hits, trials, usable: few.length === 0, reasons: [...remarks, ...few] };
}

function halfPeriod([first, second]: readonly [OrbitError, OrbitError]): number {
  return Math.PI / Math.max(first.mean[0]!, second.mean[0]!);
}

function underflow(pc: number): readonly PcReason[] {
  return pc === 0 ? ['below-smallest-double'] : [];
}
