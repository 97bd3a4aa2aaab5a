import type { RadiusOutsideBody } from '../hard-body/ladder.ts';
import type { DilutionRegion } from '../pc/bounds/dilution.ts';
import type { DataEdge } from '../screening/plan/encounter.ts';
import type { UnlikeHistory } from './deviation-history.ts';
import { countingOf } from './estimated-rule.ts';
import type { OrbitDoubt } from './orbit-quality.ts';
import { type CountedSigmas, type ScaledSigmas, scaledSigmas } from './sigma-rules.ts';

export type VerdictKind = 'act' | 'watch' | 'safe' | 'no-conclusion';

/** Reason for the verdict: a code and its figures; sentences are composed at the edge. */
export type VerdictReason =
  | { readonly code: 'pc-above-act'; readonly pc: number; readonly thresholdPc: number }
  | { readonly code: 'pc-above-watch'; readonly pc: number; readonly thresholdPc: number }
  | { readonly code: 'pc-below-watch'; readonly pc: number; readonly thresholdPc: number }
  | {
      readonly code: 'pc-above-watch-at-margin';
      /** With all deviations multiplied by `factor`; absent where it could not be computed. */
      readonly pc?: number;
      readonly factor: number;
      readonly thresholdPc: number;
    }
  | { readonly code: 'robust' }
  | {
      readonly code: 'diluted';
      readonly maxPc: number;
      readonly scaleAtMax?: number;
      /** Whose better data would raise it; absent or "both": those of both alike. */
      readonly on?: 'both' | 'primary' | 'secondary';
    }
  | { readonly code: 'max-pc-below-act'; readonly maxPc: number; readonly thresholdPc: number }
  | { readonly code: 'max-pc-above-act'; readonly maxPc: number; readonly thresholdPc: number }
  | { readonly code: 'covariance-estimated'; readonly objects: readonly ('primary' | 'secondary')[] }
  | { readonly code: 'covariance-missing'; readonly objects: readonly ('primary' | 'secondary')[] }
  | { readonly code: 'covariance-default'; readonly objects: readonly ('primary' | 'secondary')[] }
  | { readonly code: 'covariance-implausible'; readonly objects: readonly ('primary' | 'secondary')[] }
  | { readonly code: 'covariance-too-small'; readonly objects: readonly ('primary' | 'secondary')[] }
  | { readonly code: 'covariance-not-positive'; readonly objects: readonly ('primary' | 'secondary')[] }
  | { readonly code: 'covariance-unlike-history'; readonly unlike: readonly UnlikeHistory[] }
  | { readonly code: 'covariance-scaled'; readonly scaled: readonly ScaledSigmas[] }
  | { readonly code: 'covariance-calibrated' }
  | { readonly code: 'errors-correlated'; readonly pc: number; readonly correlatedPc: number }
  | {
      readonly code: 'orbit-doubtful';
      readonly object: 'primary' | 'secondary';
      readonly doubts: readonly OrbitDoubt[];
    }
  | { readonly code: 'pc-not-computed' }
  | { readonly code: 'edge-of-data'; readonly edge: DataEdge }
  | { readonly code: 'two-dimensional-inadequate' }
  | { readonly code: 'usage-unknown' }
  | { readonly code: 'stated-otherwise'; readonly stated: readonly StatedOtherwise[] }
  | { readonly code: 'radius-outside-body'; readonly radius: RadiusOutsideBody }
  | { readonly code: 'closest-approach-passed' }
  | { readonly code: 'decision-time-passed'; readonly decideByTaiS: number };

/** A stated figure of a message, and the same figure from its states: m, m/s, or none. */
export interface StatedOtherwise {
  readonly quantity: 'miss-distance' | 'relative-speed' | 'probability';
  readonly stated: number;
  readonly computed: number;
}

export interface VerdictThresholds {
  readonly version: number;
  /** A manoeuvre is due from here on. */
  readonly actPc: number;
  /** Below the act threshold and from here on the event stays on the watch list. */
  readonly watchPc: number;
  /** `safe` requires Pc below watch also with all deviations multiplied by this; absent for records made before this rule. */
  readonly deviationMargin?: number;
}

/** Deviations stated at half their size made 5 % of drawn collisions *safe*; docs/models/verdict.md */
export const DEVIATION_MARGIN = 2;

export const DEFAULT_VERDICT_THRESHOLDS: VerdictThresholds = {
  version: 1,
  actPc: 1e-4,
  watchPc: 1e-7,
  deviationMargin: DEVIATION_MARGIN,
};

