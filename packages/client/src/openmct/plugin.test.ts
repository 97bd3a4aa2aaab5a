import { RECORDED } from '@keepout/contract/recorded';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { REPEAT_MS } from '../mission/fleet-watch.ts';
import { VERDICTS } from '../mission/levels.ts';
import { answerOf, eventOf, NOW_MS, TERN } from '../mission/test-fleet.ts';
import { platformStandIn } from '../mission/test-platform.ts';
import type { Datum, DomainObject, OpenMct, Staleness, TelemetryProvider } from './host.ts';
import { keepoutPlugin } from './plugin.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: NOW_MS });
});
afterEach(() => {
  vi.useRealTimers();
});

type Registered<Key extends 'objects' | 'composition'> = Parameters<OpenMct[Key]['addProvider']>;

/** As much of Open MCT as the plug-in uses: it keeps what it is given. */
function host() {
  const kept: {
    root?: unknown;
    object?: Registered<'objects'>[1];
    composition?: Registered<'composition'>[0];
    telemetry?: TelemetryProvider;
    destroy?: () => void;
  } = {};
  const types: string[] = [];
  const openmct: OpenMct = {
    types: { addType: (key) => types.push(key) },
    objects: {
      addRoot: (identifier) => {
        kept.root = identifier;
      },
      addProvider: (_namespace, provider) => {
        kept.object = provider;
      },
    },
    composition: {
      addProvider: (provider) => {
        kept.composition = provider;
      },
    },
    telemetry: {
      addProvider: (provider) => {
        kept.telemetry = provider;
      },
    },
    once: (_event, listener) => {
      kept.destroy = listener;
    },
  };
  return { openmct, kept: kept as Required<typeof kept>, types };
}

async function installed(events = [eventOf({ kind: 'ACT', change: { probabilityOfCollision: 2e-4 } })]) {
  const platform = platformStandIn(answerOf(events));
  const { openmct, kept, types } = host();
  keepoutPlugin({ baseUrl: 'https://keepout.invalid', token: 'token', fetch: platform.fetch })(openmct);
  await vi.advanceTimersByTimeAsync(100);
  const satellite = await kept.object.get({ namespace: 'keepout', key: TERN.satelliteId });
  return { platform, kept, types, satellite, telemetry: kept.telemetry };
}

it('26.8 a root has the satellites of the fleet, and these every parameter with its unit', async () => {
  const { kept, types, satellite } = await installed();
  const fleet = await kept.object.get({ namespace: 'keepout', key: 'fleet' });
  expect([fleet.name, fleet.location, fleet.identifier]).toEqual(['Keepout', 'ROOT', kept.root]);
  expect(kept.composition.appliesTo(fleet)).toBe(true);
  expect((await kept.composition.load(fleet)).map(({ key }) => key)).toEqual(['sat-1', 'sat-2']);
  expect([satellite.name, satellite.location]).toEqual(['TERN-1', 'keepout:fleet']);
  expect(types).toContain(satellite.type);
  const values = new Map(satellite.telemetry!.values.map((value) => [value.key, value]));
  expect(values.get('utc')).toMatchObject({ format: 'utc', hints: { domain: 1 } });
  expect(values.get('missDistance')).toMatchObject({ name: 'Miss distance', unit: 'm' });
  expect(values.get('verdict')!.enumerations).toContainEqual({ value: VERDICTS.indexOf('ACT'), string: 'ACT' });
  kept.destroy();
});

it('26.8 subscribers get each view while it stands, are told when it no longer does, and end', async () => {
  const { platform, kept, satellite, telemetry } = await installed();
  const data: Datum[] = [];
  const staleness: boolean[] = [];
  const stop = telemetry.subscribe(satellite, (datum) => data.push(datum));
  const stopStaleness = telemetry.subscribeToStaleness(satellite, ({ isStale }: Staleness) => staleness.push(isStale));
  await vi.advanceTimersByTimeAsync(REPEAT_MS + 2_000);
  expect(data).toHaveLength(1);
  expect(data[0]).toMatchObject({ verdict: VERDICTS.indexOf('ACT'), pc: 2e-4, conjunctionId: 'con-1' });
  expect(data[0]!['utc']).toBeGreaterThanOrEqual(NOW_MS + REPEAT_MS);
  platform.manner = 'cut';
  await vi.advanceTimersByTimeAsync(3 * REPEAT_MS);
  expect(staleness).toEqual([false, true]);
  expect((await telemetry.isStale(satellite)).isStale).toBe(true);
  expect(data).toHaveLength(1);
  platform.manner = 'well';
  await vi.advanceTimersByTimeAsync(REPEAT_MS);
  expect(staleness.at(-1)).toBe(false);
  expect(data.length).toBeGreaterThan(1);
  const heard = data.length;
  stop();
  stopStaleness();
  await vi.advanceTimersByTimeAsync(3 * REPEAT_MS);
  expect(data).toHaveLength(heard);
  kept.destroy();
});

