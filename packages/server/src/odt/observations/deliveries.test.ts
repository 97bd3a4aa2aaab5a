import { formatUtcZ } from '@keepout/astro/epoch';
import type { MeanElements } from '@keepout/astro/nouns';
import type { Observation, UploadedObservation } from '@keepout/contract/odt/observation';
import type { ObservationReport } from '@keepout/contract/odt/report';
import type { Problem } from '@keepout/contract/platform/problem';
import { asWritten, tell, textOf } from '@keepout/contract/sentences';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ServerContext } from '../../hosting/module.ts';
import { testForm } from '../../platform/http/test-form.ts';
import type { EnqueueOptions } from '../../platform/jobs/queue.ts';
import { nowTaiS } from '../../platform/now.ts';
import type { TestPlatform } from '../../test-platform.ts';
import { route } from '../../test-route.ts';
import { webhookSignature } from '../providers/https/signature.ts';
import type { PassOrder, ProviderDelivery } from '../providers/provider.ts';
import { movesOf } from '../requests/moves.ts';
import { findPass, type ObservationPassRow } from '../requests/store.ts';
import { moveByClock } from '../schedule/clock.ts';
import { call, startTracking, trackingContext } from '../test-tracking.ts';
import { takeDelivery } from './intake.ts';
import type { ReadJob } from './queues.ts';
import { readObservation } from './read-job.ts';
import { fileOf, orderOf } from './test-file.ts';
import {
  OPERATOR,
  OTHER,
  OWN,
  placePass,
  placeRequest,
  populate,
  REMOTE,
  radarSpans,
  TARGET,
} from './test-observed.ts';
import { updateByObservations } from './update-job.ts';

const SECRET = 'a key of more than thirty-two characters';
const PROVIDER = { id: 'sensors.example.com', kind: 'HTTPS' } as const;
const who = { operatorId: OPERATOR };

let platform: TestPlatform;
beforeAll(async () => {
  const settings = { providerUrl: 'https://sensors.example.com/v1', providerHookSecret: SECRET };
  platform = await startTracking({}, { worker: false, settings });
  await populate(platform);
});
afterAll(() => platform.close());

const world = () => trackingContext(platform);
const listed = async (requestId: string) =>
  (await call<Observation[]>(platform, who, route('listObservations', {}, { 'request-id': requestId }))).json;
const statusOf = async ({ id }: ObservationPassRow) => (await findPass(platform.context.database.orm, id))!;
const reasonOf = async (pass: ObservationPassRow) => textOf((await statusOf(pass)).reason);

interface Ordered {
  readonly pass: ObservationPassRow;
  readonly order: PassOrder;
  /** After the pass, unless another time is given. */
  deliver(bytes: Uint8Array, deliveryId?: string, atTaiS?: number): Promise<string>;
}

/** A pass over the remote sensor that its provider has accepted. */
async function ordered(changes: Parameters<typeof placeRequest>[1] = {}): Promise<Ordered> {
  const requestId = await placeRequest(platform, changes);
  const pass = await placePass(platform, requestId, { sensorCode: REMOTE.sensorCode });
  const { movePass } = movesOf(world());
  await platform.context.database.orm.transaction((tx) => movePass(tx, pass, 'APPROVED'));
  const order = await orderOf(world(), pass);
  let count = 0;
  return {
    pass,
    order,
    deliver: async (bytes, deliveryId = `${pass.id}-${count++}`, deliveredTaiS = pass.availableTaiS) => {
      const file = { kind: 'FILE', deliveryId, orderId: pass.id, fileName: 'track.tdm' } as const;
      const delivery: ProviderDelivery = { ...file, bytes, deliveredTaiS };
      const intake = await takeDelivery(world(), PROVIDER, delivery);
      for (const { observationFileId } of await listed(pass.requestId))
        await readObservation(world(), observationFileId);
      return intake;
    },
  };
}

