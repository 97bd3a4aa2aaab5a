/**
 * What a message of our own screenings takes in the database: a fleet is screened against the catalogue again and again, each time by ephemerides that differ in their digits,
 * and of the table of messages is told what grew since the round before.
 * From that, and from what else grew, follows what a year of a fleet of a hundred takes. Run:
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
import { EVENT_DAYS } from '../../packages/server/src/platform/events/events.ts';
import { receivedBytes } from '../../packages/server/src/platform/files/received-file.ts';
import { nowTaiS } from '../../packages/server/src/platform/now.ts';
import { createLogger } from '../../packages/server/src/platform/observing/logs.ts';
import { testSettings } from '../../packages/server/src/platform/settings/test-settings.ts';
import { conjunctionJudged } from '../../packages/server/src/ports/ca-events.ts';

const caller = { operatorId: 'scale', actor: 'scale' };
const SHAPE = { shape: 'CANNONBALL', hardBodyRadius: 3, wetMass: 200, propulsion: { type: 'NONE' } } as const;
const MINUTES = 7 * 1440;

/** What messages leave: they themselves, what happened, and who has acted on it. */
const TABLES = ['cdm', 'judged_event', 'judged_event_receipt'] as const;

/** Rows of a table, bytes of them, of what is stored outside of them, and of each index. */
const partsOf = (table: string) => `
  select 'rows' as part, (select count(*) from ${table})::integer as count, pg_relation_size('${table}')::integer as bytes
  union all select 'outside its rows', 0, pg_total_relation_size(reltoastrelid)::integer from pg_class where oid = '${table}'::regclass
  union all select relname, 0, pg_relation_size(oid)::integer from pg_class join pg_index on indexrelid = oid
    where indrelid = '${table}'::regclass`;

/**
 * What judgements leave alone, ten times over so that indexes have their usual fill: what passes within a day stands between them here. Consumers act where workers are,
 * and leave a receipt each, but for whoever acts on observed conjunctions alone.
 */
const HAPPENED = `
  create table judged_event (like domain_event including all);
  insert into judged_event overriding system value
    select id + 1000000 * n, operator_id, type, data, occurred_at, forget_at from domain_event, generate_series(1, 10) as n
    where type = '${conjunctionJudged.type}' order by 1;
  create table judged_event_receipt (like domain_event_receipt including all);
  insert into judged_event_receipt (event_id, consumer)
    select id, substr(queue, 4) from judged_event join event_consumer on event = type
    where queue <> 'on-ca.judge-by-message' order by id, queue`;

/** Bytes of all other tables of the platform, by table. */
const OTHER_ROWS = `
  select relname as part, 0 as count, pg_total_relation_size(oid)::integer as bytes from pg_class
  where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not in ('cdm', 'domain_event')`;

/** A query for the mean size of each column. */
const columnsOf = (table: string) => `
  select 'select name, bytes::integer from (select ' || string_agg(format('avg(coalesce(pg_column_size(%1$I), 0)) as %1$I', column_name), ', ') ||
    ' from ${table}) as sizes, lateral jsonb_each_text(to_jsonb(sizes)) as size (name, text), lateral (select text::numeric as bytes) as number
    where bytes >= 8 order by bytes desc limit 12' as query
  from information_schema.columns where table_name = '${table}'`;

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
  let before: readonly Part[] = [];
  let after: readonly Part[] = [];
  let othersBefore: readonly Part[] = [];
  for (let round = 1; round <= rounds; round++) {
    for (const [k, satellite] of fleet.entries())
      await screenFile(
        context,
        ids[k]!,
        testOem(satellite, { startTaiS: startTaiS + 60 * round, count: MINUTES + 1, stepS: 60 }),
      );
    // Hours lie between two files of a satellite, in which PostgreSQL gives dead versions of rows free by itself.
    await context.database.pool.query('vacuum');
    const parts = await rowsOf<Part>(partsOf('cdm'));
    lines.push(`round ${round}`, ...linesOf('cdm', growthOf(after, parts)));
    after = parts;
    // What the first leaves are new events, and pages of indexes that are empty yet.
    if (round > 1) continue;
    before = parts;
    othersBefore = await rowsOf<Part>(OTHER_ROWS);
  }
  const messages = growthOf(before, after);
  const otherParts = grown(othersBefore, await rowsOf<Part>(OTHER_ROWS));
  lines.push(`rounds 2 to ${rounds}`, ...linesOf('cdm', messages));
  await context.database.pool.query(HAPPENED);
  const happened = growthOf([], await rowsOf<Part>(partsOf('judged_event')));
  const receipts = growthOf([], await rowsOf<Part>(partsOf('judged_event_receipt')));
  lines.push(...linesOf('judged_event', happened), ...linesOf('judged_event_receipt', receipts));
  for (const table of TABLES) {
    lines.push(`largest columns of ${table}`);
    const [{ query }] = (await rowsOf<{ query: string }>(columnsOf(table))) as [{ query: string }];
    for (const { name, bytes } of await rowsOf<{ name: string; bytes: number }>(query))
      lines.push(`${String(bytes).padStart(8)}  ${name}`);
  }
  lines.push(`other tables, bytes a file of rounds 2 to ${rounds}`);
  const perFile = otherParts.map(({ part, bytes }) => ({ part, bytes: Math.round(bytes / satellites / (rounds - 1)) }));
  for (const { part, bytes } of perFile.filter(({ bytes }) => bytes > 0))
    lines.push(`${String(bytes).padStart(8)}  ${part}`);
  const events = growthOf([], await rowsOf<Part>(partsOf('conjunction')));
  lines.push(...linesOf('conjunction', events));
  const [days] = await rowsOf<KeptDays>('select message_days as messages, ephemeris_days as ephemerides from operator');
  const year = yearOfFleet(days!, {
    message: messages.bytes,
    happened: happened.bytes + (receipts.bytes * receipts.rows) / happened.rows,
    ephemeris: perFile.find(({ part }) => part === 'file_chunk')!.bytes,
    event: events.bytes,
    file: perFile.reduce((sum, { part, bytes }) => (PASSING.test(part) ? sum : sum + bytes), 0),
  });
  lines.push('a year of 100 satellites, GB');
  for (const [name, bytes] of Object.entries(year)) lines.push(`${(bytes / 1e9).toFixed(2).padStart(8)}  ${name}`);
  return `${lines.join('\n')}\n`;
}

