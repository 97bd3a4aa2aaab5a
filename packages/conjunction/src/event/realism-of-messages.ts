import { normalisedResidual } from '../covariance/realism.ts';
import { covarianceKind } from '../decision/sigma-rules.ts';
import type { ObjectAtTca } from '../object-at-tca.ts';
import { objectChange } from './consistency.ts';
import { type ComparedGroup, groupsOfComparison, INDEPENDENT_AFTER_S, type RealismSample } from './realism-by-kind.ts';

/** One of the two objects of a message, with the label of its covariance. */
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

/**
 * Compares the covariances of messages with the displacement of the objects in later messages of the same event and originator.
 *
 * Method   the last message of an event against each earlier one, at its closest approach: the change of an object's position over the sum of both covariances
 *          (`objectChange`). One sample per event, object and band counts, the oldest; `realismByKind`
 * Assumes  errors of messages half a day apart independent: common observations make sigmas look larger than they are
 *
 * @param messages   of events that are over, in any order
 * @returns by originator, source, regime and lead; docs/models/realism
 */
export function realismOfMessages(messages: readonly PredictingMessage[]): readonly ComparedGroup[] {
  const samples: RealismSample[] = [];
  for (const [last, ...earlier] of eventsOf(messages)) {
    const bands = new Set<string>();
    for (const message of earlier.toReversed()) {
      const { creationTaiS: statedTaiS, originator } = message;
      if (last!.creationTaiS - statedTaiS < INDEPENDENT_AFTER_S) continue;
      for (const place of [0, 1] as const) {
        const { object, designator, covarianceSource } = message.objects[place];
        const kind = covarianceKind({ originator, covarianceSource }, object.state, statedTaiS);
        const change = objectChange(last!.objects[place].object, object);
        const residual = change && normalisedResidual(change.differenceRtnM, change.covarianceM2);
        if (residual === undefined || kind === undefined || bands.has(`${place} ${kind.leadFromDays}`)) continue;
        bands.add(`${place} ${kind.leadFromDays}`);
        samples.push({ kind, residual, designator, statedTaiS });
      }
    }
  }
  return groupsOfComparison('MESSAGES', samples);
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
