import type { ScreeningState } from '@keepout/contract/ca/enums';
import { STATUS_OF_REQUEST, STATUS_OF_SCREENING } from '@keepout/operations/alerts/notified-status';
import { isDecisionOpen, judgeCrossing } from '@keepout/operations/alerts/risk';
import { satelliteNames } from '../../fleet/satellites/store.ts';
import type { ServerContext } from '../../hosting/module.ts';
import { PLATFORM_ACTOR } from '../../platform/audit/audit.ts';
import type { Queries, Transaction } from '../../platform/database/database.ts';
import { type Consumer, consumer, consumerOfMany } from '../../platform/events/consume.ts';
import type { DomainEvent } from '../../platform/events/event-type.ts';
import { nowTaiS } from '../../platform/now.ts';
import { alertsChanged } from '../../ports/alert-events.ts';
import {
  adviceContradicted,
  conjunctionJudged,
  decisionChanged,
  formAnswered,
  messageReissued,
  screeningBegan,
  screeningEnded,
} from '../../ports/ca-events.ts';
import { conjunctions } from '../../ports/conjunctions.ts';
import { observationRequests } from '../../ports/observation-requests.ts';
import { observationArrived, requestChanged } from '../../ports/odt-events.ts';
import { publicationStopped } from '../../ports/publishing.ts';
import { screenings } from '../../ports/screenings.ts';
import type { AlertCrossing } from '../facts.ts';
import { conjunctionFacts } from '../words/conjunction-facts.ts';
import { acknowledgeAll, isContradicted } from './acknowledge.ts';
import { moveIncidents } from './incidents.ts';
import { raise } from './raise.ts';
import { lockWatches, saveWatches } from './watch.ts';

/** Consumers that raise alerts from events of the services. */
export const alertConsumers = (context: ServerContext): readonly Consumer[] => [
  watchConjunctions(context),
  tellContradicted(context),
  tellReissued(context),
  tellAnswers(context),
  tellStoppedPublications(context),
  followDecisions(context),
  tellScreeningBegan(context),
  tellScreeningEnded(context),
  tellRequests(context),
  tellObservations(context),
];

/** Returns the key by which close approaches of one satellite and one object are grouped. */
export const pairOf = (satelliteId: string, secondary: string): string => `${satelliteId} ${secondary}`;

function watchConjunctions(context: ServerContext): Consumer {
  return consumerOfMany(conjunctionJudged, 'alerts.watches-conjunctions', async (tx, operatorId, events) => {
    const ahead = events.filter(({ data }) => !data.isCandidate && data.tcaTaiS >= nowTaiS());
    const moves = await followRisks(tx, operatorId, ahead);
    for (const { judged: assessment, isFallen } of moves) {
      if (!isFallen || (await isContradicted(tx, operatorId, assessment.conjunctionId))) continue;
      await moveIncidents(context, tx, operatorId, [assessment.conjunctionId], 'resolve');
    }
    const crossed = moves.flatMap(({ kind, ...move }) => (kind === null ? [] : { ...move, kind }));
    if (crossed.length === 0) return;
    const of = crossed.map(({ judged: assessment }) => assessment);
    const facts = await conjunctionFactsOf(context, tx, operatorId, of);
    const crossings = crossed.map(({ kind, count, judged: { conjunctionId, decideByTaiS } }, k): AlertCrossing => {
      return { kind, service: 'ca', crossing: `risk ${conjunctionId} ${count}`, decideByTaiS, ...facts[k]! };
    });
    await raise(context, tx, operatorId, crossings);
  });
}

type Judgement = Parameters<typeof conjunctionFacts>[0] & Pick<JudgedData, 'manoeuvrable'>;

/** Returns the facts of assessments for their alerts, and the pair of each. */
export async function conjunctionFactsOf(
  context: ServerContext,
  db: Queries,
  operatorId: string,
  all: readonly Judgement[],
) {
  const briefs = await context.use(conjunctions).briefsOf(operatorId, all);
  const satelliteIds = all.map(({ satelliteId }) => satelliteId);
  const satellites = await satelliteNames(db, satelliteIds);
  return all.map((assessment) => {
    const brief = briefs.get(assessment.conjunctionId);
    const { secondaryName = '' } = brief ?? {};
    const names = { satelliteName: satellites.get(assessment.satelliteId), secondaryName };
    return { facts: conjunctionFacts(assessment, names, brief), pair: pairOf(assessment.satelliteId, secondaryName) };
  });
}

