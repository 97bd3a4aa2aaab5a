import type { SensorBody } from '@keepout/contract/odt/sensor';
import type { ServerContext } from '../hosting/module.ts';
import { notCharged } from '../payments/charges/not-charged.ts';
import { payments } from '../payments/module.ts';
import { charges } from '../ports/charges.ts';
import { conjunctions, type KnownEncounter } from '../ports/conjunctions.ts';
import { type OwnEphemerides, ownEphemerides } from '../ports/own-ephemerides.ts';
import { startTestPlatform, type TestPlatform, type TestPlatformOptions } from '../test-platform.ts';
import type { Route } from '../test-route.ts';
import { onDemandTracking } from './module.ts';
import { conjunctionsOf, noEphemerides, othersOf } from './test-others.ts';

/** A radar that sees everything in low orbit, by day and night: an orbit of 60 degrees passes it some five times a day. */
export const RADAR: SensorBody = {
  sensorCode: 'RAD-01',
  groundSensorName: 'Northern radar',
  sensorType: 'RADAR_ACTIVE',
  site: { latitude: 55, longitude: 10, altitude: 100 },
  minElevation: 5,
  horizon: [],
  fieldOfView: 2,
  limitingMagnitude: null,
  maxRange: null,
  maxSunElevation: -12,
  minMoonSeparation: 0,
  slewRate: 10,
  minPassSpacing: 10,
  minSeparation: 0.1,
  unavailable: [],
  weatherSource: 'NONE',
  clearShare: 1,
  latency: 600,
  accuracy: {
    angleSigma: 36,
    rangeSigma: 20,
    rangeRateSigma: 0.1,
    timeBias: 0,
    timeBiasSigma: 0.001,
    angleBiasSigma: 0,
  },
  pricePerPass: { amount: 20_001, currency: 'EUR' },
};

export const TELESCOPE: SensorBody = {
  ...RADAR,
  sensorCode: 'TEL-01',
  groundSensorName: 'Tenerife telescope',
  sensorType: 'OPTICAL_PASSIVE',
  site: { latitude: 28.3, longitude: -16.5, altitude: 2393 },
  limitingMagnitude: 17,
  weatherSource: 'CLEAR_SHARE',
  clearShare: 0.8,
  slewRate: 4,
  accuracy: { ...RADAR.accuracy, angleSigma: 1, rangeSigma: null, rangeRateSigma: null },
  pricePerPass: { amount: 9000, currency: 'EUR' },
};

/** The real services of tracking beside a world in which somebody else has conjunctions. */
export async function startTracking(
  encounters: Readonly<Record<string, KnownEncounter>> = {},
  options?: TestPlatformOptions,
  own?: OwnEphemerides,
): Promise<TestPlatform> {
  return await startTestPlatform([othersOf(encounters, own), payments, onDemandTracking], options);
}

/** The context as the service has it: it may use what it needs. */
export function trackingContext(
  { context }: TestPlatform,
  encounters: Readonly<Record<string, KnownEncounter>> = {},
): ServerContext {
  const ports: Readonly<Record<string, object>> = {
    [conjunctions.name]: conjunctionsOf(encounters),
    [ownEphemerides.name]: noEphemerides,
    [charges.name]: notCharged,
  };
  return { ...context, use: ({ name }) => ports[name] as never };
}

export interface Answer<T> {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly json: T;
}

/** A call of the service by a user of an operator. */
export async function call<T>(
  platform: TestPlatform,
  who: Parameters<TestPlatform['bearer']>[0] & { readonly operatorId: string },
  place: Route,
  payload?: object,
  extraHeaders: Readonly<Record<string, string>> = {},
): Promise<Answer<T>> {
  const bearer = await platform.bearer({ subject: who.operatorId, userName: `user of ${who.operatorId}`, ...who });
  const answer = await platform.app.inject({
    ...place,
    headers: { ...bearer, ...extraHeaders },
    ...(payload && { payload }),
  });
  const json = (answer.body === '' ? undefined : answer.json()) as T;
  return { status: answer.statusCode, headers: answer.headers, json };
}
