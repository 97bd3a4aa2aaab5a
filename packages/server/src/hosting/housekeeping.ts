import { pruneIdentityRecords } from '../identity/embedded/record-store.ts';
import { audit } from '../platform/audit/tables.ts';
import { domainEvent, domainEventReceipt, eventConsumer } from '../platform/events/tables.ts';
import { storedFile } from '../platform/files/tables.ts';
import { pruneIdempotentAnswers } from '../platform/http/kept-answers.ts';
import { pruneRateLimits } from '../platform/http/rate-limit.ts';
import { measureQueues } from '../platform/jobs/measure-queues.ts';
import { measureDatabase } from '../platform/observing/measure-database.ts';
import { countSealed } from '../platform/secrets/sealed-texts.ts';
import type { ServerModule } from './module.ts';

const QUEUE_NAME = 'platform-housekeeping';

/** Deletes the platform's expired records once an hour. It has no routes. */
export const housekeeping: ServerModule = {
  name: 'platform',
  title: 'Platform',
  tables: [audit, domainEvent, domainEventReceipt, eventConsumer, storedFile],
  idPrefixes: ['fil'],
  measure: ({ metrics, database, queue, settings }) => {
    measureQueues(metrics, queue);
    measureDatabase(metrics, database);
    metrics.measure('the sealed texts', () => countSealed(database, settings), {
      keepout_secrets_unopened: ({ unopened }) => [{ labels: {}, value: unopened }],
    });
  },
  declareJobs: (queue) => queue.declare(QUEUE_NAME, { exclusive: true, retries: 2 }),
  jobs: async (queue, { database, events }) => {
    await queue.work(QUEUE_NAME, async () => {
      await events.prune();
      await pruneIdempotentAnswers(database);
      await pruneRateLimits(database);
      await pruneIdentityRecords(database);
    });
    await queue.schedule(QUEUE_NAME, '17 * * * *', {});
  },
};