/** Counted by themselves, or kept only while a screening runs or for some hours. */
const PASSING = /^(file_chunk|orbit_read|conjunction|catalogue|screening_(block|carried|work|part))/;

interface Part extends Row {
  readonly part: string;
  readonly count: number;
  readonly bytes: number;
}

interface Growth {
  readonly rows: number;
  /** Of a row, with what belongs to it. */
  readonly bytes: number;
  readonly parts: readonly Part[];
}

/** What came to each, the most first. */
const grown = (before: readonly Part[], after: readonly Part[]): readonly Part[] =>
  after
    .map(({ part, count, bytes }) => {
      const earlier = before.find((previousPart) => previousPart.part === part);
      return { part, count: count - (earlier?.count ?? 0), bytes: bytes - (earlier?.bytes ?? 0) };
    })
    .sort((a, b) => b.bytes - a.bytes);

function growthOf(before: readonly Part[], after: readonly Part[]): Growth {
  const all = grown(before, after);
  const rows = all.reduce((sum, { count }) => sum + count, 0);
  const parts = all.map((part) => ({ ...part, bytes: Math.round(part.bytes / rows) }));
  return { rows, bytes: parts.reduce((sum, { bytes }) => sum + bytes, 0), parts };
}

const linesOf = (table: string, { rows, bytes, parts }: Growth): string[] => [
  `${table}: ${rows} more, ${bytes} bytes each`,
  ...parts.map(({ part, bytes: share }) => `${String(share).padStart(8)}  ${part}`),
];

/** What a fleet of a hundred makes in a year: three ephemerides of a week a day, which meet 120 objects each. */
const FLEET = { satellites: 100, filesADay: 3, messagesAFile: 120, daysAhead: 7 };
const YEAR_DAYS = 365;
/** How long an operator keeps what, of which he has said nothing. */
interface KeptDays extends Row {
  readonly messages: number;
  readonly ephemerides: number;
}
/** Of the messages of past events so much is taken to tell their course. */
const REPORTED_SHARE = 0.25;

/**
 * Bytes that stand in the database after the first year. Messages are all there until their event has been over for as long as they are kept.
 *
 * @param bytes   of a message, of the event of the domain that tells of it with its receipts, of the content of an ephemeris, of a conjunction, and of what else a file leaves
 */
export function yearOfFleet(
  days: KeptDays,
  bytes: Readonly<Record<'message' | 'happened' | 'ephemeris' | 'event' | 'file', number>>,
): Readonly<Record<string, number>> {
  const files = FLEET.satellites * FLEET.filesADay * YEAR_DAYS;
  const messages = files * FLEET.messagesAFile;
  const young = (days.messages + FLEET.daysAhead) / YEAR_DAYS;
  const parts = {
    messages: messages * (young + REPORTED_SHARE * (1 - young)) * bytes.message,
    'events of the domain': messages * Math.min(1, EVENT_DAYS / YEAR_DAYS) * bytes.happened,
    'contents of ephemerides': FLEET.satellites * (FLEET.filesADay * days.ephemerides + 1) * bytes.ephemeris,
    conjunctions: (messages / (FLEET.filesADay * FLEET.daysAhead)) * bytes.event,
    'what else a file leaves': files * bytes.file,
  };
  return { ...parts, all: Object.values(parts).reduce((sum, part) => sum + part, 0) };
}

async function screenFile(context: ServerContext, satelliteId: string, text: string): Promise<void> {
  const file = { fileName: 'own.oem', content: receivedBytes(Buffer.from(text)) };
  const stored = await acceptEphemeris(context, caller, file, {
    satelliteId,
    designation: 'OPERATIONAL',
    screen: true,
  });
  if ('rejected' in stored) throw new Error(stored.rejected.message);
  const { rows } = await context.database.pool.query<{ id: string }>(
    'select id from screening where ephemeris_id = $1',
    [stored.oemFileId],
  );
  await screenWholly(context, rows[0]!.id);
}

if (process.argv[1]?.endsWith('message-bytes.ts')) {
  const [satellites = 50, objects = 100_000, rounds = 3] = process.argv.slice(2, 5).map(Number);
  const url = process.argv[5] === undefined ? '' : `, ${JSON.stringify(process.argv[5])}`;
  await runBundled(fileURLToPath(import.meta.url), `bytesOfMessages(${satellites}, ${objects}, ${rounds}${url})`);
}
