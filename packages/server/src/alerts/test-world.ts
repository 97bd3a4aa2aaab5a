import type { NotificationSettings } from '@keepout/contract/platform/notification-settings';
import { ensureOperator } from '../fleet/operator.ts';
import { offer } from '../hosting/capability.ts';
import type { ServerModule } from '../hosting/module.ts';
import type { Database } from '../platform/database/database.ts';
import type { TestDatabase } from '../platform/database/test-database.ts';
import { addJob, hurryJobs } from '../platform/jobs/test-jobs.ts';
import { nowTaiS } from '../platform/now.ts';
import { conjunctionJudged, decisionChanged, screeningBegan, screeningEnded } from '../ports/ca-events.ts';
import {
  type AwaitingDecision,
  type BriefedEvent,
  conjunctions,
  type FoundConjunction,
} from '../ports/conjunctions.ts';
import { feedsPort, type StaleFeed } from '../ports/feeds.ts';
import { type KnownRequest, observationRequests } from '../ports/observation-requests.ts';
import { observationArrived, requestChanged } from '../ports/odt-events.ts';
import { type EndingCertificate, recipientsPort } from '../ports/publishing.ts';
import { type ScreeningResult, screenings } from '../ports/screenings.ts';
import { type StaleRecords, staleRecords } from '../ports/stale-records.ts';
import { settled } from '../users/settings.ts';
import { userConfiguration } from '../users/tables.ts';
import { CALL_QUEUE, GATHER_QUEUE, type GatherJob, HOOK_QUEUE, MAIL_QUEUE } from './queues.ts';

export const HOUR_S = 3600;

/** What the other services know, for tests to change. */
export const known = {
  requests: new Map<string, KnownRequest>(),
  feeds: [] as readonly StaleFeed[],
  certificates: [] as readonly EndingCertificate[],
  screened: { conjunctions: 12, unchanged: 9, worstPc: 2.9e-5, coverage: 'PARTIAL' } as ScreeningResult,
  /** Conjunctions that need no decision now. */
  monitored: new Set<string>(),
  undecided: [] as readonly (AwaitingDecision & { readonly operatorId: string })[],
  stale: { plans: [], ephemerides: [], missing: [], shortages: [] } as {
    plans: Awaited<ReturnType<StaleRecords['stalePlans']>>;
    ephemerides: Awaited<ReturnType<StaleRecords['endingEphemerides']>>;
    missing: Awaited<ReturnType<StaleRecords['missingEphemerides']>>;
    shortages: Awaited<ReturnType<StaleRecords['shortages']>>;
  },
};

/** The pair of a conjunction stands in its id: `con-<pair>-<passage>`. */
function conjunctionOf(conjunctionId: string): FoundConjunction {
  const [, pair = ''] = conjunctionId.split('-');
  return {
    conjunctionId,
    satelliteId: 'sat-1',
    secondaryNoradId: null,
    secondaryName: `OBJECT ${pair}`,
    tcaTaiS: nowTaiS() + 40 * HOUR_S,
    decideByTaiS: nowTaiS() + 30 * HOUR_S,
    verdict: 'act',
    riskLevel: 'CRITICAL',
    pc: 2e-4,
    belief: { confidence: 'CONDITIONAL', confidenceReason: 'covariance-stated' },
    needsDecision: !known.monitored.has(conjunctionId),
  };
}

const BRIEF = {
  missDistanceM: 658.3,
  relativePositionRtnM: [-60, 640, 140],
  dilution: 'robust',
  previousPc: 1e-4,
  maxPc: null,
  manoeuvrable: 'NO',
} as const;