export interface VerdictInput {
  readonly tcaTaiS: number;
  readonly nowTaiS: number;
  /** How long before closest approach the decision is due. */
  readonly decisionLeadS: number;
  /** The distance is least at this end of the data: there is no closest approach to conclude anything of. */
  readonly edge?: DataEdge;
  /** The recommended collision probability; absent when none could be computed. */
  readonly pc?: number;
  /** The same without the common error of both objects, where known; the larger of the two counts. */
  readonly correlatedPc?: number;
  /** The larger of the two with all deviations multiplied by the margin of the thresholds. */
  readonly pcAtMargin?: number;
  readonly region?: DilutionRegion;
  /** Largest probability that smaller errors reach, or the bound with a covariance missing. */
  readonly maxPc?: number;
  readonly scaleAtMax?: number;
  /** Whose smaller errors reach it. */
  readonly dilutedOn?: 'both' | 'primary' | 'secondary';
  readonly estimatedCovariances?: readonly ('primary' | 'secondary')[];
  readonly missingCovariances?: readonly ('primary' | 'secondary')[];
  /** Doubts about the orbit determinations behind the states, where stated. */
  readonly orbitDoubts?: Readonly<Partial<Record<'primary' | 'secondary', readonly OrbitDoubt[]>>>;
  /** Placeholders for unknown values in a message. */
  readonly defaultCovariances?: readonly ('primary' | 'secondary')[];
  /** Errors too large for a maintained orbit: figures from them are not conclusive. */
  readonly implausibleCovariances?: readonly ('primary' | 'secondary')[];
  /** Implausibly small errors for such an object at this time after its last observation. */
  readonly tooSmallCovariances?: readonly ('primary' | 'secondary')[];
  /** 6x6 matrices that contradict themselves. */
  readonly indefiniteCovariances?: readonly ('primary' | 'secondary')[];
  /** How the sigmas of both objects count where an operator has decided that. */
  readonly countedSigmas?: Readonly<Partial<Record<'primary' | 'secondary', CountedSigmas>>>;
  /** Contradictions within the message. */
  readonly statedOtherwise?: readonly StatedOtherwise[];
  /** A combined radius of the message that the bodies do not have. */
  readonly radiusOutsideBody?: RadiusOutsideBody;
  /** The usage indices say that two dimensions do not do, and no better method has run. */
  readonly isTwoDimensionalInadequate?: boolean;
  /** Whether two dimensions do could not be checked. */
  readonly isUsageUnknown?: boolean;
  readonly thresholds?: VerdictThresholds;
}

export interface Verdict {
  readonly kind: VerdictKind;
  readonly reasons: readonly VerdictReason[];
  /** When the decision is due: closest approach less the lead time. */
  readonly decideByTaiS: number;
  readonly thresholdsVersion: number;
}

/**
 * Returns the verdict for an event: recommended action for an operator.
 *
 * Method   Hejduk and Snow (2019): the probability against a threshold, crossed with robust or diluted. Robust and below:
 *          safe, or watch above the watch threshold. At or above, robust or diluted: act. Diluted and below: no conclusion,
 *          unless even the largest probability stays below the threshold. docs/models/verdict.md
 *          Where the errors of both objects have a known correlation, the larger probability counts: correlation may
 *          warn, it never gives an all-clear by itself
 *          `safe` requires that the probability stays below watch with the deviations multiplied by `deviationMargin` too, unless
 *          both covariances are calibrated; else it is `watch`
 * Assumes  the probability is the recommended one. An estimated covariance never leads to `act`: it gives `watch` when
 *          robust and `no-conclusion` when diluted. Without a covariance, with a placeholder or with one of implausible
 *          length nothing is concluded. An error too short to be believed, or a 6x6 that contradicts itself, takes `safe` back, whatever else is in doubt. What takes a verdict back is its first reason. Where the
 *          orbit determination of an object leaves doubts, or nobody can say whether the method holds, `safe` becomes `watch`. A message
 *          whose miss or speed is not that of its states concludes nothing below `act`; one that states quite another probability is never
 *          `safe`, and neither is a probability of a radius smaller than the body.
 *
 * Total    every input gives a verdict; more probability never gives a milder one (property tests)
 */
export function verdict(input: VerdictInput): Verdict {
  const thresholds = input.thresholds ?? DEFAULT_VERDICT_THRESHOLDS;
  const decideByTaiS = input.tcaTaiS - input.decisionLeadS;
  const { kind, reasons } = judgementOf(input, thresholds);
  return {
    kind,
    reasons: [...reasons, ...clock(input, decideByTaiS)],
    decideByTaiS,
    thresholdsVersion: thresholds.version,
  };
}

/** Deadline of a verdict. A safe event has no decision, and so no deadline. */
export function deadlineTaiS({ kind, decideByTaiS }: Pick<Verdict, 'kind' | 'decideByTaiS'>): number | undefined {
  return kind === 'safe' ? undefined : decideByTaiS;
}

