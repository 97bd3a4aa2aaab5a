import {
  countedObjects,
  countedOf,
  planeMessageOf,
  radiusOf,
  storedObjects,
} from '@keepout/assessment/stored-encounter';
import { formatUtcZ } from '@keepout/astro/epoch';
import { consistencyOf, missChange } from '@keepout/conjunction/event/consistency';
import { totalPc } from '@keepout/conjunction/event/total-pc';
import type { EventAnalysis, EventAnalysisQuery, EventSource, StateUpdate } from '@keepout/contract/ca/analysis';
import { SECONDS_PER_HOUR } from '@keepout/units/duration';
import { earthOrientationInUse } from '../../earth-orientation/store.ts';
import { readRules } from '../../fleet/rules.ts';
import { findSatellite } from '../../fleet/satellites/store.ts';
import type { ServerContext } from '../../hosting/module.ts';
import { notFound, orNotFound } from '../../platform/http/problem.ts';
import { nowTaiS } from '../../platform/now.ts';
import { turnOf } from '../../platform/threads/thread-queue.ts';
import { cachedPastEvents } from '../conjunctions/held-past.ts';
import { leftOutOf, refuseLeftOut } from '../conjunctions/left-out.ts';
import { findMessageRow, type MessageFigureRow, messageList } from '../conjunctions/message-store.ts';
import { presentConfidence } from '../conjunctions/present-confidence.ts';
import { WIRE_VERDICTS } from '../conjunctions/present-verdict.ts';
import { findConjunction } from '../conjunctions/store.ts';
import type { ForecastHistory } from './analyse.thread.ts';
import { analyseTask, historyTask } from './analyse-task.ts';
import { messageTexts, pastMessages, type StoredApproach, upcomingApproaches } from './analysis-store.ts';
import {
  missingMasses,
  presentConsequence,
  presentDisagreement,
  presentDrag,
  presentForecast,
  presentScores,
  presentTracking,
} from './present.ts';

/** Maximum number of messages of an event, newest first. */
const MOST_MESSAGES = 500;
/** Maximum number of messages whose texts are parsed for tracking data: 0.5 ms each. */
const MOST_TRACKED = 60;
/** Maximum number of messages whose states are compared: 50 us each. */
const MOST_UPDATES = 200;

/** Returns the analysis of an event over all its messages, and of the displayed message. */
export async function eventAnalysis(
  context: ServerContext,
  operatorId: string,
  conjunctionId: string,
  { message: requestedId, 'left-out': leftOutText }: EventAnalysisQuery,
): Promise<EventAnalysis> {
  const db = context.database.orm;
  const now = nowTaiS();
  const event = await orNotFound(findConjunction(db, operatorId, conjunctionId), 'The conjunction');
  const leftOut = leftOutOf(leftOutText);
  await refuseLeftOut(db, event, leftOut, '?left-out');
  const page = { after: undefined, limit: MOST_MESSAGES };
  const { rows } = await messageList(db, operatorId, { conjunctionId }).page(page);
  const displayedRow = requestedId === undefined ? rows[0] : rows.find(({ id }) => id === requestedId);
  const stored = displayedRow && (await findMessageRow(db, operatorId, displayedRow.id));
  if (displayedRow === undefined || stored === undefined) throw notFound('The message');
  const [rules, passages, history, satellite] = await Promise.all([
    readRules(db, operatorId),
    upcomingApproaches(db, event, now),
    forecastHistoryOf(context, operatorId, now),
    findSatellite(db, operatorId, event.satelliteId),
  ]);
  const tracked = rows.slice(0, MOST_TRACKED).toReversed();
  const ids = tracked.map(({ id }) => id);
  const texts = await messageTexts(db, operatorId, ids);
  const decisionLeadS = rules.decisionLeadHours * SECONDS_PER_HOUR;
  const analysed = await context.threads.run(
    analyseTask,
    {
      text: stored.message,
      texts: ids.map((id) => texts.get(id) ?? ''),
      hardBodyRadiusM: radiusOf(displayedRow.objects),
      covarianceScaling: countedOf(displayedRow.objects),
      now: planeMessageOf(displayedRow),
      decisionLeadS,
      actPc: rules.thresholds.critical,
      history,
      ...(await earthOrientationInUse(db)),
    },
    { turn: turnOf(operatorId) },
  );
  return {
    conjunctionId,
    cdmId: displayedRow.id,
    sources: sourcesOf(rows, displayedRow),
    updates: updatesOf(rows),
    tracking: presentTracking(tracked, analysed.tracking),
    ...presentPassages(passages, leftOut),
    orbits: analysed.message ? presentScores(analysed.message, displayedRow.objects[0].designator) : null,
    density: analysed.message?.density?.map(({ offset, pc }) => ({ offset, probability: pc })) ?? null,
    consequence:
      analysed.message === undefined
        ? null
        : presentConsequence(analysed.message, displayedRow, satellite?.configuration),
    ...(analysed.message && { missingMasses: missingMasses(analysed.message, displayedRow, satellite?.configuration) }),
    drag: analysed.message?.drag ? presentDrag(analysed.message, displayedRow.objects[0].designator) : null,
    forecast: presentForecast(analysed, displayedRow.tcaTaiS),
  };
}

