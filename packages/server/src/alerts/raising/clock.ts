import type { AlertChannel } from '@keepout/contract/alerts/enums';
import { CERTIFICATE_NOTICE_DAYS } from '@keepout/contract/publishing/kinds';
import { isDecisionOpen } from '@keepout/operations/alerts/risk';
import { sql } from 'drizzle-orm';
import { waitingKeptBack } from '../../catalogue/kept-back.ts';
import { catalogueState } from '../../catalogue/state.ts';
import type { ServerContext } from '../../hosting/module.ts';
import { installationOperator } from '../../identity/installation-operator.ts';
import { nowTaiS } from '../../platform/now.ts';
import { conjunctions } from '../../ports/conjunctions.ts';
import { feedsPort, type StaleFeed } from '../../ports/feeds.ts';
import { type EndingCertificate, recipientsPort } from '../../ports/publishing.ts';
import { staleRecords } from '../../ports/stale-records.ts';
import { enqueueAttempt } from '../delivery/queue-delivery.ts';
import type { AlertCrossing } from '../facts.ts';
import { remindLeaving } from '../people/remind.ts';
import { GATHER_QUEUE, type GatherJob } from '../queues.ts';
import { conjunctionFactsOf, pairOf } from './consumers.ts';
import { resolveEndedIncidents } from './incidents.ts';
import { IS_DUE, raise } from './raise.ts';
import { forgetWatches, lockWatches, saveWatches, watchesDue } from './watch.ts';

const HOUR_S = 3600;
const DAY_S = 24 * HOUR_S;
const WEEK_S = 7 * DAY_S;
/** An ephemeris that ends earlier than this is reported: screenings cover a longer span. */
const EPHEMERIS_LEAD_S = 12 * HOUR_S;

const PARTS: readonly ((context: ServerContext) => Promise<unknown>)[] = [
  tellNearDecisions,
  tellWhatIsStale,
  remindLeaving,
  gatherWhatWasLeft,
  deliverWhatWasLeft,
  resolveEndedIncidents,
  forgetOld,
  ({ database }) => forgetWatches(database.orm, nowTaiS() - DAY_S),
];

/** Runs the periodic checks, once a minute in the entire installation. A failing check does not prevent the others; its error is thrown at the end. */
export async function lookAtClock(context: ServerContext): Promise<void> {
  const faults: unknown[] = [];
  for (const part of PARTS) await part(context).catch((cause: unknown) => faults.push(cause));
  if (faults.length > 0)
    throw faults.length === 1 ? faults[0] : new AggregateError(faults, 'parts of the clock failed');
}

async function tellNearDecisions(context: ServerContext): Promise<void> {
  const { database } = context;
  const conjunctionsPort = context.use(conjunctions);
  for (const { operatorId, about } of await watchesDue(database.orm, nowTaiS())) {
    const event = await conjunctionsPort.find(operatorId, about);
    // The rule of list, overview and calendar: an alert about a conjunction that they do not count cannot be acted on.
    if (event === undefined || !event.needsDecision) continue;
    const messageOutlook = (await conjunctionsPort.decisionOutlook(operatorId, about)) ?? null;
    const [assessedCrossing] = await conjunctionFactsOf(context, database.orm, operatorId, [
      { ...event, before: null },
    ]);
    await database.orm.transaction(async (tx) => {
      const watch = (await lockWatches(tx, operatorId, [about])).get(about)!;
      if (watch.state.isNearTold || !isDecisionOpen(watch.state.risk)) return;
      await saveWatches(tx, [{ ...watch, state: { ...watch.state, isNearTold: true } }]);
      const facts = { ...assessedCrossing!.facts, waiting: messageOutlook };
      const crossing = `near ${about}`;
      await raise(context, tx, operatorId, [
        {
          kind: 'DECIDE_BY_NEAR',
          service: 'ca',
          crossing,
          ...assessedCrossing!,
          facts,
          decideByTaiS: event.decideByTaiS,
        },
      ]);
    });
  }
}