type Judgement = Pick<Verdict, 'kind' | 'reasons'>;

function judgementOf(input: VerdictInput, thresholds: VerdictThresholds): Judgement {
  if (input.edge !== undefined) return { kind: 'no-conclusion', reasons: [{ code: 'edge-of-data', edge: input.edge }] };
  const { correlatedPc, missingCovariances = [], defaultCovariances = [], implausibleCovariances = [] } = input;
  const useless: VerdictReason[] = [];
  if (missingCovariances.length > 0) useless.push({ code: 'covariance-missing', objects: missingCovariances });
  if (defaultCovariances.length > 0) useless.push({ code: 'covariance-default', objects: defaultCovariances });
  if (useless.length > 0) return { kind: 'no-conclusion', reasons: [...useless, ...bound(input, thresholds)] };
  if (input.pc === undefined || Number.isNaN(input.pc)) {
    return { kind: 'no-conclusion', reasons: [{ code: 'pc-not-computed' }, ...broken(input)] };
  }
  const pc = Math.max(input.pc, correlatedPc ?? 0);
  const measured = input.region === 'diluted' ? diluted(input, pc, thresholds) : robust(pc, thresholds);
  if (implausibleCovariances.length === 0) return withDoubts(measured, input, thresholds);
  const { reasons } = withDoubts(measured, input, thresholds);
  const implausible: VerdictReason = { code: 'covariance-implausible', objects: implausibleCovariances };
  return { kind: 'no-conclusion', reasons: [implausible, ...reasons] };
}

function robust(pc: number, { actPc, watchPc }: VerdictThresholds): Judgement {
  if (pc >= actPc)
    return { kind: 'act', reasons: [{ code: 'pc-above-act', pc, thresholdPc: actPc }, { code: 'robust' }] };
  if (pc >= watchPc)
    return { kind: 'watch', reasons: [{ code: 'pc-above-watch', pc, thresholdPc: watchPc }, { code: 'robust' }] };
  return { kind: 'safe', reasons: [{ code: 'pc-below-watch', pc, thresholdPc: watchPc }, { code: 'robust' }] };
}

function diluted(input: VerdictInput, pc: number, { actPc, watchPc }: VerdictThresholds): Judgement {
  const maxPc = Math.max(pc, input.maxPc ?? 1);
  const region: VerdictReason = {
    code: 'diluted',
    maxPc,
    ...(input.scaleAtMax !== undefined && { scaleAtMax: input.scaleAtMax }),
    ...(input.dilutedOn !== undefined && { on: input.dilutedOn }),
  };
  if (pc >= actPc) return { kind: 'act', reasons: [{ code: 'pc-above-act', pc, thresholdPc: actPc }, region] };
  if (maxPc >= actPc) {
    return { kind: 'no-conclusion', reasons: [region, { code: 'max-pc-above-act', maxPc, thresholdPc: actPc }] };
  }
  const ceiling: VerdictReason = { code: 'max-pc-below-act', maxPc, thresholdPc: actPc };
  if (pc >= watchPc)
    return { kind: 'watch', reasons: [{ code: 'pc-above-watch', pc, thresholdPc: watchPc }, region, ceiling] };
  return { kind: 'safe', reasons: [region, ceiling] };
}

/** Withdraws verdicts that the data do not support: assumed errors never lead to a burn, an invalid method never to *safe*. */
function withDoubts(judgement: Judgement, input: VerdictInput, thresholds: VerdictThresholds): Judgement {
  let { kind } = judgement;
  let reasons = [...judgement.reasons];
  /** The reason for a withdrawn verdict is its headline. */
  const take = (reason: VerdictReason, withdrawnKinds: readonly VerdictKind[], replacement: VerdictKind): void => {
    const isTaken = withdrawnKinds.includes(kind);
    reasons = isTaken ? [reason, ...reasons] : [...reasons, reason];
    if (isTaken) kind = replacement;
  };
  if (input.pc !== undefined && input.correlatedPc !== undefined) {
    reasons.push({ code: 'errors-correlated', pc: input.pc, correlatedPc: input.correlatedPc });
  }
  reasons.push(...decided(input));
  const estimated = input.estimatedCovariances ?? [];
  if (estimated.length > 0)
    take(
      { code: 'covariance-estimated', objects: estimated },
      countingOf({ isEstimated: true }).canAct ? [] : ['act'],
      input.region === 'diluted' ? 'no-conclusion' : 'watch',
    );
  // Before reasons that leave a verdict of the same errors at *watch*.
  for (const defect of broken(input)) take(defect, ['safe'], 'no-conclusion');
  const short = shortOfMargin(input, thresholds);
  if (short !== undefined && kind === 'safe') take(short, ['safe'], 'watch');
  for (const object of ['primary', 'secondary'] as const) {
    const doubts = input.orbitDoubts?.[object] ?? [];
    if (doubts.length > 0) take({ code: 'orbit-doubtful', object, doubts }, ['safe'], 'watch');
  }
  const contradictions = input.statedOtherwise ?? [];
  if (contradictions.length > 0) {
    const isGeometry = contradictions.some(({ quantity }) => quantity !== 'probability');
    take(
      { code: 'stated-otherwise', stated: contradictions },
      isGeometry ? ['safe', 'watch'] : ['safe'],
      isGeometry ? 'no-conclusion' : 'watch',
    );
  }
  const { radiusOutsideBody: radius } = input;
  if (radius !== undefined)
    take(
      { code: 'radius-outside-body', radius },
      radius.side === 'smaller' && radius.isCounted ? ['safe'] : [],
      'watch',
    );
  // The reason is given for a matrix that contradicts itself.
  if (input.isUsageUnknown && (input.indefiniteCovariances ?? []).length === 0)
    take({ code: 'usage-unknown' }, ['safe'], 'watch');
  if (input.isTwoDimensionalInadequate)
    take({ code: 'two-dimensional-inadequate' }, ['safe', 'watch'], 'no-conclusion');
  return { kind, reasons };
}

