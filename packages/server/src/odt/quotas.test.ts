import type { Problem } from '@keepout/contract/platform/problem';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testForm } from '../platform/http/test-form.ts';
import type { TestPlatform } from '../test-platform.ts';
import { route } from '../test-route.ts';
import { call, RADAR, startTracking } from './test-tracking.ts';

const LIMITS = { storageLimitBytes: 5000, recordsLimit: 3 };

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTracking({}, { worker: false, settings: LIMITS });
});
afterAll(() => platform.close());

const add = async (operatorId: string, n: number) =>
  await call<Problem>(platform, { operatorId }, route('createSensor'), { ...RADAR, sensorCode: `RAD-${n}` });
const upload = async (operatorId: string, bytes: number) => {
  const form = testForm([{ name: 'own.tdm', content: 'x'.repeat(bytes) }]);
  return await platform.app.inject({
    ...route('uploadObservation'),
    payload: form.payload,
    headers: { ...(await platform.bearer({ operatorId, subject: operatorId })), ...form.headers },
  });
};

it('measurements of one’s own are refused where they would be more bytes than an operator may keep: 507', async () => {
  const large = await upload('bytes', 6000);
  expect([large.statusCode, large.json().code]).toEqual([507, 'storage-limit']);
  // It is read, and then it is no message.
  expect((await upload('bytes', 100)).statusCode).toBe(422);
});

it('sensors, requests and files are refused when they are as many as an operator may keep: 507', async () => {
  for (let n = 0; n < LIMITS.recordsLimit; n++) expect((await add('records', n)).status).toBe(201);
  const refused = await add('records', 9);
  expect([refused.status, refused.json.detail]).toEqual([
    507,
    'Your organisation has 3 sensors, requests and observation files; the limit is 3.',
  ]);
  const order = await call<Problem>(platform, { operatorId: 'records' }, route('orderObservation'), { noradId: 1 });
  expect([order.status, order.json.code]).toEqual([507, 'records-limit']);
  expect((await upload('records', 100)).json().code).toBe('records-limit');
  expect((await add('others', 1)).status).toBe(201);
});
