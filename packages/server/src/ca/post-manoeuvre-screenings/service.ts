import { planScreeningWords } from '@keepout/contract/ca/plan-screening-of';
import type { ServerContext } from '../../hosting/module.ts';
import { writeAudit } from '../../platform/audit/audit.ts';
import { receivedBytes } from '../../platform/files/received-file.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { notFound, orNotFound, refused } from '../../platform/http/problem.ts';
import { manoeuvreChanged } from '../../ports/ca-events.ts';
import { findConjunction } from '../conjunctions/store.ts';
import { readStoredEphemeris } from '../ephemerides/kept.ts';
import { acceptEphemeris } from '../ephemeris-files/service.ts';
import { CA_IDS } from '../ids.ts';
import { exportName, exportPlan } from '../manoeuvres/export.ts';
import { readOwnPlan } from '../manoeuvres/service.ts';
import { setPlanScreening } from '../manoeuvres/store.ts';
import { OUTCOME_QUEUE, type OutcomeJob } from '../screenings/queues.ts';
import { requestScreening } from '../screenings/service.ts';
import { screeningList } from '../screenings/store.ts';
import { findPostScreening, insertPostScreening, type PostScreeningRow } from './store.ts';

export interface PostScreeningOrder {
  readonly manoeuvreId?: string | undefined;
  readonly oemFileId?: string | undefined;
  readonly conjunctionId?: string | undefined;
}

/** Orders the screening of a plan: its trajectory is stored as a candidate ephemeris and screened. */
export async function orderPostScreening(
  context: ServerContext,
  caller: Caller,
  order: PostScreeningOrder,
): Promise<PostScreeningRow> {
  if ((order.manoeuvreId === undefined) === (order.oemFileId === undefined)) {
    throw refused('subject-missing', { detail: 'Send exactly one of manoeuvreId and oemFileId.' });
  }
  const postScreening =
    order.manoeuvreId === undefined
      ? await ofCandidate(context, caller, order.oemFileId!, order.conjunctionId)
      : await ofPlan(context, caller, order.manoeuvreId);
  const id = CA_IDS.next('pms');
  const { operatorId, actor } = caller;
  await context.database.orm.transaction(async (tx) => {
    await insertPostScreening(tx, { id, operatorId, orderedBy: actor, ...postScreening });
    await writeAudit(tx, { ...caller, action: 'ordered', recordType: 'post-manoeuvre-screening', recordId: id });
    const { manoeuvreId, manoeuvreSha256: sha256, screeningId } = postScreening;
    await context.queue.enqueue<OutcomeJob>(OUTCOME_QUEUE, { operatorId, screeningId }, { within: tx, operatorId });
    if (manoeuvreId !== null && sha256 !== null) {
      await setPlanScreening(tx, operatorId, { id: manoeuvreId, sha256 }, id);
      await context.events.publish(tx, operatorId, manoeuvreChanged, { manoeuvreId });
    }
  });
  return await ownPostScreening(context, operatorId, id);
}

type NewPostScreening = Pick<
  PostScreeningRow,
  'satelliteId' | 'conjunctionId' | 'manoeuvreId' | 'manoeuvreSha256' | 'ephemerisId' | 'screeningId'
>;

async function ofPlan(context: ServerContext, caller: Caller, manoeuvreId: string): Promise<NewPostScreening> {
  const plan = await readOwnPlan(context, caller.operatorId, manoeuvreId);
  // The file serves only for the screening, and states that this is running.
  const text = await exportPlan(context, plan, { format: 'oem', screening: planScreeningWords('RUNNING') });
  const file = { fileName: exportName(plan, 'oem'), content: receivedBytes(Buffer.from(text)) };
  const { satelliteId, conjunctionId, inputs } = plan;
  const upload = { satelliteId, designation: 'CANDIDATE', screen: true, trigger: 'PLANNER' } as const;
  const storedFile = await acceptEphemeris(context, caller, file, upload);
  // A file that this server wrote must be readable; a refusal is a defect.
  if ('rejected' in storedFile)
    throw new Error(`the ephemeris of ${manoeuvreId} was refused: ${storedFile.rejected.message}`);
  const { orm: db } = context.database;
  const screening = await screeningList(db, caller.operatorId, { ephemerisId: storedFile.oemFileId }).first();
  if (screening === undefined) throw new Error(`no screening of ${storedFile.oemFileId}`);
  return {
    satelliteId,
    conjunctionId,
    manoeuvreId,
    manoeuvreSha256: inputs.sha256,
    ephemerisId: storedFile.oemFileId,
    screeningId: screening.id,
  };
}

async function ofCandidate(
  context: ServerContext,
  caller: Caller,
  oemFileId: string,
  conjunctionId: string | undefined,
): Promise<NewPostScreening> {
  const { orm: db } = context.database;
  const file = await readStoredEphemeris(db, caller.operatorId, oemFileId);
  if (file.designation !== 'CANDIDATE') {
    throw refused('ephemeris-not-candidate', {
      detail: 'The ephemeris is OPERATIONAL; only a CANDIDATE can be screened here.',
    });
  }
  if (conjunctionId !== undefined) {
    const event = await findConjunction(db, caller.operatorId, conjunctionId);
    if (event === undefined || event.satelliteId !== file.satelliteId) throw notFound('The conjunction');
  }
  const { id: screeningId } = await requestScreening(context, caller, { oemFileId, days: 7 });
  const withoutPlan = { manoeuvreId: null, manoeuvreSha256: null };
  return {
    satelliteId: file.satelliteId,
    conjunctionId: conjunctionId ?? null,
    ...withoutPlan,
    ephemerisId: oemFileId,
    screeningId,
  };
}

export async function ownPostScreening(
  context: ServerContext,
  operatorId: string,
  id: string,
): Promise<PostScreeningRow> {
  return await orNotFound(findPostScreening(context.database.orm, operatorId, id), 'The post-manoeuvre screening');
}
