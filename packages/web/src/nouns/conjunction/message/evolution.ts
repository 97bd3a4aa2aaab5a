import type { TrackingStep } from '@keepout/contract/ca/analysis';
import type { Cdm } from '@keepout/contract/ca/cdm';
import type { Conjunction } from '@keepout/contract/ca/conjunction';
import type { MissMessage, MissPart } from '../../../charts/evolution/MissEvolution.tsx';
import { messageSpan } from '../../../charts/evolution/message-span.ts';
import type { PcMessage } from '../../../charts/evolution/PcEvolution.tsx';
import type { AxisSpan } from '../../../charts/scale/view.ts';
import { parseTime } from '../../../time/utc.ts';
import { levelOfLabel } from '../../../ui/status-level.ts';
import { radiusShare, relativeSigma } from './figures.ts';

/**
 * Returns the course of Pc over the messages, from the event's history; effects of a change in radius, and of shared errors on the
 * verdict, come from the messages.
 *
 * @param cdms   newest first, as in the event
 */
export function pcMessages({ history }: Conjunction, cdms: readonly Cdm[] = []): readonly PcMessage[] {
  const byMessage = new Map(
    cdms.map((cdm, place) => [
      cdm.cdmId,
      { radiusShare: radiusShare(cdm, cdms[place + 1]), correlatedPc: correlatedPcOf(cdm) },
    ]),
  );
  return history.map((step) => ({
    id: step.cdmId,
    createdMs: parseTime(step.creationDate) ?? Number.NaN,
    pc: step.probabilityOfCollision,
    maxPc: step.maxProbability,
    level: levelOfLabel(step.riskLevel),
    isObserved: step.isObserved,
    ...byMessage.get(step.cdmId),
  }));
}

const correlatedPcOf = ({ verdict }: Cdm): number | undefined =>
  verdict?.reasons.find(({ code }) => code === 'errors-correlated')?.figures?.correlatedPc;

/** All of the time that the plots of an event are over. */
export const courseSpan = (record: Conjunction): AxisSpan =>
  messageSpan(pcMessages(record), parseTime(record.conjunctionData.tca) ?? Number.NaN);

/** The course of the miss distance, from the history; or of a part of it, which comes with the messages. */
export function missMessages({ history }: Conjunction, cdms: readonly Cdm[], part?: MissPart): readonly MissMessage[] {
  const byId = new Map(cdms.map((cdm) => [cdm.cdmId, cdm]));
  return history.map((step) => {
    const cdm = byId.get(step.cdmId);
    return {
      id: step.cdmId,
      createdMs: parseTime(step.creationDate) ?? Number.NaN,
      missDistanceM: part === undefined ? step.totalMissDistance : (cdm?.relativePosition[part] ?? null),
      sigmaM: part === undefined ? step.sigma : ((cdm && relativeSigma(cdm)?.[part]) ?? null),
    };
  });
}

/** Names of the objects that new tracking came of, by message; without those that rest on none. */
export function trackedObjects(
  steps: readonly TrackingStep[],
  names: readonly [string, string],
): ReadonlyMap<string, readonly string[]> {
  return new Map(
    steps.flatMap(({ cdmId, object1, object2 }) => {
      const tracked = names.filter((_, place) => [object1, object2][place]?.change === 'NEW');
      return tracked.length === 0 ? [] : [[cdmId, tracked] as const];
    }),
  );
}
