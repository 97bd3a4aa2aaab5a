/**
 * A round of a fleet on the built service: an ephemeris of a week of each of its satellites, eight at a time, until all conjunctions are stored. Run:
 * npx tsx bench/round.ts [satellites, 100] [objects of the catalogue, 26834].
 */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { testOem, testShell } from '../packages/server/src/ca/test-oem.ts';
import { openDatabase } from '../packages/server/src/platform/database/database.ts';
import { nowTaiS } from '../packages/server/src/platform/now.ts';
import { startEmbeddedPostgres } from '../packages/server/src/platform/postgres/embedded.ts';
import { demonstrate, startService } from './running-service.ts';

const AT_ONCE = 8;
const WEEK = { count: 10_081, stepS: 60 };
/** A token holds for five minutes. */
const SIGN_IN_MS = 240_000;

async function main(count: number, objects: number): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'keepout-round-'));
  await demonstrate(dataDir, objects);
  const settings = { KEEPOUT_SCREENINGS_LIMIT: '5000' };
  const service = await startService({ dataDir, settings });
  const database = openDatabase((await startEmbeddedPostgres(dataDir)).connection, { connections: 1 });
  const signingIn = setInterval(() => service.signIn(), SIGN_IN_MS);
  try {
    const fleet = testShell(Math.floor(nowTaiS()) + 3600, count, Math.max(100, count));
    const json = { 'content-type': 'application/json' };
    const configuration = { shape: 'CANNONBALL', hardBodyRadius: 3, propulsion: { type: 'NONE' } };
    const satelliteIds: string[] = [];
    for (const { name, noradId, cosparId } of fleet) {
      const body = JSON.stringify({ name, noradId, cosparId, configuration });
      const made = await service.call('/ca/satellites', { method: 'POST', headers: json, body });
      satelliteIds.push((JSON.parse(made) as { satelliteId: string }).satelliteId);
    }
    const startedMs = performance.now();
    let next = 0;
    const sending = async (): Promise<void> => {
      while (next < count) {
        const k = next++;
        const form = new FormData();
        form.append('satellite-id', satelliteIds[k]!);
        const text = testOem(fleet[k]!, { startTaiS: fleet[k]!.epochTaiS, ...WEEK });
        form.append('file', new Blob([text]), `${fleet[k]!.name}.oem`);
        await service.call('/ca/ephemeris/file', { method: 'POST', body: form });
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, sending));
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
  }
}

await main(Number(process.argv[2] ?? 100), Number(process.argv[3] ?? 26_834));