async function tellWhatIsStale(context: ServerContext): Promise<void> {
  const { database } = context;
  const old = context.use(staleRecords);
  const feeds = await context.use(feedsPort).stale();
  const feedsOf = (feedOwnerId: string | null) =>
    feeds.filter(({ operatorId }) => operatorId === feedOwnerId).map(feedCrossing);
  const ofAll = [...(await catalogueCrossings(context)), ...feedsOf(null)];
  const keptBack = await keptBackCrossings(context);
  const runner = keptBack.length === 0 ? undefined : await installationOperator(database.orm, context.settings);
  const certificates = await context.use(recipientsPort).endingCertificates(nowTaiS() + CERTIFICATE_LEADS_S[0]!);
  const concerned = await old.concerned(nowTaiS() + EPHEMERIS_LEAD_S);
  for (const { operatorId, isTold } of await listeningOperators(context, ofAll)) {
    const operatorCrossings = [
      ...(operatorId === runner ? keptBack : []),
      ...feedsOf(operatorId),
      ...certificates
        .filter((certificate) => certificate.operatorId === operatorId)
        .map((certificate) => certificateCrossing(certificate, nowTaiS())),
    ];
    if (isTold && operatorCrossings.length === 0 && !concerned.has(operatorId)) continue;
    const plans = await old.stalePlans(operatorId);
    const ephemerides = await old.endingEphemerides(operatorId, nowTaiS() + EPHEMERIS_LEAD_S);
    const missing = await old.missingEphemerides(operatorId);
    const shortages = await old.shortages(operatorId);
    const crossings: AlertCrossing[] = [
      ...ofAll,
      ...operatorCrossings,
      ...plans.map(
        ({ planId, version, secondaryName, ...plan }): AlertCrossing => ({
          kind: 'PLAN_STALE',
          service: 'ca',
          crossing: `plan ${planId} ${version}`,
          decideByTaiS: null,
          pair: pairOf(plan.satelliteId, secondaryName),
          facts: { of: 'plan', planId, ...plan },
        }),
      ),
      ...ephemerides.map(
        ({ ephemerisId, ...crossing }): AlertCrossing => ({
          kind: 'EPHEMERIS_STALE',
          service: 'ca',
          crossing: `ephemeris ${ephemerisId}`,
          decideByTaiS: null,
          pair: `ephemeris ${crossing.satelliteId}`,
          facts: { of: 'ephemeris', ...crossing },
        }),
      ),
      ...missing.map(
        (late): AlertCrossing => ({
          kind: 'EPHEMERIS_STALE',
          service: 'ca',
          crossing: `ephemeris after ${late.lastEphemerisId ?? late.satelliteId}`,
          decideByTaiS: null,
          pair: `ephemeris ${late.satelliteId}`,
          facts: { of: 'missing-ephemeris', ...late },
        }),
      ),
      ...shortages.map(
        (shortage): AlertCrossing => ({
          kind: 'CAPACITY_SHORT',
          service: 'ca',
          // The alert repeats each week while the condition lasts.
          crossing: `${shortage.what} of ${Math.floor(nowTaiS() / WEEK_S)}`,
          decideByTaiS: null,
          pair: shortage.what,
          facts: { of: 'capacity', ...shortage },
        }),
      ),
    ];
    const fresh = await untold(context, operatorId, crossings);
    if (fresh.length > 0) await database.orm.transaction((tx) => raise(context, tx, operatorId, fresh));
  }
}

/** Returns the new alerts. Stale data remain so for hours, so conditions reported before are removed without a transaction. */
async function untold(
  { database }: ServerContext,
  operatorId: string,
  crossings: readonly AlertCrossing[],
): Promise<readonly AlertCrossing[]> {
  if (crossings.length === 0) return [];
  const { rows } = await database.pool.query<{ crossing: string }>(
    'select crossing from alert where operator_id = $1 and crossing = any($2)',
    [operatorId, crossings.map(({ crossing }) => crossing)],
  );
  const toldCrossings = new Set(rows.map(({ crossing }) => crossing));
  return crossings.filter(({ crossing }) => !toldCrossings.has(crossing));
}

async function catalogueCrossings({ database, settings }: ServerContext): Promise<readonly AlertCrossing[]> {
  const { row, ageS, isCatalogueStale: isStale } = await catalogueState(database.orm, settings);
  if (row === undefined || ageS === undefined || !isStale) return [];
  const maxAgeHours = settings.catalogueMaxAgeHours;
  const crossing: AlertCrossing = {
    kind: 'CATALOGUE_STALE',
    service: 'ca',
    crossing: `catalogue ${row.id}`,
    pair: 'catalogue',
    facts: { of: 'catalogue', ageHours: ageS / HOUR_S, maxAgeHours },
    decideByTaiS: null,
  };
  return [crossing];
}

