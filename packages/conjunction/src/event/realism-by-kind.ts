import { type CovarianceRealism, covarianceRealism, type NormalisedResidual } from '../covariance/realism.ts';
import { type CovarianceKind, keyOfKind } from '../decision/sigma-rules.ts';

/** One prediction and its result. */
export interface RealismSample {
  readonly kind: CovarianceKind;
  readonly residual: NormalisedResidual;
  /** Names its object among all. */
  readonly designator: string;
  /** When it was predicted. */
  readonly statedTaiS: number;
}

export interface RealismGroup extends CovarianceKind {
  readonly samples: number;
  readonly objects: number;
  /** Absent where there are too few samples for a factor. */
  readonly realism?: CovarianceRealism;
  /** The factor of the older half, and the newer half with its sigmas multiplied by it. */
  readonly heldOut?: { readonly factor: number; readonly realism: CovarianceRealism };
}

/** Kinds of the compared orbits: the second is the result. */
export type RealismComparison = 'MESSAGES' | 'PREDICTED_DEFINITIVE' | 'ELEMENTS_DEFINITIVE' | 'ELEMENTS_ELEMENTS';

export interface ComparedGroup extends RealismGroup {
  readonly comparison: RealismComparison;
  /** An equal error on both sides is not observable. */
  readonly isLowerBound: boolean;
}

export function groupsOfComparison(
  comparison: RealismComparison,
  samples: readonly RealismSample[],
): readonly ComparedGroup[] {
  const isLowerBound = comparison === 'ELEMENTS_ELEMENTS';
  return realismByKind(samples).map((group) => ({ comparison, isLowerBound, ...group }));
}

/** A result this much later has independent observations. */
export const INDEPENDENT_AFTER_S = 43_200;
/** With fewer samples the factor is arbitrary. */
export const LEAST_FOR_FACTOR = 10;

/**
 * Returns the realism of covariances by kind: those with most samples first. Used for samples of messages and of orbits.
 *
 * Assumes  samples independent of each other; docs/models/realism
 */
export function realismByKind(samples: readonly RealismSample[]): readonly RealismGroup[] {
  const groups = new Map<string, RealismSample[]>();
  for (const sample of samples) {
    const key = keyOfKind(sample.kind);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [sample]);
    else group.push(sample);
  }
  return [...groups.entries()]
    .sort(([a, first], [b, second]) => second.length - first.length || (a < b ? -1 : 1))
    .map(([, all]) => {
      const realism = all.length < LEAST_FOR_FACTOR ? undefined : realismOf(all);
      const heldOut = realism && heldOutRealism(all);
      return {
        ...all[0]!.kind,
        samples: all.length,
        objects: objectsOf(all),
        ...(realism && { realism }),
        ...(heldOut && { heldOut }),
      };
    });
}

const objectsOf = (samples: readonly RealismSample[]): number =>
  new Set(samples.map(({ designator }) => designator)).size;

function realismOf(samples: readonly RealismSample[], factor = 1): CovarianceRealism | undefined {
  const residuals = samples.map(({ residual: { parts } }) => {
    return { parts: parts.map((part) => part / factor) as [number, number, number] };
  });
  const realism = covarianceRealism(residuals, objectsOf(samples));
  return realism.ok ? realism.value : undefined;
}

/** The factor of the older half of the samples, and the result of the newer half with it: no sample tests a factor that it determined. */
function heldOutRealism(samples: readonly RealismSample[]): RealismGroup['heldOut'] {
  const byTime = [...samples].sort((a, b) => a.statedTaiS - b.statedTaiS);
  const middle = samples.length >> 1;
  const fitted = realismOf(byTime.slice(0, middle));
  const realism = fitted && realismOf(byTime.slice(middle), fitted.factor);
  return fitted && realism && { factor: fitted.factor, realism };
}
