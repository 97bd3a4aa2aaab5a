import { SECONDS_PER_DAY } from '@keepout/units/duration';
import {
  type CovarianceRealism,
  covarianceRealism,
  type NormalisedResidual,
  normalisedResidual,
} from '../covariance/realism.ts';
import { type CovarianceKind, covarianceKind, keyOfKind } from '../decision/sigma-rules.ts';
import type { ObjectAtTca } from '../object-at-tca.ts';
import { objectChange } from './consistency.ts';

/** One of the two objects of a message, with what its covariance is called after. */
export interface PredictedObject {
  /** Names it among all messages. */
  readonly designator: string;
  readonly covarianceSource: string;
  readonly object: ObjectAtTca;
}

/** A message of a past event. */
export interface PredictingMessage {
  readonly conjunctionId: string;
  readonly originator: string;
  readonly creationTaiS: number;
  readonly objects: readonly [PredictedObject, PredictedObject];
}

export interface RealismGroup extends CovarianceKind {
  readonly samples: number;
  readonly objects: number;
  /** Absent where there are too few samples to tell a factor of. */
  readonly realism?: CovarianceRealism;
  /** The factor of the older half, and the newer half with its sigmas multiplied by it. */
  readonly heldOut?: { readonly factor: number; readonly realism: CovarianceRealism };
}

/** The last message of an event counts for one that is so much older: nearer ones rest on the same observations. */
const LEAST_LATER_S = 0.5 * SECONDS_PER_DAY;
/** With fewer a factor is anybody's. */
const LEAST_SAMPLES = 10;

/**
 * Whether the covariances of messages are as large as what later messages of the same event and originator moved the objects by.
 *
 * Method   the last message of an event against each earlier one, at its closest approach: the change of an object's position over the sum of both covariances
 *          (`objectChange`). Of an event and object one sample a band counts, the oldest; `covarianceRealism` of each kind
 * Assumes  errors of messages half a day apart independent: common observations make sigmas look larger than they are
 *
 * @param messages   of events that are over, in any order
 * @returns by originator, source, regime and lead; docs/models/realism
 */
export function realismOfMessages(messages: readonly PredictingMessage[]): readonly RealismGroup[] {
  const groups = new Map<string, Samples>();
  for (const [last, ...earlier] of eventsOf(messages)) {
    const bands = new Set<string>();
    for (const message of earlier.toReversed()) {
      const { creationTaiS, originator } = message;
      if (last!.creationTaiS - creationTaiS < LEAST_LATER_S) continue;
      for (const place of [0, 1] as const) {
        const { object, designator, covarianceSource } = message.objects[place];
        const kind = covarianceKind({ originator, covarianceSource }, object.state, creationTaiS);
        const change = objectChange(last!.objects[place].object, object);
        const residual = change && normalisedResidual(change.differenceRtnM, change.covarianceM2);
        if (residual === undefined || kind === undefined || bands.has(`${place} ${kind.leadFromDays}`)) continue;
        bands.add(`${place} ${kind.leadFromDays}`);
        const samples = groups.get(keyOfKind(kind)) ?? { kind, all: [] };
        samples.all.push({ residual, designator, creationTaiS });
        groups.set(keyOfKind(kind), samples);
      }
    }
  }
  return [...groups.entries()]
    .sort(([a, first], [b, second]) => second.all.length - first.all.length || (a < b ? -1 : 1))
    .map(([, { kind, all }]) => {
      const realism = all.length < LEAST_SAMPLES ? undefined : realismOf(all);
      const heldOut = realism && heldOutRealism(all);
      return {
        ...kind,
        samples: all.length,
        objects: objectsOf(all),
        ...(realism && { realism }),
        ...(heldOut && { heldOut }),
      };
    });
}

interface Sample {
  readonly residual: NormalisedResidual;
  readonly designator: string;
  readonly creationTaiS: number;
}

interface Samples {
  readonly kind: CovarianceKind;
  readonly all: Sample[];
}

const objectsOf = (samples: readonly Sample[]): number => new Set(samples.map(({ designator }) => designator)).size;

function realismOf(samples: readonly Sample[], factor = 1): CovarianceRealism | undefined {
  const residuals = samples.map(({ residual: { parts } }) => {
    return { parts: parts.map((part) => part / factor) as [number, number, number] };
  });
  const realism = covarianceRealism(residuals, objectsOf(samples));
  return realism.ok ? realism.value : undefined;
}

/** The factor of the older half of the samples, and what the newer half comes to with it: no sample is tested that it was made of. */
function heldOutRealism(samples: readonly Sample[]): RealismGroup['heldOut'] {
  const byTime = [...samples].sort((a, b) => a.creationTaiS - b.creationTaiS);
  const middle = samples.length >> 1;
  const fitted = realismOf(byTime.slice(0, middle));
  const realism = fitted && realismOf(byTime.slice(middle), fitted.factor);
  return fitted && realism && { factor: fitted.factor, realism };
}

/** Messages of one event and originator, the newest first. */
function eventsOf(messages: readonly PredictingMessage[]): readonly (readonly PredictingMessage[])[] {
  const events = new Map<string, PredictingMessage[]>();
  for (const message of messages) {
    const key = `${message.conjunctionId}\n${message.originator}`;
    events.set(key, [...(events.get(key) ?? []), message]);
  }
  return [...events.values()].map((event) => event.sort((a, b) => b.creationTaiS - a.creationTaiS));
}