type JudgedData = NonNullable<typeof conjunctionJudged.data>;
type JudgedEvent = DomainEvent<JudgedData>;

/** Compares each assessment with the stored state of its conjunction and raises alerts. */
async function followRisks(tx: Transaction, operatorId: string, events: readonly JudgedEvent[]) {
  const idOf = ({ data }: JudgedEvent) => data.conjunctionId;
  const watches = await lockWatches(tx, operatorId, events.map(idOf));
  const moves = events.flatMap(({ id, data }) => {
    const watch = watches.get(data.conjunctionId)!;
    // Events may arrive in a different order than they occurred: an outdated one is ignored.
    if (watch.lastEventId >= id) return [];
    const { conjunctionId, tcaTaiS, decideByTaiS, verdict, pc } = data;
    const { risk: before } = watch.state;
    const { state: risk, crossing: kind } = judgeCrossing(before, { verdict, pc });
    watches.set(conjunctionId, { ...watch, state: { ...watch.state, risk }, lastEventId: id, decideByTaiS, tcaTaiS });
    const isFallen = kind === null && isDecisionOpen(before) && !isDecisionOpen(risk);
    return [{ kind, isFallen, count: risk.count, judged: { ...data, before: before.last } }];
  });
  const takenOverIds = await saveWatches(tx, [...watches.values()]);
  if (takenOverIds.size === 0) return moves;
  const ownMoves = moves.filter(({ judged: assessment }) => !takenOverIds.has(assessment.conjunctionId));
  const repeatedMoves: typeof moves = await followRisks(
    tx,
    operatorId,
    events.filter((event) => takenOverIds.has(idOf(event))),
  );
  return [...ownMoves, ...repeatedMoves];
}

/** Raises an alert once for each statement and organisation, and not again with every message that leaves it unchanged. */
function tellContradicted(context: ServerContext): Consumer {
  return consumerOfMany(adviceContradicted, 'alerts.tells-contradictions', async (tx, operatorId, events) => {
    const ahead = events.map(({ data }) => data).filter(({ tcaTaiS }) => tcaTaiS >= nowTaiS());
    if (ahead.length === 0) return;
    const of = ahead.map((assessment) => ({ ...assessment, before: null }));
    const facts = await conjunctionFactsOf(context, tx, operatorId, of);
    const crossings = ahead.map(({ conjunctionId, verdict, decideByTaiS, contrary }, k): AlertCrossing => {
      const { facts: assessmentFacts, pair } = facts[k]!;
      const contraryTexts = contrary.map((statement) => `${statement.originator} ${statement.verdict}`);
      const crossing = ['contrary', conjunctionId, verdict, ...contraryTexts].join(' ');
      return {
        kind: 'ADVICE_CONTRARY',
        service: 'ca',
        crossing,
        facts: { ...assessmentFacts, contrary },
        decideByTaiS,
        pair,
      };
    });
    await raise(context, tx, operatorId, crossings);
  });
}

/** Raises an alert for two contents under one message id: only the originator can tell which is valid. */
function tellReissued(context: ServerContext): Consumer {
  return consumer(messageReissued, 'alerts.tells-reissued-messages', async (tx, { operatorId, data }) => {
    const { cdmId, conjunctionId, satelliteId, originator, messageId, isCandidate } = data;
    if (isCandidate) return;
    const satelliteName = (await satelliteNames(tx, [satelliteId])).get(satelliteId) ?? satelliteId;
    await raise(context, tx, operatorId, [
      {
        kind: 'MESSAGE_REISSUED',
        service: 'ca',
        crossing: `reissued ${cdmId}`,
        pair: `reissued ${conjunctionId}`,
        decideByTaiS: null,
        facts: { of: 'message', conjunctionId, satelliteId, satelliteName, originator, messageId },
      },
    ]);
  });
}

/** Raises an alert that quotes an answer and its sender: a form's URL may have been forwarded to others. */
function tellAnswers(context: ServerContext): Consumer {
  return consumer(formAnswered, 'alerts.tells-answers', async (tx, { operatorId, data: { entryId, ...answer } }) => {
    const { satelliteId, conjunctionId } = answer;
    const satelliteName = (await satelliteNames(tx, [satelliteId])).get(satelliteId) ?? satelliteId;
    await raise(context, tx, operatorId, [
      {
        kind: 'ANSWER_RECEIVED',
        service: 'ca',
        crossing: `answer ${entryId}`,
        pair: `answer ${conjunctionId}`,
        decideByTaiS: null,
        facts: { of: 'answer', ...answer, satelliteName },
      },
    ]);
  });
}

