import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestPlatform, type TestPlatform } from '../test-platform.ts';
import { type Route, route } from '../test-route.ts';
import { userConfigurations } from './module.ts';

const NOTHING = {
  email: { enabled: false, addresses: [] },
  msteams: { enabled: false, url: [] },
  slack: { enabled: false, url: [] },
  webhook: { enabled: false, url: [] },
  pagerduty: { enabled: false, url: [] },
  statuses: ['CANCELLED', 'COMPLETED_OK'],
};

describe('A-14 the configuration of a user for on-demand tracking', () => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await startTestPlatform([userConfigurations], { worker: false });
  });
  afterAll(() => platform.close());

  async function call(subject: string, place: Route, payload?: object, roles?: object) {
    const bearer = await platform.bearer({ operatorId: 'aurora', subject, ...(roles && { roles: roles as never }) });
    const answer = await platform.app.inject({
      ...place,
      headers: bearer,
      ...(payload && { payload }),
    });
    return { status: answer.statusCode, etag: answer.headers['etag'], json: answer.json() };
  }

  it('E-04 is flat, with the defaults CANCELLED and COMPLETED_OK while nothing is stored', async () => {
    const { status, json } = await call('ada', route('getOdtUserConfiguration', { configId: 'ada' }));
    expect([status, json]).toEqual([200, { _id: 'ada', notifications: NOTHING, version: 0, updatedAt: null }]);
  });

  it('is saved with a body and read again; it is apart from that of collision avoidance', async () => {
    const wanted = { ...NOTHING, email: { addresses: ['ben@example.org', ''] }, statuses: ['PENDING'] };
    const saved = await call('ben', route('putOdtUserConfiguration', { configId: 'ben' }), { notifications: wanted });
    expect([saved.status, saved.etag]).toEqual([200, '"1"']);
    expect(saved.json.notifications.email).toEqual({ enabled: true, addresses: ['ben@example.org'] });
    expect((await call('ben', route('getOdtUserConfiguration', { configId: 'ben' }))).json).toEqual(saved.json);
    const rows = await platform.context.database.pool.query(
      "select service from user_configuration where subject = 'ben'",
    );
    expect(rows.rows).toEqual([{ service: 'odt' }]);
  });

  it('N-06 is refused in the words of the specification, with the place in the body', async () => {
    const wrong = { notifications: { ...NOTHING, webhook: { url: ['nowhere'] } } };
    const { status, json } = await call('cleo', route('putOdtUserConfiguration', { configId: 'cleo' }), wrong);
    expect([status, json.message]).toEqual([400, 'Webhook URL must be a valid address.']);
    expect(json.errors[0].pointer).toBe('#/notifications/webhook/url/0');
  });

  it('is his own, and for those who may use on-demand tracking', async () => {
    expect((await call('dan', route('getOdtUserConfiguration', { configId: 'ada' }))).status).toBe(404);
    expect(
      (await call('dan', route('putOdtUserConfiguration', { configId: 'ada' }), { notifications: NOTHING })).status,
    ).toBe(404);
    expect(
      (
        await call('dan', route('getOdtUserConfiguration', { configId: 'dan' }), undefined, {
          'collision-avoidance': ['user'],
        })
      ).status,
    ).toBe(403);
  });
});
