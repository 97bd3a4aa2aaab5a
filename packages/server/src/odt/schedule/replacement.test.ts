import { formatUtcZ } from '@keepout/astro/epoch';
import type { RequestStatus } from '@keepout/contract/odt/enums';
import type { Opportunities, Opportunity } from '@keepout/contract/odt/opportunity';
import type { ObservationRequest, RequestPass } from '@keepout/contract/odt/request';
import type { Sensor, SensorBody } from '@keepout/contract/odt/sensor';
import type { SensorWeather } from '@keepout/contract/odt/weather';
import type { Problem } from '@keepout/contract/platform/problem';
import { asWritten } from '@keepout/contract/sentences';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { balanceCharges } from '../../payments/charges/balance-charges.ts';
import { testCustomer } from '../../payments/test-payments.ts';
import { charges } from '../../ports/charges.ts';
import type { TestPlatform } from '../../test-platform.ts';
import { type Route, route } from '../../test-route.ts';
import { OPERATOR, OWN, populate, START_TAI_S, TARGET } from '../observations/test-observed.ts';
import { movesOf } from '../requests/moves.ts';
import { call, RADAR, startTracking, TELESCOPE, trackingContext } from '../test-tracking.ts';
import { orderPass } from './order-job.ts';
import { planOpenRequests } from './plan.ts';

const { site } = OWN;
const HOUR_S = 3600;
const cheap = (sensorCode: string): SensorBody => ({
  ...RADAR,
  site,
  sensorCode,
  pricePerPass: { amount: 9000, currency: 'EUR' },
});
const dear = (sensorCode: string): SensorBody => ({
  ...RADAR,
  site,
  sensorCode,
  pricePerPass: { amount: 30_000, currency: 'EUR' },
});

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTracking({}, { worker: false });
  await populate(platform);
});
afterAll(() => platform.close());

const ask = async <T>(place: Route, payload?: object, operatorId = OPERATOR) =>
  await call<T & Pick<Problem, 'code' | 'errors'>>(platform, { operatorId }, place, payload);
const addSensor = async (body: SensorBody) => (await ask<Sensor>(route('createSensor'), body)).json;
/** Takes no orders for as long as requests run. */
const close = async ({ sensorId }: Sensor, body: SensorBody, fromTaiS: number) => {
  const off = { start: formatUtcZ(fromTaiS), end: formatUtcZ(START_TAI_S + 200 * HOUR_S), reason: 'service' };
  await ask(route('changeSensor', { sensorId }), { ...body, unavailable: [off] });
};
const passesOver = async (...sensorCodes: string[]): Promise<readonly Opportunity[]> => {
  const deadline = formatUtcZ(START_TAI_S + 72 * HOUR_S);
  const body = { noradId: TARGET.noradId, sensorCodes, deadline };
  const { json } = await ask<Opportunities>(route('findOpportunities'), body);
  // What has begun, or is about to, is not ordered any more.
  return json.opportunities.filter(({ pass }) => Date.parse(pass.start) > Date.now() + 180_000);
};
/** A request, what was ordered first before what took its place. */
const get = async (id: string): Promise<ObservationRequest> => {
  const { json } = await ask<ObservationRequest>(route('getRequest', { requestId: id }));
  return { ...json, passes: json.passes.toSorted((a, b) => Number(a.replaces !== null) - Number(b.replaces !== null)) };
};
/** What the jobs do: plans, and gives to the providers what was planned. */
const plan = async (id: string): Promise<ObservationRequest> => {
  const context = trackingContext(platform);
  await planOpenRequests(context, AbortSignal.timeout(60_000));
  for (const { passId, status } of (await get(id)).passes)
    if (status === 'PENDING') await orderPass(context, { passId });
  return await get(id);
};
/** A request for one pass by its name, planned and accepted. */
const named = async ({ opportunityId }: Opportunity, sensorCodes: string[], change: object = {}) => {
  const body = { noradId: TARGET.noradId, sensorCodes, opportunityIds: [opportunityId], ...change };
  const made = await ask<ObservationRequest>(route('orderObservation'), body);
  expect(made.status, JSON.stringify(made.json)).toBe(201);
  return await plan(made.json.observationRequestId);
};
const lose = async ({ observationRequestId: requestId, passes }: ObservationRequest, reason: string) => {
  const { passId: id } = passes.at(-1)!;
  const { movePass } = movesOf(trackingContext(platform));
  await platform.context.database.orm.transaction((tx) =>
    movePass(tx, { id, requestId }, 'UNSUCCESSFUL', asWritten(reason)),
  );
};
const statuses = ({ status, passes }: ObservationRequest) => [status, ...passes.map((pass) => pass.status)];
const seconds = (utc: string): number => Date.parse(utc) / 1000;