/** Larger deviations than stated would raise the probability to the watch threshold, or it could not be computed. */
function shortOfMargin(
  input: VerdictInput,
  { watchPc, deviationMargin: factor }: VerdictThresholds,
): VerdictReason | undefined {
  const { pcAtMargin: pc = Number.NaN } = input;
  if (factor === undefined || isCalibrated(input) || pc < watchPc) return undefined;
  return { code: 'pc-above-watch-at-margin', ...(!Number.isNaN(pc) && { pc }), factor, thresholdPc: watchPc };
}

function isCalibrated({ countedSigmas: { primary, secondary } = {} }: VerdictInput): boolean {
  return primary?.isCalibrated === true && secondary?.isCalibrated === true;
}

/** Decisions of an operator on the sigmas. */
function decided(input: VerdictInput): VerdictReason[] {
  const { countedSigmas = {} } = input;
  const scaled = scaledSigmas([countedSigmas.primary, countedSigmas.secondary]);
  return [
    ...(scaled.length > 0 ? [{ code: 'covariance-scaled', scaled } as const] : []),
    ...(isCalibrated(input) ? [{ code: 'covariance-calibrated' } as const] : []),
  ];
}

/** Covariances that cannot be those of the objects. */
function broken({ tooSmallCovariances = [], indefiniteCovariances = [] }: VerdictInput): VerdictReason[] {
  return [
    ...(tooSmallCovariances.length > 0
      ? [{ code: 'covariance-too-small', objects: tooSmallCovariances } as const]
      : []),
    ...(indefiniteCovariances.length > 0
      ? [{ code: 'covariance-not-positive', objects: indefiniteCovariances } as const]
      : []),
  ];
}

function bound(input: VerdictInput, { actPc }: VerdictThresholds): VerdictReason[] {
  const { maxPc } = input;
  if (maxPc === undefined) return [];
  const code = maxPc >= actPc ? 'max-pc-above-act' : 'max-pc-below-act';
  return [{ code, maxPc, thresholdPc: actPc }];
}

function clock(input: VerdictInput, decideByTaiS: number): VerdictReason[] {
  if (input.nowTaiS > input.tcaTaiS) return [{ code: 'closest-approach-passed' }];
  return input.nowTaiS > decideByTaiS ? [{ code: 'decision-time-passed', decideByTaiS }] : [];
}

/** Reasons by which the computed probability itself warns. */
const WARNINGS: ReadonlySet<VerdictReason['code']> = new Set(['pc-above-watch', 'pc-above-act']);

/**
 * The verdict if the covariance contradicts former messages of the object: a verdict without a warning by its probability becomes `no-conclusion`,
 * one with a warning stays. A verdict at an edge of the data does not depend on the covariance.
 */
export function verdictAgainstHistory<V extends Pick<Verdict, 'kind' | 'reasons'>>(
  verdict: V,
  unlike: readonly UnlikeHistory[] = [],
): V {
  if (unlike.length === 0 || verdict.reasons.some(({ code }) => code === 'edge-of-data')) return verdict;
  const isWarning = verdict.kind === 'act' || verdict.reasons.some(({ code }) => WARNINGS.has(code));
  const kind = isWarning ? verdict.kind : 'no-conclusion';
  return { ...verdict, kind, reasons: [{ code: 'covariance-unlike-history', unlike }, ...verdict.reasons] };
}
