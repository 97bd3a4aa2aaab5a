import { readTdmAll } from '@keepout/ccsds/tdm/read';
import { tdmTracks } from '@keepout/ccsds/tdm/tracks';
import { tell } from '@keepout/contract/sentences';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { isPrivateAddress } from '../../platform/net/private-address.ts';
import { nowTaiS } from '../../platform/now.ts';
import { Outage } from '../../platform/outage.ts';
import type { TestPlatform } from '../../test-platform.ts';
import { fileOf, orderOf } from '../observations/test-file.ts';
import { NETWORK, placePass, placeRequest, populate, REMOTE } from '../observations/test-observed.ts';
import { findPass } from '../requests/store.ts';
import { orderPass } from '../schedule/order-job.ts';
import { startTracking, trackingContext } from '../test-tracking.ts';
import { callProvider } from './https/call.ts';
import { httpsProvider } from './https/https-provider.ts';
import { startTestProvider, type TestProvider } from './https/test-provider.ts';
import type { PassOrder, TrackingProvider } from './provider.ts';
import { providersOf } from './registry.ts';
import { simulator } from './simulator/simulator.ts';

const QUICK = { token: 'a-token', allowPrivate: true, timeoutMs: 20_000, retries: 2, backoffMs: 5 };

let platform: TestPlatform;
let remote: TestProvider;
beforeAll(async () => {
  remote = await startTestProvider();
  platform = await startTracking(
    {},
    {
      worker: false,
      settings: { simulatorSpeed: 1e9, simulatorFailureShare: 0 },
    },
  );
  await populate(platform);
});
afterAll(async () => {
  await platform.close();
  await remote.close();
});
afterEach(() => {
  remote.misbehave = undefined;
});

const newOrder = async (sensorCode: string): Promise<PassOrder> => {
  const requestId = await placeRequest(platform);
  return await orderOf(trackingContext(platform), await placePass(platform, requestId, { sensorCode }));
};

const deliveriesOf = async (provider: TrackingProvider, { orderId }: PassOrder) =>
  (await provider.collect()).filter((delivery) => delivery.orderId === orderId);
/**
 * Once something is there: at a billion times real time a file is due microseconds after its order, and a clock of whole
 * milliseconds says before for as long as the millisecond of the order lasts.
 */
const deliveredOf = async (provider: TrackingProvider, order: PassOrder) => {
  await expect.poll(() => deliveriesOf(provider, order)).not.toEqual([]);
  return await deliveriesOf(provider, order);
};

describe.each([
  [
    'the simulator',
    () => providersOf(trackingContext(platform)).providerOf({ provider: 'SIMULATOR' })!,
    NETWORK.sensorCode,
    () => undefined,
  ],
  [
    'a provider over HTTPS',
    () => httpsProvider({ ...QUICK, url: remote.url }),
    REMOTE.sensorCode,
    (order: PassOrder) => {
      const { orderId } = order;
      remote.deliveries.push({ deliveryId: `d-${orderId}`, orderId, fileName: 'track.tdm', bytes: fileOf(order) });
    },
  ],
])('the port of providers: %s', (_name, open, sensorCode, finish) => {
  it('takes an order, and the same order again as the same one', async () => {
    const provider = open();
    const order = await newOrder(sensorCode);
    const receipt = await provider.order(order);
    expect(receipt).toMatchObject({ isAccepted: true });
    expect(await provider.order(order)).toEqual(receipt);
    finish(order);
    expect(await deliveredOf(provider, order)).toHaveLength(1);
  });

  it('delivers until it is acknowledged, the same bytes each time, and then no more', async () => {
    const provider = open();
    const order = await newOrder(sensorCode);
    await provider.order(order);
    finish(order);
    const [first] = await deliveredOf(provider, order);
    expect(first).toMatchObject({ kind: 'FILE', orderId: order.orderId });
    expect(await deliveriesOf(provider, order)).toEqual([first]);
    await provider.acknowledge(first!.deliveryId);
    await provider.acknowledge(first!.deliveryId);
    expect(await deliveriesOf(provider, order)).toEqual([]);
  });

  it('delivers nothing of an order that was cancelled, and knows of one that it never had', async () => {
    const provider = open();
    const order = await newOrder(sensorCode);
    await provider.order(order);
    await provider.cancel(order.orderId);
    finish(order);
    expect(await deliveriesOf(provider, order)).toEqual([]);
    await provider.cancel('pas_never');
  });

  it('says whether it is simulated', () => {
    const { isSimulated, simulatedNote } = open();
    expect(isSimulated).toBe(simulatedNote.length > 0);
  });
});