describe('a pass that was named and lost', () => {
  it('is replaced over the sensors that were allowed, and what the other one costs less is credited', async () => {
    await addSensor(cheap('A-CHEAP'));
    await addSensor(dear('A-DEAR'));
    const [wanted] = await passesOver('A-DEAR');
    const ordered = await named(wanted!, ['A-DEAR', 'A-CHEAP']);
    expect([...statuses(ordered), ordered.replacement]).toEqual(['APPROVED', 'APPROVED', null]);
    await lose(ordered, 'The dome did not open.');
    const replaced = await plan(ordered.observationRequestId);
    expect(statuses(replaced)).toEqual(['APPROVED', 'UNSUCCESSFUL', 'APPROVED']);
    const [lost, other] = replaced.passes as [RequestPass, RequestPass];
    expect(other).toMatchObject({ replaces: lost.passId, sensorCode: 'A-CHEAP', price: { amount: 9000 } });
    expect(replaced.replacement).toMatchObject({ state: 'REPLACED', credited: { amount: 21_000, currency: 'EUR' } });
    expect(replaced.replacement!.message).toMatch(
      /^A-CHEAP at \S+ \S+ Z replaces A-DEAR at \S+ \S+ Z, for 210\.00 EUR less\.$/,
    );
    expect(replaced.price.amount).toBe(9000);
    const { rows } = await platform.context.database.pool.query(
      'select key, step, amount::integer from charge where key = any($1) order by at',
      [[lost.passId, other.passId]],
    );
    expect(rows).toEqual([
      { key: lost.passId, step: 'RESERVE', amount: 30_000 },
      { key: lost.passId, step: 'RELEASE', amount: 30_000 },
      { key: other.passId, step: 'RESERVE', amount: 9000 },
    ]);
    // Planned again, nothing more happens.
    expect((await plan(ordered.observationRequestId)).version).toBe(replaced.version);
  });

  it('is what counts when its file comes after all, and the other one is called off', async () => {
    await addSensor(cheap('F-CHEAP'));
    const [wanted] = await passesOver('F-CHEAP');
    const ordered = await named(wanted!, ['F-CHEAP']);
    await lose(ordered, 'No file came.');
    const { observationRequestId: requestId, passes } = await plan(ordered.observationRequestId);
    const { movePass } = movesOf(trackingContext(platform));
    await platform.context.database.orm.transaction((tx) =>
      movePass(tx, { id: passes[0]!.passId, requestId }, 'SUCCESSFUL'),
    );
    const complete = await plan(requestId);
    expect(statuses(complete)).toEqual(['COMPLETE', 'SUCCESSFUL', 'INFEASIBLE']);
    expect(complete.passes[1]!.reason).toBe('The replaced pass succeeded after all.');
    expect(complete.numberOfPassesCompleted).toBe(1);
  });

  it('tells each status with when it was entered, and why', async () => {
    const request = (await ask<ObservationRequest[]>(route('listRequests', {}, { status: 'APPROVED' }))).json.at(-1);
    const { history, passes } = await get(request!.observationRequestId);
    expect(history.map(({ status }) => status)).toEqual(['PENDING', 'APPROVED', 'PENDING', 'APPROVED']);
    expect(passes[0]!.history).toMatchObject([
      { status: 'PENDING', reason: '' },
      { status: 'APPROVED', reason: '' },
      { status: 'UNSUCCESSFUL', reason: 'The dome did not open.' },
    ]);
    const times = [...history, ...passes.flatMap((pass) => pass.history)].map(({ at }) => seconds(at));
    for (const at of times) expect(Math.abs(at - Date.now() / 1000)).toBeLessThan(600);
    expect(Date.parse(passes[0]!.history.at(-1)!.at)).toBe(Date.parse(passes[0]!.updatedAt));
  });

  it('is never replaced by a dearer one unless that was allowed, and the request says so', async () => {
    const sensor = await addSensor(cheap('B-CHEAP'));
    await addSensor(dear('B-DEAR'));
    const [wanted] = await passesOver('B-CHEAP');
    const codes = ['B-CHEAP', 'B-DEAR'];
    const careful = await named(wanted!, codes);
    await close(sensor, cheap('B-CHEAP'), START_TAI_S - 600);
    await lose(careful, 'It was cloudy.');
    const ended = await plan(careful.observationRequestId);
    const why = 'The cheapest other pass costs 300.00 EUR; the remaining budget of this order is 90.00 EUR.';
    expect(statuses(ended)).toEqual(['UNSUCCESSFUL', 'UNSUCCESSFUL']);
    expect(ended.reason).toBe(`It was cloudy. The pass was not replaced: ${why}`);
    expect(ended.replacement).toMatchObject({ state: 'NONE', message: why, credited: { amount: 0 } });

    await ask(route('changeSensor', { sensorId: sensor.sensorId }), cheap('B-CHEAP'));
    const maximumPrice = { amount: 30_000, currency: 'EUR' };
    const generous = await named(wanted!, codes, { maximumPrice });
    await close(sensor, cheap('B-CHEAP'), START_TAI_S - 600);
    await lose(generous, 'It was cloudy.');
    const replaced = await plan(generous.observationRequestId);
    expect(replaced.passes.at(-1)).toMatchObject({ sensorCode: 'B-DEAR', status: 'APPROVED' });
    expect(replaced.replacement!.message).toContain('for 210.00 EUR more');
  });

  it('waits for a sensor that may become free again, and is replaced when it does', async () => {
    const sensor = await addSensor(cheap('C-CHEAP'));
    const [wanted] = await passesOver('C-CHEAP');
    const ordered = await named(wanted!, ['C-CHEAP']);
    await close(sensor, cheap('C-CHEAP'), START_TAI_S - 600);
    await lose(ordered, 'No file came.');
    const waiting = await plan(ordered.observationRequestId);
    expect(statuses(waiting)).toEqual(['PENDING', 'UNSUCCESSFUL']);
    expect(waiting.replacement).toMatchObject({ state: 'WANTED' });
    expect(waiting.history.at(-1)!.reason).toBe('No file came. A replacement pass is being searched.');
    expect((await plan(ordered.observationRequestId)).version).toBe(waiting.version);
    await ask(route('changeSensor', { sensorId: sensor.sensorId }), cheap('C-CHEAP'));
    const replaced = await plan(ordered.observationRequestId);
    expect(statuses(replaced)).toEqual(['APPROVED', 'UNSUCCESSFUL', 'APPROVED']);
    expect(replaced.replacement).toMatchObject({ state: 'REPLACED' });
  });

  it('is not replaced after the deadline', async () => {
    await addSensor(cheap('D-CHEAP'));
    const [first] = await passesOver('D-CHEAP');
    const [start, deadline] = [Date.parse(first!.pass.start) - 1000, Date.parse(first!.pass.end) + 1000];
    const window = { start: new Date(start).toISOString(), deadline: new Date(deadline).toISOString() };
    const ordered = await named(first!, ['D-CHEAP'], window);
    await lose(ordered, 'The file cannot be used.');
    const ended = await plan(ordered.observationRequestId);
    expect(ended.replacement).toMatchObject({
      state: 'NONE',
      message: 'The allowed sensors have no other pass before the deadline.',
    });
  });

  it('and waited for until the deadline ends its request, with both reasons', async () => {
    const sensor = await addSensor(cheap('G-CHEAP'));
    const [wanted] = await passesOver('G-CHEAP');
    const ordered = await named(wanted!, ['G-CHEAP']);
    await close(sensor, cheap('G-CHEAP'), START_TAI_S - 600);
    await lose(ordered, 'No file came.');
    expect((await plan(ordered.observationRequestId)).replacement).toMatchObject({ state: 'WANTED' });
    const over = 'update observation_request set deadline_tai_s = start_tai_s + 1 where id = $1';
    await platform.context.database.pool.query(over, [ordered.observationRequestId]);
    const ended = await plan(ordered.observationRequestId);
    expect(ended).toMatchObject({ status: 'INFEASIBLE', replacement: { state: 'NONE' } });
    expect(ended.reason).toBe(
      'No file came. The pass was not replaced: The deadline is too close. Set a later deadline.',
    );
  });
});

