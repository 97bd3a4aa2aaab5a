/**
 * A round of a fleet on the built service: an ephemeris of a week of each of its satellites, eight at a time, until all conjunctions are stored. Run:
 * npx tsx bench/round.ts [satellites, 100] [objects of the catalogue, 26834] [ms to the database and back, 0].
 */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '../packages/server/src/platform/database/database.ts';
import { startEmbeddedPostgres } from '../packages/server/src/platform/postgres/embedded.ts';
import { farDatabase } from './far-database.ts';
import { addFleet, sendFiles } from './fleet-files.ts';
import { demonstrate, startService } from './running-service.ts';

/** A token holds for five minutes. */
const SIGN_IN_MS = 240_000;

async function main(count: number, objects: number, roundTripMs: number): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'keepout-round-'));
  await demonstrate(dataDir, objects);
  const far = roundTripMs > 0 ? await farDatabase(dataDir, roundTripMs) : undefined;
  const settings = { KEEPOUT_SCREENINGS_LIMIT: '5000', ...(far && { KEEPOUT_DATABASE_URL: far.url }) };
  const service = await startService({ dataDir, settings });
  const database = openDatabase((await startEmbeddedPostgres(dataDir)).connection, { connections: 1 });
  const signingIn = setInterval(() => service.signIn(), SIGN_IN_MS);
  try {
    const { formOf } = await addFleet(service, count);
    // Files that an operator has: making them is no part of the round.
    const forms: FormData[] = [];
    while (forms.length < count) {
      forms.push(formOf(forms.length));
      // Sees meanwhile that the service ends connections that stand idle.
      await sleep(0);
    }
    const startedMs = performance.now();
    await sendFiles(service, count, (rank) => forms[rank]!);
    const sentS = (performance.now() - startedMs) / 1000;
    for (;;) {
      const { rows } = await database.pool.query<{ state: string; n: number; found: number }>(
        `select state, count(*)::integer as n, sum(conjunction_count)::integer as found from screening where operator_id = 'bench' group by state`,
      );
      const ended = rows.find(({ state }) => state === 'COMPLETED');
      if (ended?.n === count) {
        const wallS = (performance.now() - startedMs) / 1000;
        process.stdout.write(
          `${count} files sent after ${sentS.toFixed(1)} s, all stored after ${wallS.toFixed(1)} s; ${ended.found} conjunctions\n`,
        );
        return;
      }
      if (rows.some(({ state }) => state === 'FAILED')) throw new Error('a screening failed');
      await sleep(200);
    }
  } finally {
    clearInterval(signingIn);
    await database.close();
    await service.close();
    await far?.close();
  }
}

const [satellites = 100, objects = 26_834, roundTripMs = 0] = process.argv.slice(2).map(Number);
await main(satellites, objects, roundTripMs);
