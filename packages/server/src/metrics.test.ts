import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildInfo, productVersion } from './hosting/places.ts';
import { modules } from './modules.ts';
import { measurePools } from './platform/observing/measure-database.ts';
import { measureSurroundings } from './platform/observing/measure-surroundings.ts';
import { METRICS } from './platform/observing/metric-table.ts';
import { measureBuild } from './platform/observing/metrics.ts';
import { measureThreads } from './platform/threads/measure-threads.ts';
import { startTestPlatform, type TestPlatform } from './test-platform.ts';

let platform: TestPlatform;
let text: string;
beforeAll(async () => {
  platform = await startTestPlatform(modules, { worker: false });
  const { context } = platform;
  const { metrics, threads, readers, uploads, database } = context;
  await database.pool.query(FILLED);
  measureThreads(metrics, { jobs: threads, readers }, uploads);
  measurePools(metrics, { request: database.pool });
  measureBuild(metrics, buildInfo());
  measureSurroundings(metrics, { isIdentityReady: () => Promise.reject(new Error('away')), urls: [] });
  for (const module of modules) module.measure?.({ ...context, use: () => ({}) as never });
  text = await metrics.registry.metrics();
});
afterAll(() => platform.close());

/** Two operators, of whom one has been screened; a message that waits and one that was given up; a feed that was asked twice. */
const FILLED = `
  insert into operator (id, name, thresholds, thresholds_version, decision_lead_hours)
    select id, id, '{}', 1, 12 from unnest(array['aurora', 'borealis']) as id;
  insert into satellite (id, operator_id, norad_id, name, configuration)
    values ('a', 'aurora', 1, 'A', '{}'), ('b', 'borealis', 2, 'B', '{}'), ('c', 'borealis', 3, 'C', '{}');
  insert into screening (id, operator_id, screening_type, state, trigger, satellite_ids, start_tai_s, stop_tai_s, as_of_tai_s, created_by, created_at, finished_at)
    select id, 'aurora', 'CATALOGUE', state, 'MANUAL', '{a}', 0, 1, 0, 'ada', now() - age, case when state = 'COMPLETED' then now() - age end
    from (values ('s1', 'COMPLETED', interval '2 days'), ('s2', 'COMPLETED', interval '2 hours'), ('s3', 'QUEUED', interval '0')) as made (id, state, age);
  insert into alert_place (id, operator_id, subject, channel, address) values ('p', 'aurora', 'ada', 'EMAIL', 'ada@example.com');
  insert into alert_delivery (id, operator_id, subject, place_id, channel, purpose, content, state, created_at)
    select id, 'aurora', 'ada', 'p', 'EMAIL', 'ALERT', '{}', state, now() - age
    from (values ('d1', 'QUEUED', interval '10 minutes'), ('d2', 'DEAD', interval '1 hour'), ('d3', 'DEAD', interval '3 days')) as made (id, state, age);
  insert into feed (id, name, kind, address, sets, every_minutes, least_share, is_on, last_good_at)
    values ('f', 'orbits', 'SPACE_TRACK_GP', 'https://www.space-track.org', '[]', 120, 0.5, true, now() - interval '1 hour');
  insert into last_backup (made_at) values (now() - interval '3 hours');
  insert into feed_call (account, query) select 'www.space-track.org', 'q' || n from generate_series(1, 2) as n;
`;

const values = (pattern: RegExp): number[] => [...text.matchAll(pattern)].map((match) => Number(match[1]));

it('every metric of the table is told by somebody, and nothing of ours that is not in it', () => {
  const types = [...text.matchAll(/^# TYPE (keepout_\w+) (\w+)$/gm)].map(([, name, type]) => [name, type]);
  expect(types.toSorted()).toEqual(
    Object.entries(METRICS)
      .map(([name, { type }]) => [name, type])
      .toSorted(),
  );
});

it('tells whose newest screening is how old, and who has none', () => {
  expect(text).toMatch(/^keepout_operator_satellites\{operator="borealis"\} 2$/m);
  const [ageS, ...others] = values(/^keepout_screening_age_seconds\{operator="aurora"\} (.*)$/gm);
  expect(others).toEqual([]);
  expect(ageS! / 3600).toBeCloseTo(2, 0);
  expect(text).not.toMatch(/^keepout_screening_age_seconds\{operator="borealis"\}/m);
});

it('tells which messages wait, and which were given up within a day', () => {
  expect(values(/^keepout_deliveries\{channel="EMAIL",state="queued"\} (.*)$/gm)).toEqual([1]);
  expect(values(/^keepout_deliveries\{channel="EMAIL",state="dead"\} (.*)$/gm)).toEqual([1]);
  expect(values(/^keepout_delivery_oldest_seconds\{channel="EMAIL"\} (.*)$/gm)[0]).toBeGreaterThanOrEqual(600);
});

it('tells how the database, its sessions and the threads stand', () => {
  expect(values(/^keepout_database_bytes (.*)$/gm)[0]).toBeGreaterThan(1e6);
  expect(values(/^keepout_database_sessions (.*)$/gm)[0]).toBeGreaterThan(0);
  expect(Math.abs(values(/^keepout_clock_offset_seconds (.*)$/gm)[0]!)).toBeLessThan(60);
  expect(values(/^keepout_threads_size\{pool="(?:jobs|readers)"\} (.*)$/gm)).toEqual([2, 2]);
  expect(values(/^keepout_threads_waiting\{pool="(?:jobs|readers)"\} (.*)$/gm)).toEqual([0, 0]);
});

it('tells how old a feed is, and which calls it may still make', () => {
  expect(values(/^keepout_feed_age_seconds\{feed="orbits".*\} (.*)$/gm)[0]! / 3600).toBeCloseTo(1, 0);
  expect(values(/^keepout_feed_budget_left\{feed="orbits",.*minutes="1"\} (.*)$/gm)).toEqual([28]);
  expect(values(/^keepout_feed_budget_left\{feed="orbits",.*minutes="60"\} (.*)$/gm)).toEqual([298]);
});

it('tells the version, commit and Node.js of the program', () => {
  const [labels] = /^keepout_build_info\{.*\} 1$/m.exec(text) ?? [''];
  expect(labels).toContain(`version="${productVersion()}",commit="unknown",node="${process.version}"`);
});

it('tells the age of the newest backup, that no worker runs, and that the identity provider is away', () => {
  expect(values(/^keepout_backup_age_seconds (.*)$/gm)[0]! / 3600).toBeCloseTo(3, 0);
  expect(values(/^keepout_workers (.*)$/gm)).toEqual([0]);
  expect(values(/^keepout_identity_up (.*)$/gm)).toEqual([0]);
});