describe('what a provider delivers', () => {
  it('twice counts once, by its id and by its bytes', async () => {
    const { pass, order, deliver } = await ordered();
    const bytes = fileOf(order);
    expect([await deliver(bytes, 'first'), await deliver(bytes, 'first'), await deliver(bytes, 'second')]).toEqual([
      ...['TAKEN', 'KNOWN', 'KNOWN'],
    ]);
    expect(await statusOf(pass)).toMatchObject({ status: 'SUCCESSFUL' });
    expect(await listed(pass.requestId)).toHaveLength(1);
  });

  it('and costs more than a file may is read again twice, later each time, before that is the file’s fault', async () => {
    const { pass, order } = await ordered();
    const file = { kind: 'FILE', deliveryId: 'costly', orderId: pass.id, fileName: 'track.tdm' } as const;
    await takeDelivery(world(), PROVIDER, { ...file, bytes: fileOf(order), deliveredTaiS: pass.availableTaiS });
    const { observationFileId, charge } = await statusOf(pass);
    const context = world();
    const queued: [ReadJob, number | undefined][] = [];
    const enqueue = async (_queue: string, data: ReadJob, options?: EnqueueOptions) =>
      void queued.push([data, options?.afterS]);
    const run = () => Promise.reject(Object.assign(new Error('heap'), { code: 'ERR_WORKER_OUT_OF_MEMORY' }));
    const poor: ServerContext = {
      ...context,
      threads: Object.assign(Object.create(context.threads), { run }),
      queue: Object.assign(Object.create(context.queue), { enqueue }),
    };
    await readObservation(poor, observationFileId!);
    expect((await statusOf(pass)).status).toBe('PUBLISHING');
    await readObservation(poor, observationFileId!, queued.at(-1)![0].costlyTries);
    expect((await statusOf(pass)).status).toBe('PUBLISHING');
    expect(queued).toEqual([
      [{ observationFileId, costlyTries: 1 }, 60],
      [{ observationFileId, costlyTries: 2 }, 600],
    ]);
    await readObservation(poor, observationFileId!, queued.at(-1)![0].costlyTries);
    // Its pass has it and waits: nothing is planned in its place, and no money moves.
    const waiting = { status: 'PUBLISHED', reason: tell('file-too-costly'), charge };
    expect(await statusOf(pass)).toMatchObject(waiting);
    await moveByClock(context);
    expect(await statusOf(pass)).toMatchObject(waiting);
    expect(queued).toHaveLength(2);
    const again = () => call<Observation>(platform, who, route('readObservationAgain', { fileId: observationFileId! }));
    expect((await listed(pass.requestId))[0]).toMatchObject({ isUnreadable: true, isAssociated: false });
    expect(await again()).toMatchObject({ status: 200, json: { isUnreadable: false, reason: '' } });
    expect((await statusOf(pass)).status, 'nothing moves until it is read').toBe('PUBLISHED');
    await readObservation(context, observationFileId!);
    expect((await listed(pass.requestId))[0]).toMatchObject({ isUnreadable: false, isAssociated: true });
    expect((await statusOf(pass)).status).toBe('SUCCESSFUL');
    expect(await again()).toMatchObject({ status: 409, json: { code: 'observation-is-read' } });
  });

  it('of another object does not count, and says of which it is', async () => {
    const { pass, order, deliver } = await ordered();
    await deliver(fileOf(order, { elements: { ...OTHER, meanAnomalyDeg: 0.3 } }));
    expect((await statusOf(pass)).status).toBe('UNSUCCESSFUL');
    const [file] = await listed(pass.requestId);
    expect(file).toMatchObject({ isAssociated: false, catalogueId: TARGET.noradId, orbitUpdate: null });
    expect(file!.reasonSentences).toEqual((await statusOf(pass)).reason);
    const whose = await ordered({ elements: OTHER });
    await whose.deliver(fileOf(whose.order, { elements: { ...TARGET, noradId: 91_009 } }));
    expect(await reasonOf(whose.pass)).toBe('The track correlates with TARGET (91000), not with OTHER.');
  });

  it('of an object that nobody knows has an orbit of its own', async () => {
    const { pass, order, deliver } = await ordered();
    const stranger: MeanElements = { ...TARGET, noradId: 92_000, raanDeg: 21, meanAnomalyDeg: 1.5, inclinationDeg: 6 };
    await deliver(fileOf(order, { elements: stranger }));
    const [file] = await listed(pass.requestId);
    expect(file!.reason).toBe('Uncorrelated track: it matches no known object, and not TARGET.');
    const report = await call<ObservationReport>(
      platform,
      who,
      route('getObservationReport', { fileId: file!.observationFileId }),
    );
    const [track] = report.json.reports;
    expect(track!.catalogueIdBestAssociation).toBeNull();
    expect(Math.abs(track!.initialOrbit!.semiMajorAxisKm - 7200)).toBeLessThan(50);
    expect(track!.initialOrbit!.inclinationDeg).toBeCloseTo(6, 0);
  });

  it('after a cancellation is kept, and counts for nothing', async () => {
    const { pass, order, deliver } = await ordered();
    const { movePass } = movesOf(world());
    await platform.context.database.orm.transaction((tx) => movePass(tx, pass, 'CANCELLED'));
    expect(await deliver(fileOf(order))).toBe('TAKEN');
    expect((await statusOf(pass)).status).toBe('CANCELLED');
    const [file] = await listed(pass.requestId);
    expect(file).toMatchObject({ isAssociated: false, orbitUpdate: null });
    expect(file!.reason).toContain('arrived after its pass had ended');
  });

  it('as garbage fails the pass with line and keyword, and a good file afterwards sets it right', async () => {
    const { pass, order, deliver } = await ordered();
    const good = Buffer.from(fileOf(order)).toString();
    await deliver(Buffer.from(good.replace('TIME_SYSTEM = UTC', 'TIME_SYSTEM = MOON')));
    expect(await statusOf(pass)).toMatchObject({ status: 'UNSUCCESSFUL' });
    expect(await reasonOf(pass)).toMatch(/^The file cannot be used\. Line \d+: The time system "MOON"/);
    await deliver(Buffer.from([0, 1, 2, 3]));
    expect((await statusOf(pass)).status).toBe('UNSUCCESSFUL');
    await deliver(Buffer.from(good));
    expect(await statusOf(pass)).toMatchObject({ status: 'SUCCESSFUL', reason: [] });
    expect(await listed(pass.requestId)).toHaveLength(3);
  });

  it('before it was measured counts for nothing, and the times are said', async () => {
    const { pass, order, deliver } = await ordered();
    await deliver(fileOf(order), undefined, order.startTaiS - 3600);
    const [file] = await listed(pass.requestId);
    expect(file).toMatchObject({ isAssociated: false, orbitUpdate: null });
    expect(file!.deliveredAt).toBe(formatUtcZ(order.startTaiS - 3600));
    const { status, reason } = await statusOf(pass);
    expect(status).toBe('UNSUCCESSFUL');
    expect(textOf(reason)).toMatch(
      /^The last measurement is at .*, after the arrival of the file at .*: the clock of the sensor is wrong\.$/,
    );
  });

  it('of another sensor does not count', async () => {
    const { pass, order, deliver } = await ordered();
    await deliver(fileOf(order, { sensorCode: 'SIM-R' }));
    expect(await reasonOf(pass)).toBe('The file is from sensor SIM-R; NET-R was ordered.');
    const unknown = await ordered();
    await unknown.deliver(fileOf(unknown.order, { sensorCode: 'NOBODY' }));
    expect(await reasonOf(unknown.pass)).toContain('No place is known for the sensor "NOBODY"');
  });

  it('with fewer measurements than were asked for does not count', async () => {
    const { pass, order, deliver } = await ordered();
    await deliver(fileOf(order, { change: (all) => all.slice(0, 3) }));
    expect(await reasonOf(pass)).toBe('The file has 3 measurements of the object; 5 were requested.');
  });

  it('with points twice counts each once', async () => {
    const { pass, order, deliver } = await ordered();
    let count = 0;
    await deliver(
      fileOf(order, {
        change: (all) => {
          count = all.length;
          return all.flatMap((measurement) => [measurement, measurement]);
        },
      }),
    );
    const [file] = await listed(pass.requestId);
    expect(file).toMatchObject({ isAssociated: true, numberOfMeasurements: count });
  });

  it('by a clock that is a second ahead says so, and does not change the orbit', async () => {
    const { pass, order, deliver } = await ordered();
    const late = (s: number) => (all: readonly { readonly receptionTaiS: number }[]) =>
      all.map((measurement) => ({ ...measurement, receptionTaiS: measurement.receptionTaiS + s }));
    await deliver(fileOf(order, { change: late(1) }));
    await updateByObservations(world(), { requestId: pass.requestId });
    const [file] = await listed(pass.requestId);
    const report = await call<ObservationReport>(
      platform,
      who,
      route('getObservationReport', { fileId: file!.observationFileId }),
    );
    expect(report.json.reports[0]!.warnings.join()).toMatch(/clock that is (0\.9\d+|1(\.0\d+)?) s ahead/);
    expect(file!.orbitUpdate).toMatchObject({ state: 'INCONSISTENT', after: null });
    expect(report.json.reports[0]!.measurementReports.some(({ isUsed }) => isUsed)).toBe(false);
  });

  it('for one order as for another counts for the first alone, and is paid once', async () => {
    const [first, second] = [await ordered(), await ordered()];
    const bytes = fileOf(first.order);
    expect([await first.deliver(bytes), await second.deliver(bytes)]).toEqual(['TAKEN', 'KNOWN']);
    expect((await statusOf(first.pass)).status).toBe('SUCCESSFUL');
    expect(await statusOf(second.pass)).toMatchObject({ status: 'UNSUCCESSFUL', observationFileId: null });
    expect((await statusOf(second.pass)).reason[0]!.code).toBe('provider-sent-again');
    const { rows } = await platform.context.database.pool.query(
      "select key from charge where step = 'CAPTURE' and key = any($1)",
      [[first.pass.id, second.pass.id]],
    );
    expect(rows).toEqual([{ key: first.pass.id }]);
  });

  it('after it had failed counts, and what had been given back is not taken again', async () => {
    const { pass, order, deliver } = await ordered();
    const reason = asWritten('Overcast.');
    const failed = { kind: 'FAILED', deliveryId: `${pass.id}-failed`, orderId: pass.id, reason } as const;
    await takeDelivery(world(), PROVIDER, failed);
    await takeDelivery(world(), PROVIDER, { ...failed, deliveryId: `${pass.id}-again` });
    expect(await statusOf(pass)).toMatchObject({ status: 'UNSUCCESSFUL', reason });
    await deliver(fileOf(order));
    expect((await statusOf(pass)).status).toBe('SUCCESSFUL');
    const steps = 'select step from charge where key = $1 order by at';
    const { rows } = await platform.context.database.pool.query<{ step: string }>(steps, [pass.id]);
    expect(rows.map(({ step }) => step).slice(0, 2)).toEqual(['RESERVE', 'RELEASE']);
    expect(new Set(rows.map(({ step }) => step)).size).toBe(rows.length);
  });

  it('that nobody ordered is told apart, and a failure gives its reason in the words of the provider', async () => {
    const { pass } = await ordered();
    const stray: ProviderDelivery = { kind: 'FAILED', deliveryId: 'stray', orderId: 'pas_nobody', reason: [] };
    expect(await takeDelivery(world(), PROVIDER, stray)).toBe('STRAY');
    expect(await takeDelivery(world(), { id: 'x', kind: 'SIMULATOR' }, { ...stray, orderId: pass.id })).toBe('STRAY');
    const reason = asWritten('Cancelled by root.');
    const failed: ProviderDelivery = { ...stray, deliveryId: 'failed', orderId: pass.id, reason };
    expect(await takeDelivery(world(), PROVIDER, failed)).toBe('TAKEN');
    expect(await statusOf(pass)).toMatchObject({ status: 'UNSUCCESSFUL', reason });
  });
});