/** Cache with one result for each operator. */
const historyOf = cachedPastEvents<ForecastHistory>();

async function forecastHistoryOf({ database, threads }: ServerContext, operatorId: string, nowTaiS: number) {
  const db = database.orm;
  return await historyOf(db, operatorId, nowTaiS, async () =>
    threads.run(historyTask, await pastMessages(db, operatorId, nowTaiS), { turn: turnOf(operatorId) }),
  );
}

/** Returns state changes between successive messages of an originator, relative to the stated covariance, oldest first; skips messages without states. */
function updatesOf(newestFirst: readonly MessageFigureRow[]): StateUpdate[] {
  const priorOf = new Map<string, MessageFigureRow>();
  const updates: StateUpdate[] = [];
  for (const row of newestFirst.slice(0, MOST_UPDATES).reverse()) {
    const { id: cdmId, originator, creationTaiS } = row;
    const prior = priorOf.get(originator);
    priorOf.set(originator, row);
    const before = prior && storedObjects(prior.objects, prior.tcaTaiS);
    const after = storedObjects(row.objects, row.tcaTaiS);
    if (prior === undefined || before === undefined || after === undefined) continue;
    const { objects, relative } = consistencyOf(before, after);
    updates.push({
      cdmId,
      previousCdmId: prior.id,
      originator,
      creationDate: formatUtcZ(creationTaiS),
      object1: presentDisagreement(objects[0]),
      object2: presentDisagreement(objects[1]),
      relative: presentDisagreement(relative),
      miss: presentDisagreement(missChange(before, after)),
    });
  }
  return updates;
}

/** Returns the newest message of each originator, the displayed message first and instead of its originator's newest. */
function sourcesOf(newestFirst: readonly MessageFigureRow[], displayedRow: MessageFigureRow): EventSource[] {
  const reference = countedObjects(displayedRow.objects, displayedRow.tcaTaiS);
  const originators = new Set([displayedRow.originator]);
  const otherRows = newestFirst.filter(({ originator }) => {
    const isNew = !originators.has(originator);
    originators.add(originator);
    return isNew;
  });
  return [displayedRow, ...otherRows].map((row) => {
    const objects = row === displayedRow ? undefined : countedObjects(row.objects, row.tcaTaiS);
    const consistency = reference && objects && consistencyOf(reference, objects);
    return {
      originator: row.originator,
      cdmId: row.id,
      creationDate: formatUtcZ(row.creationTaiS),
      tca: formatUtcZ(row.tcaTaiS, 6),
      probabilityOfCollision: row.probability,
      ...presentConfidence(row),
      originatorProbability: row.originatorProbability,
      totalMissDistance: row.missDistanceM,
      verdict: row.verdict && WIRE_VERDICTS[row.verdict],
      isShown: row === displayedRow,
      consistency: consistency
        ? {
            object1: presentDisagreement(consistency.objects[0]),
            object2: presentDisagreement(consistency.objects[1]),
            relative: presentDisagreement(consistency.relative),
            verdict: consistency.verdict ?? null,
          }
        : null,
    };
  });
}

function presentPassages(passages: readonly StoredApproach[], leftOut: readonly string[]) {
  const isLeftOut = ({ id }: StoredApproach): boolean => leftOut.includes(id);
  const totalOf = (countedApproaches: readonly StoredApproach[]) => {
    const probabilities = countedApproaches.flatMap(({ probability }) => probability ?? []);
    return {
      totalProbability: probabilities.length === 0 ? null : totalPc(probabilities),
      unknownPassages: countedApproaches.length - probabilities.length,
    };
  };
  const uncounted = passages.filter(isLeftOut);
  return {
    passages: passages.map((passage) => ({
      conjunctionId: passage.id,
      tca: formatUtcZ(passage.tcaTaiS),
      probabilityOfCollision: passage.probability,
      ...presentConfidence(passage),
      riskLevel: passage.riskLevel,
      isLeftOut: isLeftOut(passage),
    })),
    ...totalOf(passages.filter((passage) => !isLeftOut(passage))),
    leftOutPassages:
      uncounted.length === 0
        ? null
        : { count: uncounted.length, totalProbability: totalOf(uncounted).totalProbability },
  };
}