function tellStoppedPublications(context: ServerContext): Consumer {
  return consumer(publicationStopped, 'alerts.tells-stopped-publications', async (tx, { operatorId, data }) => {
    const { publicationId, version, satelliteId, recipientName, state } = data;
    const satelliteName = (await satelliteNames(tx, [satelliteId])).get(satelliteId) ?? satelliteId;
    await raise(context, tx, operatorId, [
      {
        kind: 'PUBLICATION_STOPPED',
        service: 'ca',
        crossing: `publication ${publicationId} ${version}`,
        pair: `publication ${publicationId}`,
        decideByTaiS: null,
        facts: { of: 'publication', publicationId, satelliteName, recipientName, state },
      },
    ]);
  });
}

/** Acknowledges the alerts of a conjunction when a decision about it is in progress. */
function followDecisions(context: ServerContext): Consumer {
  return consumer(decisionChanged, 'alerts.follows-decisions', async (tx, { operatorId, data }) => {
    if (data.state === 'OPEN' || data.state === 'WITHDRAWN') return;
    const alertIds = await acknowledgeAll(tx, operatorId, data.conjunctionId, data.actor ?? PLATFORM_ACTOR);
    if (alertIds.length > 0) await context.events.publish(tx, operatorId, alertsChanged, { alertIds });
    await moveIncidents(context, tx, operatorId, [data.conjunctionId], 'acknowledge');
  });
}

async function screeningCrossing(
  context: ServerContext,
  operatorId: string,
  screeningId: string,
  exactly: ScreeningState,
): Promise<AlertCrossing> {
  const status = STATUS_OF_SCREENING[exactly];
  const knownScreening = await context.use(screenings).find(operatorId, screeningId);
  return {
    kind: 'SCREENING_STATUS',
    service: 'ca',
    crossing: `screening ${screeningId} ${status}`,
    decideByTaiS: null,
    pair: `screening ${screeningId}`,
    facts: { of: 'screening', screeningId, ...(knownScreening && { known: knownScreening }), status, exactly },
  };
}

function tellScreeningBegan(context: ServerContext): Consumer {
  return consumer(screeningBegan, 'alerts.tells-screenings-that-began', async (tx, { operatorId, data }) => {
    await raise(context, tx, operatorId, [await screeningCrossing(context, operatorId, data.screeningId, data.state)]);
  });
}

function tellScreeningEnded(context: ServerContext): Consumer {
  return consumer(screeningEnded, 'alerts.tells-screenings', async (tx, { operatorId, data }) => {
    if (data.isByClock) return;
    await raise(context, tx, operatorId, [await screeningCrossing(context, operatorId, data.screeningId, data.state)]);
  });
}

function tellRequests(context: ServerContext): Consumer {
  const requests = context.use(observationRequests);
  return consumer(requestChanged, 'alerts.tells-requests', async (tx, { operatorId, data: { requestId } }) => {
    const request = await requests.find(operatorId, requestId);
    if (request === undefined) return;
    const status = STATUS_OF_REQUEST[request.status];
    await raise(context, tx, operatorId, [
      {
        kind: 'REQUEST_STATUS',
        service: 'odt',
        crossing: `request ${requestId} ${status}`,
        decideByTaiS: null,
        pair: `request ${requestId}`,
        facts: { of: 'request', requestId, targetName: request.targetName, status, exactly: request.status },
      },
    ]);
  });
}

function tellObservations(context: ServerContext): Consumer {
  const requests = context.use(observationRequests);
  return consumer(observationArrived, 'alerts.tells-observations', async (tx, { operatorId, data }) => {
    const { observationFileId, requestId } = data;
    const request = requestId === null ? undefined : await requests.find(operatorId, requestId);
    await raise(context, tx, operatorId, [
      {
        kind: 'OBSERVATION_ARRIVED',
        service: 'odt',
        crossing: `observation ${observationFileId}`,
        pair: `request ${requestId ?? observationFileId}`,
        decideByTaiS: null,
        facts: { of: 'observation', requestId, targetName: request?.targetName ?? observationFileId },
      },
    ]);
  });
}
