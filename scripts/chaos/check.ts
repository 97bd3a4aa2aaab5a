import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { allJobs, isUnfinished } from '@keepout/server/platform/jobs/test-jobs';
import { openPiece } from '../../packages/server/src/platform/files/packed-piece.ts';
import type { Acknowledged, Client } from './client.ts';
import type { House } from './house.ts';
import { moneyFaults, sealedTextFindings } from './kept.ts';
import { ask, connectionOf } from './sessions.ts';

/** What was lost, doubled or half-written when all was over. Empty lists are what is promised. */
export interface Findings {
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
  readonly half: readonly string[];
  /** Where what was paid in is not what is there, held and taken. */
  readonly money: readonly string[];
  /** Sealed by a key that is no more. */
  readonly unreadable: readonly string[];
  /** Answers to a repeated request that were not the first one. */
  readonly otherAnswers: readonly string[];
  readonly unended: readonly string[];
  readonly screenings: number;
}

/** Everything that a write leaves, found by its mark. */
const STORED = `
  select file_name as mark, id, 'ephemeris' as kind from ephemeris
  union all select message_id, id, 'message' from cdm where screening_id is null
  union all select name, id, 'satellite' from satellite where name like 'chaos-%'
  union all select note, id, 'plan' from manoeuvre_plan
  union all select note, id, 'observation' from observation_request
  union all select id, id, 'purchase' from payment_order where product_id is not null`;

/** Tables whose records name a file. */
const FILE_OWNERS = [
  'ephemeris',
  'catalogue',
  'catalogue_part',
  'catalogue_part_set',
  'catalogue_kept_back',
  'public_ephemeris',
  'observation_file',
  'feed_answer',
  'published_file',
] as const;

/** Each is a sentence about records of which a part is missing or too much. */
const HALF: readonly (readonly [string, string])[] = [
  [
    'a file without its content',
    `select id from stored_file where not exists (select from file_content where file_content.sha256 = stored_file.sha256)`,
  ],
  [
    'content that no file has',
    `select sha256 as id from file_content where not exists (select from stored_file where stored_file.sha256 = file_content.sha256)`,
  ],
  [
    'a file that no record has',
    `select id from stored_file where not exists (
      ${FILE_OWNERS.map((table) => `select from ${table} where file_id = stored_file.id`).join(' union all ')})`,
  ],
  [
    'an ephemeris without one line of the audit',
    `select id from ephemeris
    where (select count(*) from audit where record_id = ephemeris.id and action = 'uploaded') <> 1`,
  ],
  [
    'an ephemeris without one event',
    `select id from ephemeris
    where (select count(*) from domain_event where type = 'ca.ephemeris-changed' and data->>'ephemerisId' = ephemeris.id) <> 1`,
  ],
  [
    'a message without one line of the audit',
    // A feed repeats its newest messages; each repetition is a line of the log.
    `select id from cdm where screening_id is null
    and case (select count(*) from audit where record_id = cdm.id and action = 'uploaded')
      when 0 then true when 1 then false else message_id not like '%-feed-%' end`,
  ],
  [
    'a plan without one line of the audit',
    `select id from manoeuvre_plan where (select count(*) from audit where record_id = manoeuvre_plan.id and action = 'created') <> 1`,
  ],
  [
    'a screening that ended without an alert',
    `select id from screening where state in ('COMPLETED', 'FAILED')
    and exists (select from domain_event where type = 'ca.screening-ended' and data->>'screeningId' = screening.id and not coalesce((data->>'isByClock')::boolean, false))
    and not exists (select from alert where crossing like 'screening ' || screening.id || ' %' and facts->>'exactly' = screening.state)`,
  ],
  [
    'something told as two alerts',
    `select crossing as id from alert group by operator_id, crossing having count(*) > 1`,
  ],
  [
    'an event that ended twice',
    `select data->>'screeningId' as id from domain_event where type = 'ca.screening-ended' group by 1 having count(*) > 1`,
  ],
];

const REPEATED = 60;
const PATIENCE_S = 120;

export async function check(house: House, clients: readonly Client[]): Promise<Findings> {
  const unended = await waitForScreenings(house);
  const rows = await ask<{ mark: string; id: string; kind: string }>(house, STORED);
  const stored = new Map<string, string[]>();
  for (const row of rows) {
    const mark = `${row.kind} ${row.mark.replace('.oem', '')}`;
    stored.set(mark, [...(stored.get(mark) ?? []), row.id]);
  }
  const nameOf = ({ kind, mark, id }: Acknowledged) => `${kind} ${kind === 'purchase' ? id : mark}`;
  const acknowledged = clients.flatMap((client) => client.acknowledged);
  const lost = acknowledged.filter((record) => !(stored.get(nameOf(record)) ?? []).includes(record.id));
  const doubled = [...stored].filter(([, ids]) => ids.length > 1).map(([mark, ids]) => `${mark}: ${ids.join(' ')}`);
  const bought = acknowledged.filter(({ kind }) => kind === 'purchase').length;
  const purchaseCount = rows.filter(({ kind }) => kind === 'purchase').length;
  // A purchase has no mark of its own; none is under way any more.
  if (purchaseCount > bought) doubled.push(`${purchaseCount} purchases where ${bought} were made`);
  const half = await settled(house);
  for (const id of await spoiltContents(house)) half.push(`content that is not what its hash says: ${id}`);
  const [screeningCount] = await ask<{ count: string }>(house, 'select count(*) from screening');
  return {
    lost: lost.map((record) => `${record.kind} ${record.mark} ${record.id}`),
    doubled,
    half,
    money: await moneyFaults(house, bought, clients.length),
    unreadable: await sealedTextFindings(house),
    otherAnswers: (await Promise.all(clients.map(otherAnswers))).flat(),
    unended,
    screenings: Number(screeningCount?.count),
  };
}

