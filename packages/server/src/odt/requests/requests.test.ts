import { formatUtcZ } from '@keepout/astro/epoch';
import { writeTle } from '@keepout/ccsds/tle/write';
import { REQUESTS } from '@keepout/contract/odt/endpoints/requests';
import type { Opportunities } from '@keepout/contract/odt/opportunity';
import type { PassPrediction, SkyTrack } from '@keepout/contract/odt/pass-prediction';
import { priceOfPass } from '@keepout/contract/odt/prices';
import type { ObservationRequest, RequestSummary } from '@keepout/contract/odt/request';
import type { Sensor, SensorBody } from '@keepout/contract/odt/sensor';
import { urlOf } from '@keepout/contract/platform/endpoint';
import type { Problem } from '@keepout/contract/platform/problem';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { PATIENT } from '../../../../../scripts/test-patience.mjs';
import { ocmOf, testElements, testOem } from '../../ca/test-oem.ts';
import { storeTestCatalogue } from '../../catalogue/test-catalogue.ts';
import { keepEarthOrientation } from '../../earth-orientation/store.ts';
import { nowTaiS } from '../../platform/now.ts';
import type { TestPlatform } from '../../test-platform.ts';
import { type Route, route } from '../../test-route.ts';
import { moveByClock } from '../schedule/clock.ts';
import { orderPass } from '../schedule/order-job.ts';
import { planOpenRequests } from '../schedule/plan.ts';
import { seedSensors } from '../sensors/seed.ts';
import { testEncounter } from '../test-encounter.ts';
import { call, RADAR, startTracking, TELESCOPE, trackingContext } from '../test-tracking.ts';
import { movesOf } from './moves.ts';

const now = Math.floor(nowTaiS());
const elements = testElements(now, { noradId: 90_010, name: 'ARGO-5 R/B' });
const HOUR_S = 3600;
const inHours = (hours: number): string => formatUtcZ(now + hours * HOUR_S);

const encounter = testEncounter(elements, now);

