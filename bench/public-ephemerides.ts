/**
 * Public ephemerides as they come: files of three days in Modified ITC, a state and a covariance a minute, of objects of the catalogue. CPU, memory
 * and disk of taking them, of one job of every pair with them, and of asking whether they touch a satellite.
 * FILES=500: `npx tsx bench/public-ephemerides.ts`.
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { formatUtc } from '../packages/astro/src/epoch.ts';
import { transformState } from '../packages/astro/src/frames/rotation.ts';
import type { MeanElements } from '../packages/astro/src/nouns.ts';
import { sgp4Ephemeris } from '../packages/astro/src/sgp4/ephemeris.ts';
import { asHeaderTime, asStateTime } from '../packages/ccsds/src/value/itc-time.ts';
import { planScreening } from '../packages/conjunction/src/screening/plan/plan.ts';
import { collisionAvoidance } from '../packages/server/src/ca/module.ts';
import { publicEphemeridesOf } from '../packages/server/src/ca/public-ephemerides/intake.ts';
import { blockJob } from '../packages/server/src/ca/screenings/block-jobs.ts';
import { publicForEveryPair } from '../packages/server/src/ca/screenings/bystanders.ts';
import { isTouchedSince } from '../packages/server/src/ca/screenings/plan-job.ts';
import { workKey } from '../packages/server/src/ca/screenings/work.ts';
import { keepWaiting, keepWork } from '../packages/server/src/ca/screenings/work-store.ts';
import { cachedCatalogue } from '../packages/server/src/catalogue/cached-catalogue.ts';
import { storeTestCatalogue } from '../packages/server/src/catalogue/test-catalogue.ts';
import { openDatabase } from '../packages/server/src/platform/database/database.ts';
import { migrate, readMigrations } from '../packages/server/src/platform/database/migrations.ts';
import { nowTaiS } from '../packages/server/src/platform/now.ts';
import { startEmbeddedPostgres } from '../packages/server/src/platform/postgres/embedded.ts';
import { startTestPlatform } from '../packages/server/src/test-platform.ts';
import { route } from '../packages/server/src/test-route.ts';
import { catalogueElements } from './catalogue.ts';

const FILES = Number(process.env['FILES'] ?? 500);
const STATES = 72 * 60 + 1;
const STEP_S = 60;
/** Blocks of a job of every pair. */
const BLOCKS = 8;

const startTaiS = Math.ceil(nowTaiS() / 60) * 60;
const stopTaiS = startTaiS + (STATES - 1) * STEP_S;
const shiftS = startTaiS - Math.max(...catalogueElements().map(({ epochTaiS }) => epochTaiS));
/** As if it were of today. */
const elements = catalogueElements().map((set) => {
  const epochTaiS = set.epochTaiS + shiftS;
  return { ...set, epochTaiS, epochUtc: formatUtc(epochTaiS) };
});
/** With the digits that Starlink writes; its errors grow, which costs nothing. */
const COVARIANCE = Array.from({ length: 21 }, (_, k) => {
  const isVariance = [0, 2, 5, 9, 14, 20].includes(k);
  return (isVariance ? 4.6343390768e-7 * 0.01 ** (k > 8 ? 2 : 0) : 1.0350451546e-15).toExponential(10);
});
const ROWS = [0, 7, 14].map((from) => COVARIANCE.slice(from, from + 7).join(' '));

function itc(set: MeanElements): Buffer | undefined {
  const theory = sgp4Ephemeris(set);
  const six = new Float64Array(6);
  const [from, to, created] = [startTaiS, stopTaiS, startTaiS - 60].map((taiS) => asHeaderTime(formatUtc(taiS)));
  const lines = [
    `created:${created}`,
    `ephemeris_start:${from} ephemeris_stop:${to} step_size:${STEP_S}`,
    'ephemeris_source:blend',
    'UVW',
  ];
  for (let k = 0; k < STATES; k++) {
    const epochTaiS = startTaiS + k * STEP_S;
    if (!theory.stateAt(epochTaiS, six)) return undefined;
    const [x, y, z, u, v, w] = six as unknown as [number, number, number, number, number, number];
    const teme = { epochTaiS, frame: 'TEME', positionM: [x, y, z], velocityMps: [u, v, w] } as const;
    const { positionM, velocityMps } = transformState(teme, 'EME2000');
    const numbers = [...positionM, ...velocityMps].map((value) => (value / 1000).toFixed(10));
    lines.push(`${asStateTime(formatUtc(epochTaiS))} ${numbers.join(' ')}`, ...ROWS);
  }
  return Buffer.from(`${lines.join('\n')}\n`);
}

async function cpuS(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

const bytesUnder = (folder: string): number =>
  readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);

const say = (line: string) => process.stdout.write(`${line}\n`);