/** Returns data that are withheld from use: for the installation's operator, which alone decides about them. */
async function keptBackCrossings({ database }: ServerContext): Promise<readonly AlertCrossing[]> {
  const rows = await waitingKeptBack(database.orm);
  return rows.map(({ id: keptBackId, source, reason }) => ({
    kind: 'CATALOGUE_KEPT_BACK',
    service: 'ca',
    crossing: `kept back ${keptBackId}`,
    pair: `kept back ${source}`,
    facts: { of: 'kept-back', keptBackId, source, reason },
    decideByTaiS: null,
  }));
}

/** Times before the expiry of a certificate at which it is reported, once each: time to order a new one, the last week, and the expiry. */
const CERTIFICATE_LEADS_S = [CERTIFICATE_NOTICE_DAYS * DAY_S, WEEK_S, 0];

/** @param atTaiS   current time, TAI s */
export function certificateCrossing(
  { operatorId: _, ...certificate }: EndingCertificate,
  atTaiS: number,
): AlertCrossing {
  const leftS = certificate.endsTaiS - atTaiS;
  const lead = CERTIFICATE_LEADS_S.filter((leadS) => leftS <= leadS).length;
  return {
    kind: 'PUBLICATION_STOPPED',
    service: 'ca',
    crossing: `certificate ${certificate.recipientId} ${certificate.endsTaiS} ${lead}`,
    pair: `certificate ${certificate.recipientId}`,
    facts: { of: 'certificate', ...certificate, hasEnded: leftS <= 0 },
    decideByTaiS: null,
  };
}

/** Returns the alert of a stale feed, raised once for each time that it becomes stale. */
const feedCrossing = ({ operatorId: _, ...feed }: StaleFeed): AlertCrossing => ({
  kind: 'FEED_STALE',
  service: 'ca',
  crossing: `feed ${feed.feedId} ${feed.sinceTaiS}`,
  pair: `feed ${feed.feedId}`,
  facts: { of: 'feed', ...feed },
  decideByTaiS: null,
});

interface Listening extends Record<string, unknown> {
  readonly operatorId: string;
  readonly isTold: boolean;
}

/** Returns operators with subscribed users, and whether each already has the alerts that concern all operators. */
async function listeningOperators(
  { database }: ServerContext,
  ofAll: readonly AlertCrossing[],
): Promise<readonly Listening[]> {
  const crossings = JSON.stringify(ofAll.map(({ crossing }) => crossing));
  const { rows } = await database.orm.execute<Listening>(sql`
    select operator_id as "operatorId", not exists (
        select from jsonb_array_elements_text(${crossings}::jsonb) as wanted (crossing)
        where not exists (
          select from alert where alert.operator_id = listening.operator_id and alert.crossing = wanted.crossing)
      ) as "isTold"
    from (select operator_id from alert_user union select operator_id from user_configuration) as listening`);
  return rows;
}

/** Queues lost jobs again, so that no alert remains unsent. */
async function gatherWhatWasLeft({ database, queue }: ServerContext): Promise<void> {
  const { rows } = await database.orm.execute<{ operator_id: string; subject: string }>(sql`
    select distinct operator_id, subject from alert_pending
    where ${IS_DUE} and due_at not between now() - interval '30 seconds' and now() limit 1000`);
  for (const { operator_id: operatorId, subject } of rows) {
    await queue.enqueue<GatherJob>(GATHER_QUEUE, { operatorId, subject });
  }
}

/** Queues lost jobs of attempts again; for an attempt made in the meantime the job has no effect. */
async function deliverWhatWasLeft(context: ServerContext): Promise<void> {
  const { rows } = await context.database.orm.execute<{
    id: string;
    channel: AlertChannel;
    operator_id: string;
    attempts: number;
  }>(sql`
    select id, channel, operator_id, attempts from alert_delivery
    where state = 'QUEUED' and next_attempt_at < now() - interval '15 minutes' limit 1000`);
  for (const { id, channel, operator_id: operatorId, attempts } of rows) {
    await context.database.orm.transaction(async (tx) => {
      // Checked again after the same time, so that a queue with a backlog is not filled with repetitions.
      await tx.execute(sql`update alert_delivery set next_attempt_at = now() where id = ${id} and state = 'QUEUED'`);
      await enqueueAttempt(context, tx, { id, channel, operatorId }, attempts + 1, 0);
    });
  }
}

/** Deletes messages after 90 days and alerts after 400; a message that is being sent remains. */
async function forgetOld({ database }: ServerContext): Promise<void> {
  await database.orm.execute(sql`
    delete from alert_delivery where created_at < now() - interval '90 days' and state <> 'QUEUED'`);
  await database.orm.execute(sql`
    delete from alert where raised_at < now() - interval '400 days'
      and not exists (select from alert_delivery_part where alert_id = alert.id)`);
}
