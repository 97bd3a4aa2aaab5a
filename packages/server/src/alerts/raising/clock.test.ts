import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ServerContext } from '../../hosting/module.ts';
import { modules } from '../../modules.ts';
import { statementsOf } from '../../platform/database/test-blocks.ts';
import { nowTaiS } from '../../platform/now.ts';
import { staleRecords } from '../../ports/stale-records.ts';
import { startTestPlatform, type TestPlatform } from '../../test-platform.ts';
import { certificateCrossing, lookAtClock } from './clock.ts';

let platform: TestPlatform;
const DAY_S = 86_400;

beforeAll(async () => {
  platform = await startTestPlatform(modules, { worker: false });
});
afterAll(() => platform.close());

/** What the module itself is given: it may use what it needs. */
const context = (): ServerContext => {
  const use = (port: { readonly name: string }) =>
    modules
      .flatMap(({ offers }) => offers ?? [])
      .find(({ capability }) => capability.name === port.name)!
      .open(platform.context);
  return { ...platform.context, use: use as ServerContext['use'] };
};

const query = (text: string, values: unknown[] = []) => platform.context.database.pool.query(text, values);

/** Operators with somebody who listens, a satellite, an event that is watched and decided in nine days, and an ephemeris of another week. */
async function operators(from: number, to: number): Promise<void> {
  const each = `from generate_series($1::integer, $2::integer) as n`;
  const span = [from, to];
  await query(
    `insert into operator (id, name, thresholds, thresholds_version, decision_lead_hours) select 'op-' || n, n, '{}', 1, 12 ${each}`,
    span,
  );
  await query(
    `insert into alert_user (operator_id, subject, user_name, services) select 'op-' || n, 'ada', 'ada', array['ca'] ${each}`,
    span,
  );
  await query(
    `insert into satellite (id, operator_id, norad_id, name, configuration) select 'sat-' || n, 'op-' || n, n, n, '{}' ${each}`,
    span,
  );
  await query(`insert into file_content (sha256, size_bytes) select 'sha-' || n, 1 ${each}`, span);
  await query(
    `insert into stored_file (id, operator_id, kind, size_bytes, sha256) select 'file-' || n, 'op-' || n, 'oem', 1, 'sha-' || n ${each}`,
    span,
  );
  await query(
    `insert into ephemeris (id, operator_id, satellite_id, file_id, file_name, designation, start_tai_s, stop_tai_s, facts, uploaded_by)
     select 'oem-' || n, 'op-' || n, 'sat-' || n, 'file-' || n, 'a', 'OPERATIONAL', 0, $3, '{}', 'ada' ${each}`,
    [...span, nowTaiS() + 7 * DAY_S],
  );
  await query(
    `insert into alert_watch (operator_id, about, state, decide_by_tai_s, tca_tai_s)
     select 'op-' || n, 'con-' || n, '{"isNearTold": false, "risk": {"held": "act"}}', $3, $3 ${each}`,
    [...span, nowTaiS() + 9 * DAY_S],
  );
}

it('a look at the clock asks as much of the database for two hundred operators as for twenty', async () => {
  const look = async () => (await statementsOf(platform.context.database.pool, () => lookAtClock(context()))).length;
  await operators(1, 20);
  // What is stale for all is told to each once.
  await lookAtClock(context());
  const few = await look();
  await operators(21, 200);
  await lookAtClock(context());
  expect(await look()).toBe(few);
  expect(few).toBeLessThan(20);
});

it("a catalogue that is kept back is told once, to the installation's operator alone", async () => {
  const change = {
    objects: 40,
    inUse: 2000,
    gone: 1960,
    compared: 40,
    jumped: 0,
    goneExamples: [],
    jumpedExamples: [],
  };
  await query(
    `insert into catalogue_kept_back (id, source, content_hash, change, reason, state) values ('ckb-1', 'group', 'hash', $1, $2, 'WAITING')`,
    [change, JSON.stringify([{ code: 'catalogue-kept-back-gone', figures: { inUse: 2000, gone: 1960, most: 20 } }])],
  );
  await lookAtClock(context());
  await lookAtClock(context());
  const { rows } = await query(
    `select operator_id, facts->>'source' as source from alert where kind = 'CATALOGUE_KEPT_BACK'`,
  );
  const first = (await query('select id from operator order by created_at, id limit 1')).rows[0].id;
  expect(rows).toEqual([{ operator_id: first, source: 'group' }]);
  await query('delete from catalogue_kept_back');
});

it('26.6 a certificate is told of a month and a week before its end, and when it has ended, once each', () => {
  const endsTaiS = nowTaiS();
  const certificate = { recipientId: 'rcp-1', operatorId: 'op-1', name: 'Starlink', endsTaiS };
  const told = [29, 8, 7, 1, 0.01, 0, -40].map((days) => certificateCrossing(certificate, endsTaiS - days * DAY_S));
  expect(told.map(({ crossing }) => crossing.slice(-1))).toEqual(['1', '1', '2', '2', '2', '3', '3']);
  expect(told.map(({ facts }) => facts.of === 'certificate' && facts.hasEnded)).toEqual([
    ...[false, false, false, false, false],
    ...[true, true],
  ]);
});

it('looks closer at those of whom something may be told', async () => {
  const { concerned } = context().use(staleRecords);
  expect(await concerned(nowTaiS() + DAY_S / 2)).toEqual(new Set());
  await query("update ephemeris set stop_tai_s = $1 where id = 'oem-7'", [nowTaiS() + 3600]);
  await query(`update satellite set configuration = '{"ephemerisEveryHours": 24}' where id = 'sat-9'`);
  expect(await concerned(nowTaiS() + DAY_S / 2)).toEqual(new Set(['op-7', 'op-9']));
  await lookAtClock(context());
  const { rows } = await query("select operator_id from alert where kind = 'EPHEMERIS_STALE'");
  expect(rows).toEqual([{ operator_id: 'op-7' }]);
});

it('does the rest where a part fails, and says which', async () => {
  const { use, ...rest } = context();
  const fault = new Error('the statement took too long');
  const failing = {
    ...rest,
    use: (port: { readonly name: string }) =>
      port.name === staleRecords.name ? { concerned: () => Promise.reject(fault) } : use(port as typeof staleRecords),
  } as unknown as ServerContext;
  await operators(901, 901);
  await query(`update alert_watch set tca_tai_s = $1, decide_by_tai_s = null where about = 'con-901'`, [
    nowTaiS() - 2 * DAY_S,
  ]);
  await expect(lookAtClock(failing)).rejects.toBe(fault);
  expect((await query(`select from alert_watch where about = 'con-901'`)).rowCount).toBe(0);
});