const folder = mkdtempSync(join(tmpdir(), 'keepout-public-'));
const embedded = await startEmbeddedPostgres(folder);
const { connection } = embedded;
await migrate(connection, readMigrations(fileURLToPath(new URL('../packages/server/migrations', import.meta.url))));
const opened = openDatabase(connection, { connections: 6 });
const database = { ...opened, name: 'public', drop: opened.close };
const platform = await startTestPlatform([collisionAvoidance], { worker: false, database });
const { context } = platform;
const { pool, orm } = context.database;
await pool.query(
  `insert into feed (id, name, kind, address, sets, every_minutes, least_share, is_on) values ('fed-1', 'Starlink', 'EPHEMERIS_FOLDER', '/', '[]', 1, 0, false)`,
);
const { id } = await storeTestCatalogue(context, elements);
const catalogue = await cachedCatalogue(orm, id);

// Nearest to the shell that most of it flies in.
const shell = elements
  .toSorted((a, b) => Math.abs(a.meanMotionRevPerDay - 15.06) - Math.abs(b.meanMotionRevPerDay - 15.06))
  .slice(0, FILES + 50);
let [takeS, fileBytes, taken] = [0, 0, 0];
for (const set of shell) {
  const bytes = taken < FILES ? itc(set) : undefined;
  if (bytes === undefined) continue;
  const fileName = `MEME_${set.noradId}_SHELL_3300000_Operational_1_UNCLASSIFIED.txt`;
  const file = { feed: { id: 'fed-1', name: 'Starlink' }, fileName, bytes, isTrial: false };
  takeS += await cpuS(() => publicEphemeridesOf(context).take(file));
  fileBytes += bytes.length;
  taken += 1;
}
const { rows } = await pool.query<{ bytes: string }>('select pg_database_size(current_database()) as bytes');
const cache = join(context.settings.dataDir, 'cache');
say(
  `${taken} files of ${(fileBytes / taken / 1e6).toFixed(2)} MB: taken in ${((1000 * takeS) / taken).toFixed(0)} CPU ms each; ` +
    `on disk ${(bytesUnder(join(cache, 'ephemeris-states')) / taken / 1e6).toFixed(3)} MB of states each, database ${(Number(rows[0]!.bytes) / 1e6).toFixed(0)} MB`,
);

const window = { startTaiS, stopTaiS };
const plan = planScreening({ ...window, volume: { shape: 'sphere', radiusM: 5000 }, scope: { kind: 'all-pairs' } });
const jobOf = async (ephemerides: readonly { readonly sha256: string; readonly noradId: number }[]) => {
  const work = { key: workKey(catalogue.packed.key, plan, ephemerides), catalogueId: id, plan, ephemerides };
  await orm.transaction(async (tx) => {
    await keepWork(tx, work);
    await keepWaiting(tx, work.key, randomUUID());
  });
  const job = { workKey: work.key, first: 8, count: BLOCKS, slice: BLOCKS };
  return await cpuS(() => blockJob(context, job, new AbortController().signal));
};
const behind = (await publicForEveryPair(context, window)).map(({ sha256, noradId }) => ({ sha256, noradId }));
const bare = await jobOf([]);
const bare2 = await jobOf([{ ...behind[0]! }]);
const all = await jobOf(behind);
say(
  `a job of ${BLOCKS} blocks of ${plan.blocks.length} of every pair of ${elements.length} objects, 5 km: ${bare.toFixed(2)} CPU s, ` +
    `with one file ${bare2.toFixed(2)}, with all ${all.toFixed(2)}; ${(process.memoryUsage().rss / 1e9).toFixed(2)} GB of memory`,
);

const headers = await platform.bearer();
const configuration = { shape: 'CANNONBALL', hardBodyRadius: 3, propulsion: { type: 'NONE' } };
for (const set of [shell.at(-1)!, elements.find(({ meanMotionRevPerDay }) => meanMotionRevPerDay < 1.1)!]) {
  const payload = { name: `OF ${set.noradId}`, noradId: set.noradId, configuration };
  const answer = await platform.app.inject({ ...route('createSatellite'), headers, payload });
  const { satelliteId } = answer.json<{ satelliteId: string }>();
  const { rows: own } = await pool.query<{ operator_id: string }>('select operator_id from satellite limit 1');
  const order = {
    operatorId: own[0]!.operator_id,
    satelliteIds: [satelliteId],
    subjects: [],
    ephemerisId: null,
    screeningType: 'TLE_CAT',
    startTaiS,
    stopTaiS: startTaiS + 7 * 86_400,
    asOfTaiS: nowTaiS(),
    volume: null,
  };
  let isTouched = false;
  const touchedS = await cpuS(async () => {
    isTouched = await isTouchedSince(context, order, new Date(0).toISOString());
  });
  say(`whether they touch ${set.meanMotionRevPerDay.toFixed(2)} rev/d: ${isTouched}, ${touchedS.toFixed(2)} CPU s`);
}
await platform.close();
await embedded.stop();
rmSync(folder, { recursive: true });
