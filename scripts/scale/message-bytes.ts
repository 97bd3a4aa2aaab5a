/**
 * What a message of our own screenings takes in the database: a fleet is screened against the catalogue again and again, each time by ephemerides that differ in their digits,
 * and of the table of messages is told what grew since the round before. Run:
 * npx tsx scripts/scale/message-bytes.ts [satellites of the fleet, 50] [objects of the catalogue, all] [rounds, 3] [URL of a PostgreSQL, the embedded one]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runBundled } from '../../bench/bundled-run.ts';
import { presentSky } from '../../bench/present-sky.ts';
import { acceptEphemeris } from '../../packages/server/src/ca/ephemeris-files/service.ts';
import { screenWholly } from '../../packages/server/src/ca/screenings/test-finish.ts';
import { testOem, testShell } from '../../packages/server/src/ca/test-oem.ts';
import { storeCatalogue } from '../../packages/server/src/catalogue/load.ts';
import { ensureOperator } from '../../packages/server/src/fleet/operator.ts';
import { createSatellite } from '../../packages/server/src/fleet/satellites/service.ts';
import { layFoundation } from '../../packages/server/src/hosting/foundation.ts';
import type { ServerContext } from '../../packages/server/src/hosting/module.ts';
import { modules } from '../../packages/server/src/modules.ts';
import { receivedBytes } from '../../packages/server/src/platform/files/received-file.ts';
import { nowTaiS } from '../../packages/server/src/platform/now.ts';
import { createLogger } from '../../packages/server/src/platform/observing/logs.ts';
import { testSettings } from '../../packages/server/src/platform/settings/test-settings.ts';

const caller = { operatorId: 'scale', actor: 'scale' };
const SHAPE = { shape: 'CANNONBALL', hardBodyRadius: 3, wetMass: 200, propulsion: { type: 'NONE' } } as const;
const MINUTES = 7 * 1440;

/** Bytes of the table, of what is stored outside its rows, and of each index. */
const PARTS = `
  select relname as part, pg_relation_size(oid)::integer as bytes from pg_class where oid = 'cdm'::regclass
  union all select 'outside its rows', pg_total_relation_size(reltoastrelid)::integer from pg_class where oid = 'cdm'::regclass
  union all select relname, pg_relation_size(oid)::integer from pg_class join pg_index on indexrelid = oid where indrelid = 'cdm'::regclass`;

/** A query for the mean size of each column. */
const COLUMNS = `
  select 'select name, bytes::integer from (select ' || string_agg(format('avg(pg_column_size(%1$I)) as %1$I', column_name), ', ') ||
    ' from cdm) as sizes, lateral jsonb_each_text(to_jsonb(sizes)) as size (name, text), lateral (select text::numeric as bytes) as number
    where bytes >= 8 order by bytes desc limit 12' as query
  from information_schema.columns where table_name = 'cdm'`;

type Row = Readonly<Record<string, string | number>>;

export async function bytesOfMessages(satellites: number, objects: number, rounds: number, databaseUrl?: string) {
  const dataDir = mkdtempSync(join(tmpdir(), 'keepout-bytes-'));
  const settings = testSettings({ dataDir, workers: 2, ...(databaseUrl && { databaseUrl }) });
  const service = await layFoundation(settings, { modules, log: createLogger({ logLevel: 'error' }) });
  try {
    return await measure(service.context, satellites, objects, rounds);
  } finally {
    await service.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function measure(context: ServerContext, satellites: number, objects: number, rounds: number): Promise<string> {
  const rowsOf = async <T extends Row>(query: string) => (await context.database.pool.query<T>(query)).rows;
  const sky = presentSky();
  const elements = sky.filter((_, k) => k % Math.ceil(sky.length / objects) === 0);
  const bytes = Buffer.from('scale');
  await storeCatalogue(context, { format: 'csv', elements, rejectedCount: 0, faults: [], source: 'scale', bytes });
  await ensureOperator(context.database.orm, caller.operatorId);
  const startTaiS = Math.floor(nowTaiS()) + 3600;
  const fleet = testShell(startTaiS, satellites);
  const ids: string[] = [];
  for (const { name, noradId, cosparId } of fleet)
    ids.push((await createSatellite(context, caller, { name, noradId, cosparId, configuration: SHAPE })).id);
  const lines: string[] = [];
  let before = { messages: 0, parts: new Map<string, number>() };
  for (let round = 0; round < rounds; round++) {
    for (const [k, own] of fleet.entries())
      await screenFile(
        context,
        ids[k]!,
        testOem(own, { startTaiS: startTaiS + 60 * round, count: MINUTES + 1, stepS: 60 }),
      );
    const [counted] = await rowsOf<{ messages: number; events: number }>(
      'select (select count(*) from cdm)::integer as messages, (select count(*) from conjunction)::integer as events',
    );
    const { messages, events } = counted!;
    const parts = new Map(
      (await rowsOf<{ part: string; bytes: number }>(PARTS)).map(({ part, bytes }) => [part, bytes]),
    );
    const share = (part: string) =>
      Math.round((parts.get(part)! - (before.parts.get(part) ?? 0)) / (messages - before.messages));
    const shares = [...parts.keys()].map((part) => ({ part, bytes: share(part) })).sort((a, b) => b.bytes - a.bytes);
    const sum = shares.reduce((all, { bytes }) => all + bytes, 0);
    lines.push(`round ${round + 1}: ${messages - before.messages} messages of ${events} events, ${sum} bytes each`);
    lines.push(...shares.map(({ part, bytes }) => `${String(bytes).padStart(8)}  ${part}`));
    before = { messages, parts };
  }
  lines.push('largest columns');
  const [{ query }] = (await rowsOf<{ query: string }>(COLUMNS)) as [{ query: string }];
  for (const { name, bytes } of await rowsOf<{ name: string; bytes: number }>(query))
    lines.push(`${String(bytes).padStart(8)}  ${name}`);
  return `${lines.join('\n')}\n`;
}

async function screenFile(context: ServerContext, satelliteId: string, text: string): Promise<void> {
  const file = { fileName: 'own.oem', content: receivedBytes(Buffer.from(text)) };
  const kept = await acceptEphemeris(context, caller, file, { satelliteId, designation: 'OPERATIONAL', screen: true });
  if ('rejected' in kept) throw new Error(kept.rejected.message);
  const { rows } = await context.database.pool.query<{ id: string }>(
    'select id from screening where ephemeris_id = $1',
    [kept.oemFileId],
  );
  await screenWholly(context, rows[0]!.id);
}

if (process.argv[1]?.endsWith('message-bytes.ts')) {
  const [satellites = 50, objects = 100_000, rounds = 3] = process.argv.slice(2, 5).map(Number);
  const url = process.argv[5] === undefined ? '' : `, ${JSON.stringify(process.argv[5])}`;
  await runBundled(fileURLToPath(import.meta.url), `bytesOfMessages(${satellites}, ${objects}, ${rounds}${url})`);
}