/** What is half-written when nothing is under way any more: a request that nobody waited for, and what consumers do, take their time. */
async function settled(house: House): Promise<string[]> {
  const startedMs = performance.now();
  for (;;) {
    const half = await halves(house);
    if (half.length === 0 || performance.now() - startedMs > PATIENCE_S * 1000) return half;
    await sleep(1000);
  }
}

async function halves(house: House): Promise<string[]> {
  const half: string[] = [];
  for (const [label, sql] of HALF) {
    for (const { id } of await ask<{ id: string }>(house, sql)) half.push(`${label}: ${id}`);
  }
  // Whoever was killed in the middle of an upload leaves no file. What compiles sources in a test has a folder there.
  const left = readdirSync(house.temporary.path).filter((name) => !name.startsWith('tsx-'));
  for (const name of left) half.push(`a file in the temporary folder: ${name}`);
  return half;
}

async function spoiltContents(house: House): Promise<string[]> {
  const rows = await ask<{
    id: string;
    size: number;
    bytes: Buffer | null;
    is_packed: boolean;
    figures: Buffer | null;
  }>(
    house,
    `select sha256 as id, size_bytes::float8 as size, bytes, is_packed, figures from file_content left join file_chunk using (sha256) order by sha256, chunk_index`,
  );
  const contents = new Map<string, { size: number; chunks: Buffer[] }>();
  for (const { id, size, bytes, is_packed: isPacked, figures } of rows) {
    const content = contents.get(id) ?? { size, chunks: [] };
    contents.set(id, content);
    if (bytes !== null) content.chunks.push(isPacked ? await openPiece({ bytes, figures }) : bytes);
  }
  return [...contents].flatMap(([id, { size, chunks }]) => {
    const fileBytes = Buffer.concat(chunks);
    return fileBytes.length === size && createHash('sha256').update(fileBytes).digest('hex') === id ? [] : [id];
  });
}

/** The newest ones, and some of all times. */
async function otherAnswers(client: Client): Promise<string[]> {
  const all = client.acknowledged;
  const step = Math.max(1, Math.floor(all.length / REPEATED));
  const sampledWrites: Acknowledged[] = [...all.filter((_, at) => at % step === 0), ...all.slice(-5)];
  const differing: string[] = [];
  for (const record of sampledWrites) {
    const id = await client.repeat(record);
    if (id !== record.id) differing.push(`${record.kind} ${record.mark}: ${record.id}, then ${id}`);
  }
  return differing;
}

/** Jobs that nobody has ended: those that are put off after failures wait for up to ten minutes. */
const undoneJobs = async (house: House): Promise<readonly UndoneJob[]> =>
  (await allJobs({ connection: connectionOf(house) })).filter(isUnfinished);
const isPutOff = ({ state, startAfter }: UndoneJob): boolean => state !== 'active' && startAfter > new Date();
type UndoneJob = Awaited<ReturnType<typeof allJobs>>[number];

/** No back-off of a job is longer: what waits for more does not end. */
const LONGEST_BACK_OFF_S = 600;

async function waitForScreenings(house: House): Promise<string[]> {
  const startedMs = performance.now();
  let open: { id: string; state: string }[] = [];
  let undone: readonly UndoneJob[] = [];
  for (let s = 0; s < PATIENCE_S; s++) {
    open = await ask(house, "select id, state from screening where state in ('QUEUED', 'RUNNING')");
    undone = await undoneJobs(house);
    if (open.length === 0) break;
    if (undone.some(isPutOff) && performance.now() - startedMs < LONGEST_BACK_OFF_S * 1000) s = 0;
    await sleep(1000);
  }
  const failed = await ask<{ id: string; state: string }>(
    house,
    "select id, state from screening where state = 'FAILED'",
  );
  const jobs = undone
    .map(({ name, state, retryCount, startAfter }) => `${name} ${state} ${retryCount} ${startAfter.toISOString()}`)
    .join('; ');
  return [...open, ...failed].map(({ id, state }) => `${id}: ${state} (jobs: ${jobs})`);
}
