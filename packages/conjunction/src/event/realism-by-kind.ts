import { type CovarianceRealism, covarianceRealism, type NormalisedResidual } from '../covariance/realism.ts';
import { type CovarianceKind, keyOfKind } from '../decision/sigma-rules.ts';

/** One prediction against what turned out. */
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
  /** Absent where there are too few samples to tell a factor of. */
  readonly realism?: CovarianceRealism;
  /** The factor of the older half, and the newer half with its sigmas multiplied by it. */
  readonly heldOut?: { readonly factor: number; readonly realism: CovarianceRealism };
}

/** What was compared with what: the second is what turned out. */
export type RealismComparison = 'MESSAGES' | 'PREDICTED_DEFINITIVE' | 'ELEMENTS_DEFINITIVE' | 'ELEMENTS_ELEMENTS';

export interface ComparedGroup extends RealismGroup {
  readonly comparison: RealismComparison;
  /** What is off the same way on both sides is not seen. */
  readonly isLowerBound: boolean;
}

export function groupsOfComparison(
  comparison: RealismComparison,
  samples: readonly RealismSample[],
): readonly ComparedGroup[] {
  const isLowerBound = comparison === 'ELEMENTS_ELEMENTS';
  return realismByKind(samples).map((group) => ({ comparison, isLowerBound, ...group }));
}

/** What was made so much later rests on observations of its own. */
export const INDEPENDENT_AFTER_S = 43_200;
/** With fewer a factor is anybody's. */
export const LEAST_FOR_FACTOR = 10;

/**
 * How realistic covariances are, kind by kind: those with most samples first. Whatever the samples come from, messages or orbits, this judges them.
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

/** The factor of the older half of the samples, and what the newer half comes to with it: no sample is tested that it was made of. */
function heldOutRealism(samples: readonly RealismSample[]): RealismGroup['heldOut'] {
  const byTime = [...samples].sort((a, b) => a.statedTaiS - b.statedTaiS);
  const middle = samples.length >> 1;
  const fitted = realismOf(byTime.slice(0, middle));
  const realism = fitted && realismOf(byTime.slice(middle), fitted.factor);
  return fitted && realism && { factor: fitted.factor, realism };
}