describe('the sky over a sensor', () => {
  const SKY: SensorBody = { ...TELESCOPE, site, sensorCode: 'E-SKY', weatherSource: 'FORECAST', minElevation: 5 };
  const hours = (clouds: (startTaiS: number) => number) =>
    Array.from({ length: 80 }, (_, i) => START_TAI_S - HOUR_S + i * HOUR_S).map((startTaiS) => ({
      start: formatUtcZ(startTaiS),
      cloudCover: clouds(startTaiS),
    }));
  let sensor: Sensor;
  let issued = START_TAI_S - 2 * HOUR_S;
  const send = async (clouds: (startTaiS: number) => number, operatorId = OPERATOR, id = sensor.sensorId) => {
    const body = { source: 'Test model', issuedAt: formatUtcZ(++issued), hours: hours(clouds) };
    return await ask<SensorWeather>(route('sendForecast', { sensorId: id }), body, operatorId);
  };
  beforeAll(async () => {
    sensor = await addSensor(SKY);
  });

  it('is by the yearly share until a forecast comes, and each says what it is by', async () => {
    const weather = async () =>
      (await ask<SensorWeather>(route('getSensorWeather', { sensorId: sensor.sensorId }, { hours: 3 }))).json;
    const before = await weather();
    expect(before).toMatchObject({ sensorCode: 'E-SKY', weatherSource: 'FORECAST', forecast: null });
    expect(before.message).toContain('No forecast has been received yet.');
    expect(before.hours.map((hour) => [Number(hour.clouds?.toFixed(9)), hour.weatherSource])).toEqual(
      Array(3).fill([0.2, 'CLEAR_SHARE']),
    );
    const [usual] = await passesOver('E-SKY');
    expect(usual).toMatchObject({ weatherSource: 'CLEAR_SHARE', clearShare: 0.8 });
    expect(usual!.weatherNote).toContain('No forecast has been received yet.');
    const sent = await send(() => 0.35);
    expect(sent.json).toMatchObject({ message: '', forecast: { source: 'Test model', isStale: false } });
    expect((await weather()).hours[1]).toMatchObject({ clouds: 0.35, weatherSource: 'FORECAST' });
    const [forecast] = await passesOver('E-SKY');
    expect(forecast).toMatchObject({ weatherSource: 'FORECAST', weatherNote: '', clearShare: 0.65 });
  });

  it('replaces a pass that was named when clouds are forecast over it, and says when there is no better one', async () => {
    const [wanted, ...others] = await passesOver('E-SKY');
    expect(others.length).toBeGreaterThan(0);
    const deadline = formatUtcZ(START_TAI_S + 72 * HOUR_S);
    const ordered = await named(wanted!, ['E-SKY'], { deadline });
    expect(ordered.passes[0]).toMatchObject({ weatherSource: 'FORECAST', clouds: 0.35 });
    const endTaiS = START_TAI_S + seconds(wanted!.pass.end) - seconds(formatUtcZ(START_TAI_S));
    await send((startTaiS) => (startTaiS < endTaiS ? 0.9 : 0.1));
    const replaced = await plan(ordered.observationRequestId);
    expect(statuses(replaced)).toEqual(['APPROVED', 'INFEASIBLE', 'APPROVED']);
    expect(replaced.passes[0]!.reason).toBe('Clouds are forecast; another pass replaces this one.');
    expect(replaced.passes[1]).toMatchObject({ replaces: replaced.passes[0]!.passId, clouds: 0.1 });
    await send(() => 0.9);
    const overcast = await plan(ordered.observationRequestId);
    expect(statuses(overcast)).toEqual(['APPROVED', 'INFEASIBLE', 'APPROVED']);
    expect(overcast.replacement).toMatchObject({ state: 'WANTED' });
    await send(() => 0.2);
    expect((await plan(ordered.observationRequestId)).replacement).toBeNull();
  });

  it('is told by whoever keeps the sensor, by the newest forecast, in order of time', async () => {
    issued -= 3 * HOUR_S;
    const older = await send(() => 0.5);
    expect([older.status, older.json.code]).toEqual([409, 'forecast-superseded']);
    issued += 3 * HOUR_S;
    expect((await send(() => 0.5, 'somebody-else')).status).toBe(404);
    const [network] = (await ask<Sensor[]>(route('listSensors', {}, { 'sensor-type': 'RADAR_ACTIVE' }))).json.filter(
      (provided) => !provided.isOwn,
    );
    expect((await send(() => 0.5, OPERATOR, network!.sensorId)).json.code).toBe('sensor-not-own');
    const body = { source: 'x', issuedAt: formatUtcZ(issued), hours: hours(() => 0.1).toReversed() };
    const turned = await ask(route('sendForecast', { sensorId: sensor.sensorId }), body);
    expect([turned.status, turned.json.errors![0]!.pointer]).toEqual([400, '#/hours/1/start']);
    const early = { ...body, issuedAt: formatUtcZ(START_TAI_S + HOUR_S), hours: hours(() => 0.1) };
    expect((await ask(route('sendForecast', { sensorId: sensor.sensorId }), early)).status).toBe(400);
  });
});