describe('the time of the simulator', () => {
  const simulated = (simulatorSpeed: number) => {
    const { context } = platform;
    return simulator({ ...context, settings: { ...context.settings, simulatorSpeed, simulatorFailureShare: 0 } });
  };

  it('as fast as ours delivers nothing before it was measured and has had its latency', async () => {
    const provider = simulated(1);
    const order = await newOrder(NETWORK.sensorCode);
    expect(order.stopTaiS).toBeGreaterThan(nowTaiS());
    expect(await provider.order(order)).toMatchObject({
      runsFromTaiS: order.startTaiS,
      availableAtTaiS: order.stopTaiS + order.sensor.latencyS,
    });
    expect(await deliveriesOf(provider, order)).toEqual([]);
  });

  it('faster than ours says when a file came by the clock of its measurements', async () => {
    const provider = simulated(1e9);
    const order = await newOrder(NETWORK.sensorCode);
    // The clock is given: a file is due microseconds after its order, which is before the next whole millisecond.
    const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now());
    await provider.order(order);
    const before = await deliveriesOf(provider, order);
    clock.mockReturnValue(Date.now() + 1);
    const [file] = await deliveriesOf(provider, order);
    clock.mockRestore();
    expect(before).toEqual([]);
    if (file?.kind !== 'FILE') throw new Error('no file');
    expect(file.deliveredTaiS).toBe(order.stopTaiS + order.sensor.latencyS);
    const read = readTdmAll(Buffer.from(file.bytes).toString()).tdm!;
    const times = tdmTracks(read).tracks.flatMap(({ points }) => points.map(({ receptionTaiS }) => receptionTaiS));
    expect(Math.max(...times)).toBeGreaterThan(nowTaiS());
    expect(Math.max(...times)).toBeLessThan(file.deliveredTaiS!);
  });
});