it('26.8 what is not known has no value, and an outdated message is stale', async () => {
  const { kept, satellite, telemetry } = await installed([
    eventOf({ ageHours: 30, change: { probabilityOfCollision: null } }),
  ]);
  const [datum] = await telemetry.request(satellite, { strategy: 'latest' });
  expect(Object.keys(datum!)).not.toContain('pc');
  expect((await telemetry.isStale(satellite)).isStale).toBe(true);
  kept.destroy();
});

it('26.8 history is what each message said, then what holds now; of the latest, nothing else is asked', async () => {
  const { kept, satellite, telemetry } = await installed();
  const data = await telemetry.request(satellite, { start: 0, end: NOW_MS + 1_000 });
  const { history } = RECORDED.getConjunction;
  expect(data).toHaveLength(history.length + 1);
  const times = data.map(({ utc }) => utc as number);
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  expect(data[0]).toMatchObject({
    missDistance: history[0]!.totalMissDistance,
    conjunctionId: RECORDED.getConjunction.conjunctionId,
  });
  expect(data[0]).not.toHaveProperty('verdict');
  expect(data.at(-1)!['verdict']).toBe(VERDICTS.indexOf('ACT'));
  const [, second] = history.toSorted((a, b) => a.creationDate.localeCompare(b.creationDate));
  const past = { start: 0, end: Date.parse(second!.creationDate) };
  expect(await telemetry.request(satellite, past)).toHaveLength(2);
  expect(await telemetry.request(satellite, { ...past, strategy: 'latest' })).toEqual([data[1]]);
  kept.destroy();
});

it('26.8 limits have the colours of their levels, from the threshold on', async () => {
  const { kept, satellite, telemetry } = await installed();
  const { evaluate } = telemetry.getLimitEvaluator(satellite);
  const classOf = (key: string, value: number | string) => evaluate({ [key]: value }, { key })?.cssClass;
  expect(classOf('verdict', VERDICTS.indexOf('ACT'))).toBe('is-limit--upr is-limit--red');
  expect(classOf('verdict', VERDICTS.indexOf('SAFE'))).toBeUndefined();
  expect(evaluate({ pc: 1e-4 }, { key: 'pc' })).toEqual({
    cssClass: 'is-limit--upr is-limit--red',
    name: 'critical',
    low: 1e-4,
  });
  expect(classOf('pc', 0.99e-4)).toBe('is-limit--upr is-limit--orange');
  expect(classOf('pc', 0.99e-7)).toBeUndefined();
  expect(classOf('timeToDecision', 0)).toBe('is-limit--lwr is-limit--orange');
  expect(evaluate({}, { key: 'pc' })).toBeUndefined();
  expect(evaluate({ utc: NOW_MS }, { key: 'utc' })).toBeUndefined();
  expect(evaluate({ pc: 1 })).toBeUndefined();
  const lines = await telemetry.getLimits(satellite).limits();
  expect(lines['CRITICAL']).toEqual({ high: { color: 'red', pc: 1e-4 }, low: undefined });
  expect(lines['DISTRESS']!.low).toEqual({ color: 'orange', timeToDecision: 0 });
  expect(Object.keys(lines)).toEqual(['WARNING', 'DISTRESS', 'CRITICAL']);
  kept.destroy();
});

it('26.8 objects of others are none of ours, and one that has left the fleet is stale', async () => {
  const { kept, telemetry } = await installed();
  const other = { type: 'generator' } as DomainObject;
  expect([
    telemetry.supportsRequest(other),
    telemetry.supportsSubscribe(other),
    telemetry.supportsLimits(other),
  ]).toEqual([false, false, false]);
  const gone = await kept.object.get({ namespace: 'keepout', key: 'sat-9' });
  expect(gone.name).toBe('sat-9');
  expect(await telemetry.request(gone, {})).toEqual([]);
  expect((await telemetry.isStale(gone)).isStale).toBe(true);
  kept.destroy();
});