/** Stands for the services that alerts listen to. */
export const testWorld: ServerModule = {
  name: 'ca',
  title: 'World of tests',
  offers: [
    offer(conjunctions, ({ database }) => ({
      find: async (_operatorId: string, id: string) => conjunctionOf(id),
      awaitingDecision: async (operatorId: string) =>
        known.undecided.filter((event) => event.operatorId === operatorId),
      briefsOf: async (_operatorId: string, events: readonly BriefedEvent[]) =>
        new Map(
          events.map(({ conjunctionId: id }) => [id, { ...BRIEF, secondaryName: conjunctionOf(id).secondaryName }]),
        ),
      encounterOf: async () => undefined,
      judgedSince: async (operatorId: string, sinceTaiS: number) => {
        const { rows } = await database.pool.query<{ data: ReturnType<typeof judged>; at: Date }>(
          'select data, occurred_at as at from domain_event where type = $1 and operator_id = $2 order by id',
          [conjunctionJudged.type, operatorId],
        );
        return { sinceTaiS, judgements: rows.map(({ data, at }) => ({ ...data, at: at.toISOString() })) };
      },
      decisionOutlook: async () => ({ chance: 0.11, outlook: 'unlikely' }),
    })),
    offer(observationRequests, () => ({ find: async (_operatorId: string, id: string) => known.requests.get(id) })),
    offer(screenings, () => ({
      find: async () => ({ satelliteNames: ['TERN-4'], failure: null, result: known.screened }),
    })),
    offer(feedsPort, () => ({ stale: async () => known.feeds })),
    offer(recipientsPort, () => ({ endingCertificates: async () => known.certificates })),
    offer(staleRecords, ({ database }) => ({
      concerned: async () => {
        const { rows } = await database.pool.query<{ id: string }>('select id from operator');
        return new Set(rows.map(({ id }) => id));
      },
      stalePlans: async () => known.stale.plans,
      endingEphemerides: async () => known.stale.ephemerides,
      missingEphemerides: async () => known.stale.missing,
      shortages: async () => known.stale.shortages,
    })),
  ],
  publishes: [
    ...[conjunctionJudged, decisionChanged, screeningBegan, screeningEnded],
    ...[requestChanged, observationArrived],
  ],
};

/** A judgement of a conjunction that will be closest in 40 hours. */
export function judged(
  conjunctionId: string,
  verdict: 'act' | 'watch' | 'safe' | 'no-conclusion',
  pc: number | null,
): NonNullable<(typeof conjunctionJudged)['data']> {
  return {
    conjunctionId,
    satelliteId: 'sat-1',
    cdmId: 'cdm-1',
    isCandidate: false,
    tcaTaiS: nowTaiS() + 40 * HOUR_S,
    decideByTaiS: nowTaiS() + 30 * HOUR_S,
    verdict,
    pc,
  };
}

interface Places {
  readonly email?: readonly string[];
  readonly msteams?: readonly string[];
  readonly slack?: readonly string[];
  readonly webhook?: readonly string[];
  readonly statuses?: NotificationSettings['statuses'];
}

export function settingsOf(places: Places): NotificationSettings {
  const urls = (url: readonly string[] = []) => ({ url: [...url] });
  const { pagerduty: _, ...settings } = settled({
    email: { addresses: [...(places.email ?? [])] },
    msteams: urls(places.msteams),
    slack: urls(places.slack),
    webhook: urls(places.webhook),
    statuses: places.statuses ?? ['CANCELLED', 'COMPLETED_OK'],
  });
  return settings;
}

/** A user with places for a service. */
export async function configure(
  { orm }: Database,
  operatorId: string,
  subject: string,
  places: Places,
  service: 'ca' | 'odt' = 'ca',
): Promise<void> {
  await ensureOperator(orm, operatorId);
  const configuration = settingsOf(places);
  await orm
    .insert(userConfiguration)
    .values({ service, subject, operatorId, configuration })
    .onConflictDoUpdate({ target: [userConfiguration.service, userConfiguration.subject], set: { configuration } });
}

/** Makes the deferred jobs of alerts due now. */
export const hurryAlertJobs = ({ connection }: Pick<TestDatabase, 'connection'>): Promise<void> =>
  hurryJobs({ connection }, [GATHER_QUEUE, MAIL_QUEUE, HOOK_QUEUE, CALL_QUEUE]);

/** Makes deferred jobs and pending alerts due now. */
export async function hurry({ connection, pool }: Pick<TestDatabase, 'connection' | 'pool'>): Promise<void> {
  await pool.query("update alert_pending set due_at = now() - interval '1 second' where due_at > now()");
  await hurryAlertJobs({ connection });
  // A job that started before its alerts were due found none.
  const { rows } = await pool.query<GatherJob>(
    'select distinct operator_id as "operatorId", subject from alert_pending where due_at <= now()',
  );
  for (const job of rows) await addJob({ connection }, GATHER_QUEUE, job);
}