describe('A-10 observation requests', () => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await startTracking({ 'loop con-1': encounter, 'twice con-1': encounter });
    await storeTestCatalogue(platform.context, [elements]);
  });
  afterAll(() => platform.close());

  const ask = async <T>(operatorId: string, place: Route, payload?: object, extraHeaders?: Record<string, string>) =>
    await call<T & Pick<Problem, 'code' | 'errors'>>(platform, { operatorId }, place, payload, extraHeaders);
  const addSensor = async (operatorId: string, body: SensorBody) =>
    (await ask<Sensor>(operatorId, route('createSensor'), body)).json;
  const order = async (operatorId: string, body: object, extraHeaders?: Record<string, string>) =>
    await ask<ObservationRequest>(operatorId, route('orderObservation'), { noradId: 90_010, ...body }, extraHeaders);
  const get = async (operatorId: string, id: string) =>
    (await ask<ObservationRequest>(operatorId, route('getRequest', { requestId: id }))).json;
  const until = async (operatorId: string, id: string, status: string) => {
    await expect.poll(async () => (await get(operatorId, id)).status, PATIENT).toBe(status);
    return await get(operatorId, id);
  };
  const plan = async () => await planOpenRequests(trackingContext(platform), AbortSignal.timeout(60_000));

  describe('the object', () => {
    const body = { sensorCodes: ['RAD-01'] };
    beforeAll(async () => {
      await addSensor('say', RADAR);
    });
    const find = async (change: object) =>
      await ask<Opportunities>('say', route('findOpportunities'), { ...body, ...change });
    const tle = () => {
      const written = writeTle(elements);
      if (!written.ok) throw new Error(written.fault.code);
      return written.value;
    };

    it('is named by catalogue number, or by a TLE, an OEM or an OCM sent along', async () => {
      const byNumber = (await find({ noradId: 90_010 })).json;
      expect(byNumber.target).toMatchObject({ kind: 'CATALOGUE', noradId: 90_010, name: 'ARGO-5 R/B' });
      expect(byNumber.opportunities.length).toBeGreaterThan(2);
      const byTle = (await find({ orbitDataMessage: tle(), orbitDataMessageType: 'TLE' })).json;
      expect(byTle.target).toMatchObject({ kind: 'ORBIT_MESSAGE', noradId: 90_010 });
      const oem = testOem(elements, { startTaiS: now, count: 1500, stepS: 60 });
      const byOem = (await find({ orbitDataMessage: oem, orbitDataMessageType: 'SP_EPHEMERIS' })).json;
      const byOcm = (await find({ orbitDataMessage: ocmOf(oem), orbitDataMessageType: 'SP_EPHEMERIS' })).json;
      // The same orbit by four ways: the same passes.
      const codes = (answer: Opportunities) => answer.opportunities.map(({ opportunityId }) => opportunityId);
      expect(codes(byTle)).toEqual(codes(byNumber));
      expect(codes(byOem)).toEqual(codes(byNumber));
      expect(codes(byOcm)).toEqual(codes(byNumber));
    });

    it('V-04 has both message fields or none, and empty ones are removed', async () => {
      const message = tle();
      for (const change of [
        { orbitDataMessage: '', orbitDataMessageType: '' },
        { orbitDataMessage: message },
        { orbitDataMessageType: 'TLE' },
        { orbitDataMessage: ' \n', orbitDataMessageType: 'TLE' },
        { orbitDataMessage: message, orbitDataMessageType: '' },
      ]) {
        const { status, json } = await find({ noradId: 90_010, ...change });
        expect([status, json.target?.kind], JSON.stringify(change)).toEqual([200, 'CATALOGUE']);
        const alone = await find(change);
        expect([alone.status, alone.json.code], JSON.stringify(change)).toEqual([422, 'target-missing']);
      }
      const empty = { satelliteId: '', conjunctionId: null, measurementType: '', note: ' ' };
      const plain = await ask<ObservationRequest>('say', route('orderObservation'), {
        ...body,
        noradId: 90_010,
        ...empty,
      });
      expect(plain.json).toMatchObject({ target: { kind: 'CATALOGUE' }, measurementType: 'ANY', note: '' });
      const both = { orbitDataMessage: message, orbitDataMessageType: 'TLE' };
      const made = await ask<ObservationRequest>('say', route('orderObservation'), { ...body, ...both });
      expect(made.json).toMatchObject({ orbitDataMessage: message, orbitDataMessageType: 'TLE' });
    });

    it.each([
      [{ noradId: 90_010, satelliteId: 'sat-1' }, 422, 'target-ambiguous'],
      [{ noradId: 4711 }, 422, 'target-unknown'],
      [{ satelliteId: 'sat-1' }, 404, 'not-found'],
      [{ conjunctionId: 'con-1' }, 404, 'not-found'],
      [{ noradId: 90_010, sensorCodes: ['NONE-1'] }, 422, 'sensor-unknown'],
      [{ noradId: 90_010, deadline: '2026-01-01T00:00:00Z' }, 422, 'window-past'],
      [{ noradId: 90_010, start: inHours(3), deadline: inHours(2) }, 422, 'window-empty'],
      [{ noradId: 90_010, deadline: inHours(24 * 20) }, 400, 'invalid-request'],
      [{ orbitDataMessage: '1 25544U\n2', orbitDataMessageType: 'TLE' }, 422, 'orbit-message-invalid'],
      [{ orbitDataMessage: 'CCSDS_OMM_VERS = 2.0', orbitDataMessageType: 'OMM' }, 422, 'orbit-message-invalid'],
      [{ orbitDataMessage: 'nothing', orbitDataMessageType: 'SP_EPHEMERIS' }, 422, 'orbit-message-invalid'],
    ])('%j is refused', async (change, status, code) => {
      const answer = await find(change);
      expect([answer.status, answer.json.code]).toEqual([status, code]);
    });
  });

  describe('what can be ordered', () => {
    it('has its price by priority, when its file comes, and why there is nothing', async () => {
      await addSensor('price', RADAR);
      await addSensor('price', { ...TELESCOPE, limitingMagnitude: 2 });
      const find = async (change: object) =>
        (
          await ask<Opportunities>('price', route('findOpportunities'), {
            noradId: 90_010,
            sensorCodes: ['RAD-01'],
            ...change,
          })
        ).json;
      const routine = await find({});
      expect(routine).toMatchObject({ reason: null, message: '', isSimulated: false });
      const [first] = routine.opportunities;
      expect(first).toMatchObject({
        price: { amount: 20_001, currency: 'EUR' },
        latency: 600,
        clearShare: 1,
        gain: null,
      });
      expect(Date.parse(first!.availableAt) - Date.parse(first!.pass.end)).toBe(600_000);
      const urgent = await find({ priority: 'ELEVATED' });
      expect(urgent.opportunities[0]!.price.amount).toBe(30_002);
      expect(priceOfPass(20_001, 'EMERGENCY')).toBe(80_004);
      const reason = async (change: object) => (await find(change)).reason;
      expect(await reason({ sensorCodes: ['TEL-01'] })).toMatch(/^(TOO_FAINT|NEVER_LIT|NEVER_DARK)$/);
      expect(await reason({ minimumPoints: 9000 })).toBe('NO_PASS');
      expect(await reason({ measurementType: 'ANGLES' })).toBe('NO_SENSOR');
    });

    it('a conjunction asks for its secondary, with files before it is decided', async () => {
      await addSensor('loop', { ...RADAR, latency: 7200 });
      const body = { conjunctionId: 'con-1', sensorCodes: ['RAD-01'] };
      const { json } = await ask<Opportunities>('loop', route('findOpportunities'), body);
      expect(json.target).toMatchObject({ kind: 'CONJUNCTION_SECONDARY', name: 'Theirs', conjunctionId: 'con-1' });
      const decideBy = formatUtcZ(encounter.decideByTaiS);
      for (const { availableAt } of json.opportunities) expect(availableAt <= decideBy).toBe(true);
      expect(json.opportunities.length).toBeGreaterThan(2);
      for (const { gain } of json.opportunities) {
        expect(gain!.missSigmaAfter).toBeLessThan(gain!.missSigmaBefore);
        expect(gain!.toAct + gain!.toSafe + gain!.toWatch + gain!.stays).toBeCloseTo(1, 9);
      }
      // A set is of what can be had, and costs what its passes cost; starred is what leaves hardly anything but act or safe.
      const { recommendedSet, best } = json;
      const set = (recommendedSet ?? best)!;
      const passes = json.opportunities.filter(({ opportunityId }) => set.opportunityIds.includes(opportunityId));
      expect(set.opportunityIds).toEqual(passes.map(({ opportunityId }) => opportunityId));
      expect(set.price.amount).toBe(passes.reduce((sum, { price }) => sum + price.amount, 0));
      expect(passes.map(({ isRecommended }) => isRecommended)).toEqual(passes.map(() => recommendedSet !== null));
      expect(set.gain.toAct + set.gain.toSafe >= 0.9).toBe(recommendedSet !== null);
      expect([recommendedSet, best]).toContain(null);
      const own = await ask<Opportunities>('loop', route('findOpportunities'), {
        ...body,
        conjunctionObject: 'PRIMARY',
      });
      expect(own.json.target).toMatchObject({ kind: 'CONJUNCTION_PRIMARY', name: 'Ours', noradId: null });
      expect(own.json.target.orbitSource).toContain('two-body');
      const ordered = await order('loop', { ...body, noradId: undefined, numberOfPassesRequested: 1 });
      expect(ordered.json.deadline).toBe(decideBy);
      expect(ordered.json.quoted.gain?.passes).toBe(1);
      const listed = await ask<RequestSummary[]>('loop', route('listRequests', {}, { 'conjunction-id': 'con-1' }));
      expect(listed.json.map((request) => request.observationRequestId)).toEqual([ordered.json.observationRequestId]);
    });

    it('the same passes of one event are ordered once, until their order ends without them', async () => {
      await addSensor('twice', { ...RADAR, latency: 7200 });
      // A begin that no clock moves: a pass that has begun meanwhile is gone.
      const event = { conjunctionId: 'con-1', sensorCodes: ['RAD-01'], start: inHours(0.6) };
      const { opportunities } = (await ask<Opportunities>('twice', route('findOpportunities'), event)).json;
      const opportunityIds = opportunities.slice(0, 2).map(({ opportunityId }) => opportunityId);
      const orderOf = async (change: object, key?: string) =>
        await order('twice', { ...event, noradId: undefined, ...change }, key ? { 'idempotency-key': key } : {});
      const first = await orderOf({ opportunityIds }, 'first of two');
      const { observationRequestId: firstId } = first.json;
      expect((await orderOf({ opportunityIds }, 'first of two')).json.observationRequestId).toBe(firstId);
      const twice = await orderOf({ opportunityIds: opportunityIds.slice(1) });
      expect([twice.status, twice.json.code]).toEqual([409, 'passes-ordered']);
      expect(twice.json.errors).toMatchObject([
        { pointer: '#/opportunityIds/0', message: `Passes of this conjunction are ordered already, by ${firstId}.` },
      ]);
      // Of the other object they are other passes, and passes that are counted are others too.
      const { pool } = platform.context.database;
      const claimed = async (requestId: string) =>
        (
          await pool.query<{ opportunity_id: string }>(
            'select opportunity_id from ordered_pass where request_id = $1 order by 1',
            [requestId],
          )
        ).rows.map(({ opportunity_id }) => opportunity_id);
      expect(await claimed(firstId)).toEqual(opportunityIds.toSorted());
      const counted = await orderOf({ numberOfPassesRequested: 1 });
      expect(counted.status).toBe(201);
      expect(opportunityIds).not.toEqual(expect.arrayContaining(await claimed(counted.json.observationRequestId)));
      // Whoever is first: the database has room for one of them.
      const again = `insert into ordered_pass select $1, operator_id, conjunction_id, target_kind, opportunity_id
        from ordered_pass where request_id = $2`;
      await expect(pool.query(again, [counted.json.observationRequestId, firstId])).rejects.toMatchObject({
        constraint: 'ordered_pass_once',
      });
      // Both planned: what is not planned yet may take any pass that the other lets go.
      await until('twice', counted.json.observationRequestId, 'APPROVED');
      await until('twice', firstId, 'APPROVED');
      // A next set is compared with what the ordered passes will tell.
      const next = (await ask<Opportunities>('twice', route('findOpportunities'), event)).json;
      expect(next.ordered).toEqual(
        expect.arrayContaining([
          { observationRequestId: firstId, passes: 2 },
          { observationRequestId: counted.json.observationRequestId, passes: 1 },
        ]),
      );
      expect(next.opportunities[0]!.gain!.missSigmaBefore).toBeLessThan(opportunities[0]!.gain!.missSigmaBefore);
      expect(await claimed(firstId)).toEqual(opportunityIds.toSorted());
      await ask('twice', route('cancelRequest', {}, { 'request-id': firstId }));
      expect(await claimed(firstId)).toEqual([]);
      const after = await orderOf({ opportunityIds });
      expect([after.status, after.json.code, after.json.errors]).toEqual([201, undefined, undefined]);
      // Planned too: its expected figures are computed beside passes of the other order, and none after this test.
      await until('twice', after.json.observationRequestId, 'APPROVED');
    });

    it('25.9 are sought once: who looked has ordered for the price of what his passes tell together', async () => {
      // A sensor that no other question names, and a begin that no clock moves.
      await addSensor('loop', { ...RADAR, sensorCode: 'RAD-02', latency: 7200 });
      const body = { conjunctionId: 'con-1', sensorCodes: ['RAD-02'], start: inHours(0.6) };
      const run = vi.spyOn(platform.context.threads, 'run');
      const works = () =>
        run.mock.calls.map(([{ name }, input]) => [name, (input as { requestedScope?: string }).requestedScope]);
      const look = async (change: object = {}) =>
        (await ask<Opportunities>('loop', route('findOpportunities'), { ...body, ...change })).json;
      const { opportunities } = await look();
      expect(works()).toEqual([
        ['visibilitiesOver', undefined],
        ['gainsOfPasses', 'each-and-set'],
      ]);
      run.mockClear();
      expect((await look()).opportunities).toEqual(opportunities);
      expect(works()).toEqual([]);
      const opportunityIds = opportunities.slice(0, 2).map(({ opportunityId }) => opportunityId);
      const made = await order('loop', { ...body, noradId: undefined, opportunityIds });
      expect(made.json.quoted.gain?.passes).toBe(2);
      expect(works().filter(([name]) => name !== 'skyTrackOver')).toEqual([['gainsOfPasses', 'together']]);
      run.mockClear();
      // What passes cost decides about their set alone.
      await look({ priority: 'URGENT' });
      expect(works().map(([, scope]) => scope)).toContain('each-and-set');
      run.mockRestore();
    });
  });

  it('S-05 are planned, accepted by the provider, and approved; repeated under one key they are one', async () => {
    await addSensor('run', RADAR);
    const key = { 'idempotency-key': 'order-1' };
    const body = { sensorCodes: ['RAD-01'], numberOfPassesRequested: 2, note: 'for the record', priority: 'URGENT' };
    const made = await order('run', body, key);
    expect([made.status, made.json.status, made.headers['etag']]).toEqual([201, 'PENDING', '"1"']);
    expect(made.json.quoted).toMatchObject({ passes: 2, price: { amount: 80_004, currency: 'EUR' }, gain: null });
    const id = made.json.observationRequestId;
    expect(made.headers['location']).toBe(urlOf(REQUESTS.getRequest, { requestId: id }));
    expect((await order('run', body, key)).json.observationRequestId).toBe(id);
    const approved = await until('run', id, 'APPROVED');
    expect(approved.passes.map(({ status }) => status)).toEqual(['APPROVED', 'APPROVED']);
    expect(approved).toMatchObject({ price: { amount: 80_004 }, charged: { amount: 0 }, charge: 'NOT_CHARGED' });
    expect(approved).toMatchObject({ providerId: 'own', dataMode: 'REAL', note: 'for the record', simulatedNote: '' });
    expect(approved.history.map(({ status }) => status)).toEqual(['PENDING', 'APPROVED']);
    // Planned again, nothing more happens.
    await plan();
    expect((await get('run', id)).version).toBe(approved.version);
    const { rows } = await platform.context.database.pool.query(
      "select step, amount::integer, state from charge where operator_id = $1 and key like 'pas-%'",
      ['run'],
    );
    expect(rows).toEqual(Array(2).fill({ step: 'RESERVE', amount: 40_002, state: 'NOT_CHARGED' }));
  });

  it('S-05 are complete when the passes that were wanted have succeeded', async () => {
    await addSensor('done', RADAR);
    const { observationRequestId: id } = (await order('done', { sensorCodes: ['RAD-01'] })).json;
    const [pass] = (await until('done', id, 'APPROVED')).passes;
    const { advancePass } = movesOf(trackingContext(platform));
    const move = async (to: 'PUBLISHED' | 'SUCCESSFUL' | 'EXECUTING' | 'UNSUCCESSFUL') =>
      await platform.context.database.orm.transaction(
        async (tx) => await advancePass(tx, { id: pass!.passId, requestId: id }, to),
      );
    await move('EXECUTING');
    expect((await get('done', id)).status).toBe('IN_PROGRESS');
    await move('SUCCESSFUL');
    await move('SUCCESSFUL');
    const complete = await get('done', id);
    expect(complete).toMatchObject({ status: 'COMPLETE', numberOfPassesCompleted: 1, nextPass: null });
    expect(complete.history.map(({ status }) => status)).toEqual(['PENDING', 'APPROVED', 'IN_PROGRESS', 'COMPLETE']);
    await expect(move('EXECUTING')).rejects.toThrow('cannot become EXECUTING');
    // A wrong association can be taken back.
    await move('UNSUCCESSFUL');
    expect((await get('done', id)).numberOfPassesCompleted).toBe(0);
    const steps = await platform.context.database.pool.query(
      "select step from charge where operator_id = $1 and key like 'pas-%' order by at",
      ['done'],
    );
    expect(steps.rows).toEqual([{ step: 'RESERVE' }, { step: 'CAPTURE' }, { step: 'RELEASE' }]);
  });

  it('are cancelled by their operator, once; what was held is given back', async () => {
    await addSensor('stop', RADAR);
    const { observationRequestId: id } = (await order('stop', { sensorCodes: ['RAD-01'] })).json;
    await until('stop', id, 'APPROVED');
    const cancel = async (who: string) =>
      await ask<ObservationRequest>(who, route('cancelRequest', {}, { 'request-id': id }));
    expect((await cancel('other')).status).toBe(404);
    const { json } = await cancel('stop');
    expect([json.status, json.reason, json.passes[0]?.status]).toEqual([
      'CANCELLED',
      'Cancelled by user of stop.',
      'CANCELLED',
    ]);
    const again = await cancel('stop');
    expect([again.status, again.json.code]).toEqual([409, 'request-ended']);
  });

  it('P-05 cannot have a sensor of another operator by its code', async () => {
    await addSensor('mine', RADAR);
    expect(
      (await ask('yours', route('findOpportunities'), { noradId: 90_010, sensorCodes: ['RAD-01'] })).json.code,
    ).toBe('sensor-unknown');
  });

  it('for which there is nothing are kept as infeasible, with the reason', async () => {
    await addSensor('none', { ...TELESCOPE, limitingMagnitude: 0 });
    const { status, json } = await order('none', { sensorCodes: ['TEL-01'] });
    expect([status, json.status]).toEqual([201, 'INFEASIBLE']);
    expect(json.infeasibleReason).toMatch(/^(TOO_FAINT|NEVER_LIT|NEVER_DARK)$/);
    expect(json.reason).toMatch(/^Telescopes \(1\): .+ Allow radars: .+ Allow any sensor\. .*Set a later deadline\.$/);
    const listed = await ask<RequestSummary[]>(
      'none',
      route('listRequests', {}, { status: 'PENDING,INFEASIBLE', 'norad-id': 90_010 }),
    );
    expect(listed.json).toHaveLength(1);
    expect((await ask('none', route('listRequests', {}, { status: 'WAITING' }))).status).toBe(400);
  });

  it('cost no more than was allowed', async () => {
    await addSensor('poor', RADAR);
    const limit = (amount: number, currency = 'EUR') => ({
      sensorCodes: ['RAD-01'],
      maximumPrice: { amount, currency },
    });
    for (const body of [limit(20_000), limit(90_000, 'USD')]) {
      const { status, json } = await order('poor', body);
      expect([status, json.code]).toEqual([409, 'price-above-maximum']);
    }
    expect((await order('poor', limit(20_001))).status).toBe(201);
  });

  it('of several operators never share a sensor at a time, and none is told of the other', async () => {
    const shared: SensorBody = { ...RADAR, sensorCode: 'NET-01' };
    await seedSensors(platform.context.database.orm, [{ ...shared, provider: 'SIMULATOR', dataMode: 'SIMULATED' }]);
    const find = async (who: string) =>
      (await ask<Opportunities>(who, route('findOpportunities'), { noradId: 90_010, sensorCodes: ['NET-01'] })).json;
    const before = await find('first');
    expect(before.isSimulated).toBe(true);
    const [wanted] = before.opportunities.slice(-1);
    const named = { sensorCodes: ['NET-01'], opportunityIds: [wanted!.opportunityId] };
    const made = await order('first', named);
    const approved = await until('first', made.json.observationRequestId, 'APPROVED');
    expect(approved.passes.map(({ pass }) => pass.culmination)).toEqual([wanted!.pass.culmination]);
    expect(approved).toMatchObject({ dataMode: 'SIMULATED', isSimulated: true });
    expect(approved.simulatedNote).not.toBe('');
    const after = await find('second');
    expect(after.opportunities).toHaveLength(before.opportunities.length - 1);
    const late = await order('second', named);
    expect([late.status, late.json.code]).toEqual([409, 'opportunity-gone']);
    expect(JSON.stringify([after, late.json])).not.toContain('first');
  });

  it('are planned anew when their sensor takes no orders any more', async () => {
    const sensor = await addSensor('anew', RADAR);
    const { observationRequestId: id } = (await order('anew', { sensorCodes: ['RAD-01'] })).json;
    const [planned] = (await until('anew', id, 'APPROVED')).passes;
    const inUse = await ask('anew', route('deleteSensor', { sensorId: sensor.sensorId }));
    expect([inUse.status, inUse.json.code]).toEqual([409, 'sensor-in-use']);
    const off = { start: planned!.pass.start, end: planned!.pass.end, reason: 'service' };
    await ask('anew', route('changeSensor', { sensorId: sensor.sensorId }), { ...RADAR, unavailable: [off] });
    await expect
      .poll(async () => (await get('anew', id)).passes.map(({ status }) => status), PATIENT)
      .toEqual(['INFEASIBLE', 'APPROVED']);
    const changed = await get('anew', id);
    expect(changed.status).toBe('APPROVED');
    expect(changed.passes[0]!.reason).toBe('RAD-01 accepts no orders at that time: service');
  });

  it('are planned once however many plan at a time, and ordered once however often they are ordered', async () => {
    await addSensor('once', RADAR);
    const { json } = await order('once', { sensorCodes: ['RAD-01'], numberOfPassesRequested: 3 });
    await Promise.all([plan(), plan(), plan()]);
    const approved = await until('once', json.observationRequestId, 'APPROVED');
    expect(approved.passes).toHaveLength(3);
    const context = trackingContext(platform);
    const [pass] = approved.passes;
    await Promise.all([1, 2].map(() => orderPass(context, { passId: pass!.passId })));
    expect((await get('once', json.observationRequestId)).version).toBe(approved.version);
  });

  it('of a provider that is not set up are infeasible, and say so', async () => {
    const { orm } = platform.context.database;
    await seedSensors(orm, [{ ...RADAR, sensorCode: 'NET-H', provider: 'HTTPS', dataMode: 'REAL' }]);
    const { json } = await order('far', { sensorCodes: ['NET-H'] });
    expect([json.status, json.infeasibleReason]).toEqual(['INFEASIBLE', 'NO_SENSOR']);
    expect(json.reason).toContain('with the requested measurements accepts orders');
  });

  it('S-05 go on with the clock, and fail with the reason when no file comes', async () => {
    await addSensor('late', RADAR);
    const answer = await ask<Opportunities>('late', route('findOpportunities'), {
      noradId: 90_010,
      sensorCodes: ['RAD-01'],
    });
    const opportunityIds = [answer.json.opportunities[1]!.opportunityId];
    const { json } = await order('late', { sensorCodes: ['RAD-01'], opportunityIds });
    const id = json.observationRequestId;
    await until('late', id, 'APPROVED');
    const context = trackingContext(platform);
    const set = async (columns: string) => {
      await platform.context.database.pool.query(`update observation_pass set ${columns} where request_id = $1`, [id]);
      await moveByClock(context);
      const { status, passes } = await get('late', id);
      return [status, passes.find(({ replaces }) => replaces === null)!.status];
    };
    const past = now - HOUR_S;
    expect(await set(`runs_from_tai_s = ${past}`)).toEqual(['IN_PROGRESS', 'EXECUTING']);
    expect(await set(`runs_until_tai_s = ${past + 600}`)).toEqual(['IN_PROGRESS', 'EXECUTED']);
    expect((await set(`available_tai_s = ${past - 10 * 24 * HOUR_S}`))[1]).toBe('UNSUCCESSFUL');
    await expect
      .poll(async () => (await get('late', id)).passes.find(({ replaces }) => replaces !== null)?.status, PATIENT)
      .toBe('APPROVED');
    const lost = (await get('late', id)).passes.find(({ status }) => status === 'UNSUCCESSFUL');
    expect(lost!.reason).toMatch(/^No file for the pass was received by /);
  });

  it('A-09 predictions are made for each sensor and kept under an id, for their operator alone', async () => {
    await addSensor('pass', RADAR);
    await addSensor('pass', TELESCOPE);
    const predict = async (place: Route, who = 'pass') => await ask<PassPrediction[]>(who, place);
    const made = await predict(
      route('predictPasses', {}, { 'norad-id': 90_010, 'sensor-code': 'RAD-01,TEL-01', days: 2, all: 'true' }),
    );
    expect(made.json.map(({ sensorCode }) => sensorCode)).toEqual(['RAD-01', 'TEL-01']);
    const [radar, telescope] = made.json;
    expect(radar!.visibilityIntervals.length).toBeGreaterThan(4);
    expect(telescope!.visibilityIntervals.some(({ obstacle }) => obstacle !== null)).toBe(true);
    for (const { maxElevation } of radar!.visibilityIntervals) expect(maxElevation).toBeGreaterThanOrEqual(5);
    const kept = await predict(route('predictPasses', {}, { cacheId: radar!.cacheId }));
    expect(kept.json).toEqual(made.json);
    const foreign = await predict(route('predictPasses', {}, { cacheId: radar!.cacheId }), 'spy');
    expect([foreign.status, foreign.json.code]).toEqual([404, 'prediction-gone']);
    // The same by a table in which the Earth has turned further: sites are 200 m away.
    const firstDay = Math.floor(now / 86_400) - 3;
    const leapS = 37;
    const values = Array.from({ length: 8 }, () => [0.5 - leapS, 0, 0, 0, 0, 0]).flat();
    await keepEarthOrientation(platform.context.database, { firstDay, values }, 'eop.txt');
    const byTable = await predict(
      route('predictPasses', {}, { 'norad-id': 90_010, 'sensor-code': 'RAD-01,TEL-01', days: 2, all: 'true' }),
    );
    await keepEarthOrientation(platform.context.database, { firstDay, values: [] }, '');
    const startsOf = (prediction: PassPrediction | undefined) =>
      prediction!.visibilityIntervals.map(({ start }) => Date.parse(start));
    const moves = startsOf(byTable.json[0]).map((ms, index) => Math.abs(ms - startsOf(made.json[0])[index]!));
    expect(Math.max(...moves.slice(1))).toBeGreaterThan(1);
    expect(Math.max(...moves.slice(1))).toBeLessThan(2000);
    expect((await predict(route('predictPasses', {}, { 'norad-id': 4711 }))).json.code).toBe('target-unknown');
    expect((await predict(route('predictPasses', {}, { days: 1 }))).json.code).toBe('target-missing');
    const { start, end, maxElevation } = radar!.visibilityIntervals[0]!;
    const track = await ask<SkyTrack>(
      'pass',
      route('getSkyTrack', {}, { 'norad-id': 90_010, 'sensor-code': 'RAD-01', start, end }),
    );
    const highest = Math.max(...track.json.points.map(({ elevation }) => elevation));
    expect(highest).toBeGreaterThan(maxElevation - 0.5);
    expect(highest).toBeLessThanOrEqual(maxElevation + 1e-3);
    expect([track.json.points.length <= 400, track.json.sun.length, track.json.moon.length]).toEqual([true, 2, 2]);
    const turned = await ask(
      'pass',
      route('getSkyTrack', {}, { 'norad-id': 90_010, 'sensor-code': 'RAD-01', start: end, end: start }),
    );
    expect(turned.json.code).toBe('window-empty');
  });
});
