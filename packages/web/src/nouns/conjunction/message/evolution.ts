import type { Cdm } from '@keepout/contract/ca/cdm';
import type { Conjunction } from '@keepout/contract/ca/conjunction';
import type { MissMessage } from '../../../charts/evolution/MissEvolution.tsx';
import type { PcMessage } from '../../../charts/evolution/PcEvolution.tsx';
import { parseTime } from '../../../time/utc.ts';
import { levelOfLabel } from '../../../ui/status-level.ts';
import { radiusShare } from './figures.ts';

/**
 * The course of Pc over the messages, from the event's history; what a step of the radius makes of it comes with the messages.
 *
 * @param cdms   newest first, as the event has them
 */
export function pcMessages({ history }: Conjunction, cdms: readonly Cdm[] = []): readonly PcMessage[] {
  const shares = new Map(cdms.map((cdm, place) => [cdm.cdmId, radiusShare(cdm, cdms[place + 1])]));
  return history.map((step) => ({
    id: step.cdmId,
    createdMs: parseTime(step.creationDate) ?? Number.NaN,
    pc: step.probabilityOfCollision,
    maxPc: step.maxProbability,
    level: levelOfLabel(step.riskLevel),
    isObserved: step.isObserved,
    radiusShare: shares.get(step.cdmId),
  }));
}

/** The course of the miss distance; the radial part comes with the messages, once they are here. */
export function missMessages({ history }: Conjunction, cdms: readonly Cdm[]): readonly MissMessage[] {
  const byId = new Map(cdms.map((cdm) => [cdm.cdmId, cdm]));
  return history.map((step) => ({
    id: step.cdmId,
    createdMs: parseTime(step.creationDate) ?? Number.NaN,
    missDistanceM: step.totalMissDistance,
    sigmaM: step.sigma,
    radialM: byId.get(step.cdmId)?.relativePosition.r ?? null,
  }));
}