describe('the webhook of providers', () => {
  const send = async (
    { pass }: Ordered,
    bytes: Uint8Array,
    options: { readonly secret?: string; readonly atUnixS?: number; readonly signed?: Uint8Array } = {},
  ) => {
    const { secret = SECRET, atUnixS = Math.floor(Date.now() / 1000), signed = bytes } = options;
    const deliveryId = `hook-${pass.id}`;
    const facts = { timestamp: String(atUnixS), deliveryId, orderId: pass.id, fileName: 'hook.tdm' };
    return await platform.app.inject({
      ...route('deliverObservation'),
      headers: {
        'content-type': 'application/octet-stream',
        'keepout-timestamp': facts.timestamp,
        'keepout-delivery': deliveryId,
        'keepout-order': pass.id,
        'keepout-file-name': facts.fileName,
        'keepout-signature': `v1=${webhookSignature(secret, facts, signed)}`,
      },
      payload: Buffer.from(bytes),
    });
  };

  it('takes what is signed, and knows it when it is sent again', async () => {
    const order = await ordered();
    const bytes = fileOf(order.order);
    const first = await send(order, bytes);
    expect([first.statusCode, first.json()]).toEqual([200, { outcome: 'TAKEN' }]);
    expect((await send(order, bytes)).json()).toEqual({ outcome: 'KNOWN' });
    expect(await listed(order.pass.requestId)).toHaveLength(1);
    expect((await statusOf(order.pass)).status).toBe('PUBLISHING');
  });

  it('refuses another key, an old message and changed bytes', async () => {
    const order = await ordered();
    const bytes = fileOf(order.order);
    const old = Math.floor(Date.now() / 1000) - 400;
    for (const signing of [{ secret: `${SECRET}!` }, { atUnixS: old }]) {
      expect((await send(order, bytes, signing)).json()).toMatchObject({ status: 401, code: 'signature-invalid' });
    }
    const changed = await send(order, bytes, { signed: Buffer.from(bytes).fill(32, 0, 4) });
    expect(changed.statusCode).toBe(401);
    expect(await listed(order.pass.requestId)).toEqual([]);
  });
});

