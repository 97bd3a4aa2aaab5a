import { SECONDS_PER_DAY } from '@keepout/units/duration';
import { type OrbitRegime, orbitRegime } from '../covariance/estimated.ts';
import {
  type CovarianceRealism,
  covarianceRealism,
  type NormalisedResidual,
  normalisedResidual,
} from '../covariance/realism.ts';
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

/** What covariances of one kind come from, of which orbits, and how long before closest approach. */
export interface RealismKind {
  readonly originator: string;
  readonly covarianceSource: string;
  readonly regime: OrbitRegime;
  /** From the message to closest approach, days; the last band has no end. */
  readonly leadFromDays: number;
  readonly leadToDays: number | null;
}

export interface RealismGroup extends RealismKind {
  readonly samples: number;
  readonly objects: number;
  /** Absent where there are too few samples to tell a factor of. */
  readonly realism?: CovarianceRealism;
}

/** Where bands of the time to closest approach begin, days. */
const BANDS = [0, 1, 2, 3, 5] as const;
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
  const groups = new Map<
    string,
    RealismKind & { readonly residuals: NormalisedResidual[]; readonly names: Set<string> }
  >();
  for (const [last, ...earlier] of eventsOf(messages)) {
    const bands = new Set<string>();
    for (const message of earlier.toReversed()) {
      if (last!.creationTaiS - message.creationTaiS < LEAST_LATER_S) continue;
      for (const place of [0, 1] as const) {
        const { object, designator, covarianceSource } = message.objects[place];
        const leadDays = (object.state.epochTaiS - message.creationTaiS) / SECONDS_PER_DAY;
        const band = BANDS.findLastIndex((from) => leadDays >= from);
        const change = objectChange(last!.objects[place].object, object);
        const residual = change && normalisedResidual(change.differenceRtnM, change.covarianceM2);
        if (residual === undefined || band < 0 || bands.has(`${place} ${band}`)) continue;
        bands.add(`${place} ${band}`);
        const kind = {
          originator: message.originator,
          covarianceSource,
          regime: orbitRegime(object.state),
          leadFromDays: BANDS[band]!,
          leadToDays: BANDS[band + 1] ?? null,
        };
        const key = Object.values(kind).join('\n');
        const group = groups.get(key) ?? { ...kind, residuals: [], names: new Set<string>() };
        group.residuals.push(residual);
        group.names.add(designator);
        groups.set(key, group);
      }
    }
  }
  return [...groups.entries()]
    .sort(([a, first], [b, second]) => second.residuals.length - first.residuals.length || (a < b ? -1 : 1))
    .map(([, { residuals, names, ...kind }]) => {
      const samples = residuals.length;
      const realism = samples < LEAST_SAMPLES ? undefined : covarianceRealism(residuals, names.size);
      return { ...kind, samples, objects: names.size, ...(realism?.ok && { realism: realism.value }) };
    });
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
