import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { collisionAvoidance } from '../../ca/module.ts';
import { startTestPlatform, type TestPlatform } from '../../test-platform.ts';
import { type Route, route } from '../../test-route.ts';
import { listClaims, settleClaim } from './claims.ts';

interface Seen {
  readonly satelliteId: string;
  readonly noradId: number;
  readonly name: string;
  readonly claim: string;
  readonly isClaimDisputed: boolean;
  readonly version: number;
}

describe('claims on catalogue numbers', () => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await startTestPlatform([collisionAvoidance], { worker: false });
  });
  afterAll(() => platform.close());

  async function call<T>(operatorId: string, place: Route, payload?: object) {
    const headers = await platform.bearer({ operatorId, subject: operatorId, userName: `user of ${operatorId}` });
    const answer = await platform.app.inject({
      ...place,
      headers,
      ...(payload && { payload }),
    });
    return { status: answer.statusCode, text: answer.body, json: answer.body === '' ? undefined : answer.json<T>() };
  }
  const body = (noradId: number, name: string) => ({
    name,
    cosparId: '',
    noradId,
    configuration: { shape: 'CANNONBALL', propulsion: { type: 'NONE' } },
  });
  const add = async (operatorId: string, noradId: number, name = `${operatorId} ${noradId}`) =>
    (await call<Seen>(operatorId, route('createSatellite'), body(noradId, name))).json!;
  const own = async (operatorId: string, noradId: number) =>
    (await call<Seen[]>(operatorId, route('listSatellites'))).json!.find((satellite) => satellite.noradId === noradId)!;
  const settle = (operatorId: string, noradId: number, claim: 'CONFIRMED' | 'UNVERIFIED') =>
    settleClaim(platform.context.database, { noradId, operatorId, claim, by: 'registrar' });
  const trail = async (operatorId: string) =>
    (
      await platform.context.database.pool.query<{ actor: string; action: string; detail: object }>(
        "select actor, action, detail from audit where operator_id = $1 and action like 'claim-%' order by id",
        [operatorId],
      )
    ).rows;

  it('are unverified until somebody who runs the installation confirms them', async () => {
    expect(await add('aurora', 1001)).toMatchObject({ claim: 'UNVERIFIED', isClaimDisputed: false, version: 1 });
    expect(await settle('aurora', 1001, 'CONFIRMED')).toEqual({ ok: true, value: 'CONFIRMED' });
    expect(await own('aurora', 1001)).toMatchObject({ claim: 'CONFIRMED', version: 2 });
    expect(await trail('aurora')).toEqual([
      { actor: 'registrar', action: 'claim-confirmed', detail: { noradId: 1001 } },
    ]);
    expect(await settle('aurora', 7, 'CONFIRMED')).toMatchObject({ ok: false, fault: { code: 'no-such-claim' } });
  });

  it('of two operators on one number are disputed for both, and neither learns of the other', async () => {
    await add('first', 1002, 'FIRST SECRET NAME');
    const second = await call<Seen>('second', route('createSatellite'), body(1002, 'SECOND SECRET NAME'));
    expect(second.status).toBe(201);
    expect(second.json).toMatchObject({ claim: 'UNVERIFIED', isClaimDisputed: true });
    expect(await own('first', 1002)).toMatchObject({ claim: 'UNVERIFIED', isClaimDisputed: true });
    for (const [operatorId, other] of [
      ['first', 'second'],
      ['second', 'first'],
    ] as const) {
      expect(await trail(operatorId)).toEqual([
        { actor: 'Keepout', action: 'claim-disputed', detail: { noradId: 1002 } },
      ]);
      const seen = [
        (await call(operatorId, route('listSatellites'))).text,
        JSON.stringify(await trail(operatorId)),
      ].join();
      expect(seen.toLowerCase()).not.toContain(`${other} secret name`);
      expect(seen).not.toContain(`user of ${other}`);
      expect(seen).not.toContain(`"${other}"`);
    }
    const claims = await listClaims(platform.context.database.orm, { all: false });
    expect(
      claims.filter((claim) => claim.noradId === 1002).map((claim) => [claim.operatorId, claim.isDisputed]),
    ).toEqual([
      ['first', true],
      ['second', true],
    ]);
  });

  it('are confirmed for one operator at most, and a later claim does not shake that silently', async () => {
    await add('owner', 1003);
    await settle('owner', 1003, 'CONFIRMED');
    expect(await add('late', 1003)).toMatchObject({ claim: 'UNVERIFIED', isClaimDisputed: true });
    expect(await own('owner', 1003)).toMatchObject({ claim: 'CONFIRMED', isClaimDisputed: true });
    expect(await settle('late', 1003, 'CONFIRMED')).toEqual({
      ok: false,
      fault: { code: 'confirmed-elsewhere', operatorId: 'owner' },
    });
    // The database would not take it either.
    await expect(
      platform.context.database.pool.query("update satellite set claim = 'CONFIRMED' where norad_id = 1003"),
    ).rejects.toMatchObject({ code: '23505' });
    await settle('owner', 1003, 'UNVERIFIED');
    expect((await settle('late', 1003, 'CONFIRMED')).ok).toBe(true);
  });

  it('made at the same moment find each other', async () => {
    const operators = ['a', 'b', 'c', 'd'];
    await Promise.all(operators.map((operatorId) => add(operatorId, 1004)));
    for (const operatorId of operators) {
      expect(await own(operatorId, 1004)).toMatchObject({ isClaimDisputed: true });
      expect((await trail(operatorId)).length).toBeGreaterThan(0);
    }
  });

  it('go with the number: another number is a new claim, and a dispute ends when one lets go', async () => {
    const mine = await add('mover', 1005);
    await settle('mover', 1005, 'CONFIRMED');
    const changed = await call<Seen>('mover', route('changeSatellite'), {
      ...body(1006, 'MOVED'),
      satelliteId: mine.satelliteId,
    });
    expect(changed.json).toMatchObject({ noradId: 1006, claim: 'UNVERIFIED' });
    await settle('mover', 1006, 'CONFIRMED');
    const renamed = await call<Seen>('mover', route('changeSatellite'), {
      ...body(1006, 'RENAMED'),
      satelliteId: mine.satelliteId,
    });
    expect(renamed.json).toMatchObject({ name: 'RENAMED', claim: 'CONFIRMED' });
    const theirs = await add('other', 1006);
    expect(await own('mover', 1006)).toMatchObject({ isClaimDisputed: true });
    await call('other', route('deleteSatellite', { satelliteId: theirs.satelliteId }));
    expect(await own('mover', 1006)).toMatchObject({ isClaimDisputed: false });
  });

  it('A-04 make nobody the operator of an object in the eyes of others before they are confirmed', async () => {
    await add('pretender', 1007);
    const contactOf = (operatorId: string) =>
      call<{ operatorId: string }>(operatorId, route('getSatelliteOperator', { noradId: 1007 }));
    expect((await contactOf('anybody')).status).toBe(404);
    expect((await contactOf('pretender')).json).toMatchObject({ operatorId: 'pretender' });
    await add('holder', 1007);
    await settle('holder', 1007, 'CONFIRMED');
    for (const operatorId of ['anybody', 'pretender', 'holder']) {
      expect((await contactOf(operatorId)).json).toMatchObject({ operatorId: 'holder' });
    }
  });
});