describe('A-08 measurements of one’s own', () => {
  const upload = async (content: Uint8Array | string, fields: Record<string, string> = {}, as = who) => {
    const form = testForm([{ name: 'own.tdm', content: Buffer.from(content).toString('latin1') }], fields);
    const answer = await platform.app.inject({
      ...route('uploadObservation'),
      headers: { ...(await platform.bearer(as)), ...form.headers },
      payload: form.payload,
    });
    return { status: answer.statusCode, json: answer.json() as UploadedObservation & Problem };
  };

  it('are kept, found to be of an object, and update its orbit; the same bytes again are known', async () => {
    const { order } = await ordered();
    const [before] = radarSpans(TARGET, nowTaiS() - 36_000);
    const bytes = fileOf({ ...order, ...before }, { sensorCode: OWN.sensorCode });
    const first = await upload(bytes);
    expect(first.status, JSON.stringify(first.json)).toBe(201);
    expect(first.json.isKnown).toBe(false);
    const [kept] = first.json.observations;
    expect(kept).toMatchObject({ sensorCode: 'OWN-R', observationRequestId: null, isAssociated: false });
    const { observationFileId } = kept!;
    await readObservation(world(), observationFileId);
    await updateByObservations(world(), { observationFileId });
    const [observation] = (
      await call<Observation[]>(platform, who, route('listObservations', {}, { 'sensor-code': 'OWN-R' }))
    ).json;
    expect(observation).toMatchObject({
      isAssociated: true,
      catalogueId: null,
      catalogueIdBestAssociation: TARGET.noradId,
    });
    expect(observation!.orbitUpdate).toMatchObject({
      state: 'UPDATED',
      priorSource: 'ELEMENT_SET',
      conjunctionId: null,
    });
    const again = await upload(bytes);
    expect(again.json).toMatchObject({ isKnown: true });
    expect(again.json.observations[0]!.observationFileId).toBe(observationFileId);
  });

  it('that are still to be made are kept, and count for nothing', async () => {
    const { order } = await ordered();
    const [kept] = (await upload(fileOf(order, { sensorCode: OWN.sensorCode }))).json.observations;
    await readObservation(world(), kept!.observationFileId);
    const mine = (await call<Observation[]>(platform, who, route('listObservations', {}, { 'sensor-code': 'OWN-R' })))
      .json;
    const observation = mine.find(({ observationFileId }) => observationFileId === kept!.observationFileId);
    expect(observation).toMatchObject({ isAssociated: false, reasonSentences: [{ code: 'file-ahead' }] });
  });

  it('of a sensor that is not one’s own, or that cannot be read, are refused with line and keyword', async () => {
    const { order } = await ordered();
    const foreign = await upload(fileOf(order));
    expect([foreign.status, foreign.json.code]).toEqual([422, 'unknown-sensor']);
    expect(foreign.json.errors![0]).toMatchObject({ keyword: 'PARTICIPANT_1', value: 'NET-R' });
    expect((await upload('CCSDS_TDM_VERS = 2.0\n')).status).toBe(422);
    expect((await upload(fileOf(order), { 'sensor-code': 'NET-R' })).json.code).toBe('sensor-unknown');
    expect((await upload(fileOf(order), {}, { operatorId: 'somebody-else' })).status).toBe(422);
  });
});