it('a pass whose place only dearer ones could take than the account covers ends the request: OVER_PRICE, with both sums', async () => {
  const operatorId = 'short-of-money';
  await testCustomer(platform.context.database, operatorId, { available: 10_000, limit: 0 });
  const mine = async <T>(place: Route, payload?: object) => (await ask<T>(place, payload, operatorId)).json;
  const first = await mine<Sensor>(route('createSensor'), cheap('G-CHEAP'));
  await mine(route('createSensor'), dear('G-DEAR'));
  const question = { noradId: TARGET.noradId, start: formatUtcZ(START_TAI_S + HOUR_S) };
  const answer = await mine<Opportunities>(route('findOpportunities'), { ...question, sensorCodes: ['G-CHEAP'] });
  const [wanted, last] = answer.opportunities;
  const made = await mine<ObservationRequest>(route('orderObservation'), {
    ...question,
    sensorCodes: ['G-CHEAP', 'G-DEAR'],
    opportunityIds: [wanted!.opportunityId],
    deadline: last!.availableAt,
    maximumPrice: { amount: 100_000, currency: 'EUR' },
  });
  expect([made.charge, made.quoted.price.amount]).toEqual(['RESERVED', 9000]);
  const without = trackingContext(platform);
  const use = ((port: typeof charges) => (port.name === charges.name ? balanceCharges : without.use(port))) as never;
  const context = { ...without, use };
  const request = route('getRequest', { requestId: made.observationRequestId });
  const planned = async () => {
    await planOpenRequests(context, AbortSignal.timeout(60_000));
    for (const { passId } of (await mine<ObservationRequest>(request)).passes) await orderPass(context, { passId });
    return await mine<ObservationRequest>(request);
  };
  expect(statuses(await planned())).toEqual(['APPROVED', 'APPROVED']);
  const off = { start: formatUtcZ(START_TAI_S), end: formatUtcZ(START_TAI_S + 200 * HOUR_S), reason: 'service' };
  await mine(route('changeSensor', { sensorId: first.sensorId }), { ...cheap('G-CHEAP'), unavailable: [off] });
  let ended = await planned();
  for (let times = 0; times < 4 && ended.status !== 'INFEASIBLE'; times++) ended = await planned();
  expect(ended).toMatchObject({ status: 'INFEASIBLE', infeasibleReason: 'OVER_PRICE', charge: 'RELEASED' });
  const sums = 'The price is 210.00 EUR; 10.00 EUR is available';
  expect(ended.reason).toContain(`The balance does not cover the pass. ${sums}`);
  expect(ended.passes.length).toBeGreaterThan(1);
  expect(ended.passes.every(({ status }) => status === 'INFEASIBLE')).toBe(true);
});

it('every pass of a request has its statuses with times', async () => {
  const requests = (await ask<{ observationRequestId: string }[]>(route('listRequests'))).json;
  const passes = (await Promise.all(requests.map((request) => get(request.observationRequestId)))).flatMap(
    (request) => request.passes,
  );
  for (const { status, history } of passes) expect(history.at(-1)!.status satisfies RequestStatus).toBe(status);
});