describe('a provider over HTTPS that does not behave', () => {
  const provider = (timeoutMs = QUICK.timeoutMs) => httpsProvider({ ...QUICK, timeoutMs, url: remote.url });

  it('that stalls is an outage after the attempts', async () => {
    const before = remote.seen.length;
    remote.misbehave = () => undefined;
    await expect(provider(500).collect()).rejects.toBeInstanceOf(Outage);
    expect(remote.seen.length - before).toBe(1 + QUICK.retries);
  });

  it('that is busy for a moment is asked again', async () => {
    let times = 0;
    remote.misbehave = (_request, response) => {
      if (++times === 2) remote.misbehave = undefined;
      response.writeHead(503).end();
    };
    await provider().collect();
    expect(times).toBe(2);
  });

  it.each([
    ['no JSON', 'garbage'],
    ['no list', '{"deliveries": 3}'],
  ])('that answers with %s is an outage', async (_what, body) => {
    remote.misbehave = (_request, response) => response.writeHead(200).end(body);
    await expect(provider().collect()).rejects.toMatchObject({ code: 'provider-unclear' });
    await expect(provider().order(await newOrder(REMOTE.sensorCode))).rejects.toMatchObject({
      code: 'provider-unclear',
    });
  });

  it('whose answer to an order is not understood leaves the pass as it is, and then has it once', async () => {
    const context = trackingContext(platform);
    const settings = {
      ...context.settings,
      providerUrl: remote.url,
      providerToken: 'a-token',
      allowPrivateProvider: true,
    };
    const pass = await placePass(platform, await placeRequest(platform), { sensorCode: REMOTE.sensorCode });
    const statusNow = async () => (await findPass(context.database.orm, pass.id))!.status;
    remote.misbehave = (_request, response) => response.writeHead(200).end('{');
    await expect(orderPass({ ...context, settings }, { passId: pass.id })).rejects.toBeInstanceOf(Outage);
    expect([await statusNow(), remote.orders.has(pass.id)]).toEqual(['PENDING', false]);
    remote.misbehave = undefined;
    await orderPass({ ...context, settings }, { passId: pass.id });
    const before = remote.seen.length;
    await orderPass({ ...context, settings }, { passId: pass.id });
    expect([await statusNow(), remote.orders.has(pass.id), remote.seen.length]).toEqual(['APPROVED', true, before]);
  });

  it('that answers one order twice with different answers is bound by the first answer', async () => {
    const context = trackingContext(platform);
    const settings = {
      ...context.settings,
      providerUrl: remote.url,
      providerToken: 'a-token',
      allowPrivateProvider: true,
    };
    const pass = await placePass(platform, await placeRequest(platform), { sensorCode: REMOTE.sensorCode });
    // Both requests are in flight before the first is answered; the second is answered when the first answer has been stored.
    const answers: ((body: object) => void)[] = [];
    const times = { measuredFrom: '2027-01-01T00:00:00Z', measuredUntil: '2027-01-01T00:05:00Z' };
    remote.misbehave = (request, response) => {
      request.resume();
      answers.push((body) => response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body)));
      if (answers.length === 2) answers[0]!({ accepted: true, ...times, availableAt: '2027-01-01T01:00:00Z' });
    };
    const order = () => orderPass({ ...context, settings }, { passId: pass.id });
    const orders = [order(), order()];
    await Promise.race(orders);
    answers[1]!({ accepted: false, reason: 'The order is unknown.' });
    await Promise.all(orders);
    expect((await findPass(context.database.orm, pass.id))!).toMatchObject({ status: 'APPROVED', reason: [] });
  });

  it('that refuses an order is told apart from one that is away', async () => {
    remote.misbehave = (_request, response) => response.writeHead(422).end('{}');
    const order = await newOrder(REMOTE.sensorCode);
    expect(await provider().order(order)).toEqual({
      isAccepted: false,
      reason: tell('provider-answered', { status: 422 }),
    });
  });

  it('that never stops sending is cut off', async () => {
    remote.misbehave = (_request, response) => {
      response.writeHead(200);
      response.write(Buffer.alloc(2_000_000));
    };
    const before = remote.seen.length;
    await expect(provider().collect()).rejects.toThrow('larger than');
    expect(remote.seen.length - before).toBe(1);
  });

  it('one of whose files cannot be had delivers the others; one that is too large fails its pass', async () => {
    const orders = [
      await newOrder(REMOTE.sensorCode),
      await newOrder(REMOTE.sensorCode),
      await newOrder(REMOTE.sensorCode),
    ];
    const ids = orders.map(({ orderId }) => orderId);
    remote.misbehave = (request, response) => {
      const [gone, large] = ids;
      if (request.url!.startsWith('/deliveries?')) {
        return response
          .writeHead(200)
          .end(JSON.stringify(ids.map((orderId) => ({ deliveryId: `d-${orderId}`, orderId }))));
      }
      if (request.url!.includes(gone!)) return response.writeHead(404).end();
      if (!request.url!.includes(large!)) return response.writeHead(200).end('a file');
      response.writeHead(200, { 'content-length': 20_000_001 }).write('the first of many');
    };
    const delivered = await provider().collect();
    expect(delivered.map(({ orderId, kind }) => [orderId, kind])).toEqual([
      [ids[1], 'FAILED'],
      [ids[2], 'FILE'],
    ]);
    expect(delivered[0]).toMatchObject({ reason: tell('provider-file-too-large', { limitMb: 20 }) });
  });

  it('that sends elsewhere is not followed, and gets the token from nobody else', async () => {
    remote.misbehave = (_request, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end();
    await expect(provider().collect()).rejects.toMatchObject({ code: 'provider-unclear' });
    expect([...remote.authorizations]).toEqual(['Bearer a-token']);
  });

  it('at a private address is not called unless that is allowed', async () => {
    const before = remote.seen.length;
    for (const url of [remote.url, remote.url.replace('127.0.0.1', 'localhost'), 'http://[::ffff:10.0.0.1]/']) {
      const options = { ...QUICK, url, allowPrivate: false };
      await expect(
        callProvider(options, { method: 'GET', path: '/deliveries', limitBytes: 1000 }),
      ).rejects.toBeInstanceOf(Outage);
    }
    expect(remote.seen.length).toBe(before);
    const addresses = ['10.1.2.3', '169.254.169.254', '192.168.1.1', 'fe80::1', 'fd00::1', '::1', '::ffff:127.0.0.1'];
    expect(addresses.map(isPrivateAddress)).toEqual(addresses.map(() => true));
    expect(['93.184.216.34', '2606:2800:220:1::1'].map(isPrivateAddress)).toEqual([false, false]);
  });
});

it('in production nobody simulates unless that was said', () => {
  const of = (settings: object) =>
    providersOf({ ...platform.context, settings: { ...platform.context.settings, ...settings } }).all.map(
      ({ id }) => id,
    );
  expect(of({ simulator: false })).toEqual([]);
  expect(of({ simulator: false, providerUrl: 'https://sensors.example.com/v1' })).toEqual(['sensors.example.com']);
});
