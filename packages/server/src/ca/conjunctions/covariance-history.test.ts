import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { nowTaiS } from '../../platform/now.ts';
import { startTestPlatform, type TestPlatform } from '../../test-platform.ts';
import { route } from '../../test-route.ts';
import { testEvent } from '../manoeuvres/test-event.ts';
import { collisionAvoidance } from '../module.ts';
import { formerErrors } from './covariance-history.ts';

const OBJECT = '74009';
const OTHERS = 4000;

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
  readonly Plans?: readonly PlanNode[];
}

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform([collisionAvoidance], { worker: false });
  const headers = await platform.bearer({ operatorId: 'keen' });
  const configuration = { shape: 'CANNONBALL', hardBodyRadius: 3, propulsion: { type: 'NONE' } };
  const payload = { name: 'FLYER', noradId: 74_001, configuration };
  await platform.app.inject({ ...route('createSatellite'), headers, payload });
  const message = testEvent(nowTaiS() + 86_400, { noradId: 74_001, other: Number(OBJECT) });
  const upload = { headers: { ...headers, 'content-type': 'text/plain' }, payload: message };
  const { statusCode, body } = await platform.app.inject({ ...route('uploadCdms'), ...upload });
  expect(statusCode, body).toBe(201);
});
afterAll(() => platform.close());

it('C11 the history of an object is read over an index: messages about other objects cost it no block', async () => {
  const { orm } = platform.context.database;
  const asked = formerErrors('keen', [OBJECT], ['TEST'], 0, []);
  const read = async () => {
    await orm.execute(sql`vacuum analyze cdm`);
    const { rows } = await orm.execute<{ 'QUERY PLAN': readonly { Plan: PlanNode }[] }>(
      sql`explain (analyze, buffers, format json) ${asked}`,
    );
    const { Plan: plan } = rows[0]!['QUERY PLAN'][0]!;
    return { plan, blocks: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'] };
  };
  const add = (name: string, count: number) =>
    orm.execute(sql`insert into cdm select copied.* from cdm, generate_series(1, ${count}::integer) as n,
      jsonb_populate_record(null::cdm, to_jsonb(cdm) || jsonb_build_object('id', 'cdm-' || ${name}::text || n, 'message_id', ${name}::text || n,
        'creation_tai_s', creation_tai_s - n * 60,
        'objects', jsonb_set(jsonb_set(objects, '{0,designator}', to_jsonb('own' || n)),
          '{1,designator}', to_jsonb(case ${name}::text when 'same' then ${OBJECT}::text else 'other' || n end)))) as copied
      where cdm.message_id like 'TEST%'`);
  await add('same', 20);
  await add('few', 400);
  const few = await read();
  await add('many', OTHERS);
  const many = await read();
  expect((await orm.execute(asked)).rows).toHaveLength(21);
  const nodes = (node: PlanNode): readonly PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodes)];
  expect(nodes(many.plan).map((node) => node['Node Type'])).not.toContain('Seq Scan');
  // A level more of either index.
  expect(many.blocks).toBeLessThanOrEqual(few.blocks + 4);
});
