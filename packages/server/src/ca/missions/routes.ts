import { MISSIONS } from '@keepout/contract/ca/endpoints/missions';
import type { Mission, MissionBody } from '@keepout/contract/ca/mission';
import { cachedCatalogue } from '../../catalogue/cached-catalogue.ts';
import { newestCatalogue } from '../../catalogue/store.ts';
import type { ServerContext } from '../../hosting/module.ts';
import { principalOf } from '../../identity/guard.ts';
import { writeAudit } from '../../platform/audit/audit.ts';
import { type Caller, callerOf } from '../../platform/http/caller.ts';
import type { App } from '../../platform/http/http.ts';
import { notFound, orNotFound, refused, refusedAt } from '../../platform/http/problem.ts';
import { readListPage } from '../../platform/http/record-list.ts';
import { serve, serveList } from '../../platform/http/serve.ts';
import { sendPaper } from '../../platform/pdf/send-paper.ts';
import { languageFor } from '../../users/language.ts';
import { CA_IDS } from '../ids.ts';
import { beginOf, slicesOf } from './fly.ts';
import { MISSION_QUEUE, type MissionJob } from './jobs.ts';
import type { CompletedMission } from './paper/mission-pdf.ts';
import { deleteMission, findMission, insertMission, MISSION_ORDER, missionList, presentMission } from './store.ts';

export function registerMissions(app: App, context: ServerContext): void {
  const db = context.database.orm;

  serveList(app, MISSIONS.listMissions, MISSION_ORDER, async (request, page) => {
    const { operatorId } = callerOf(request);
    return await readListPage(missionList(db, operatorId), page, presentMission);
  });

  serve(app, MISSIONS.getMission, async (request) => {
    const row = await orNotFound(findMission(db, callerOf(request).operatorId, request.params.missionId), 'The study');
    return presentMission(row);
  });

  serve(app, MISSIONS.getMissionPdf, async (request, reply) => {
    const { operatorId } = callerOf(request);
    const row = await orNotFound(findMission(db, operatorId, request.params.missionId), 'The study');
    const mission = presentMission(row);
    if (!isFlown(mission)) throw refused('mission-not-flown', { detail: `The study is ${mission.state}.` });
    const language = await languageFor(db, principalOf(request), request.query.language);
    const { missionPdf } = await import('./paper/mission-pdf.ts');
    return await sendPaper(reply, await missionPdf(mission, language), { language, name: mission.missionId });
  });

  serve(app, MISSIONS.createMission, (request) => createMission(context, callerOf(request), request.body));

  serve(app, MISSIONS.deleteMission, async (request) => {
    const caller = callerOf(request);
    const { missionId } = request.params;
    await db.transaction(async (tx) => {
      if (!(await deleteMission(tx, caller.operatorId, missionId))) throw notFound('The study');
      await writeAudit(tx, { ...caller, action: 'deleted', recordType: 'mission', recordId: missionId });
    });
  });
}

const isFlown = (mission: Mission): mission is CompletedMission =>
  mission.result !== null && mission.finishedAt !== null;

async function createMission({ database, queue }: ServerContext, caller: Caller, question: MissionBody) {
  const db = database.orm;
  const { operatorId, actor } = caller;
  const newest = await newestCatalogue(db);
  if (newest === undefined)
    throw refused('catalogue-missing', { detail: 'A mission study requires a catalogue in use.' });
  const slices = slicesOf(question, beginOf(await cachedCatalogue(db, newest.id)));
  if (!slices.ok) {
    throw refusedAt('mission-orbit-open', '#/orbit', 'It does not close above the ground.');
  }
  const id = CA_IDS.next('mis');
  return await db.transaction(async (tx) => {
    const row = await insertMission(tx, { id, operatorId, question, catalogueId: newest.id, orderedBy: actor });
    await writeAudit(tx, { ...caller, action: 'created', recordType: 'mission', recordId: id });
    await queue.enqueue<MissionJob>(MISSION_QUEUE, { missionId: id }, { within: tx, operatorId });
    return presentMission(row);
  });
}
