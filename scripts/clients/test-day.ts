import type { AddressInfo } from 'node:net';
import { transformState } from '@keepout/astro/frames/rotation';
import type { MeanElements, Vec3 } from '@keepout/astro/nouns';
import { fitMeanElements } from '@keepout/astro/sgp4/fit-mean-elements';
import { type PlatformClient, platformClient } from '@keepout/client/platform-client';
import { testEvent } from '@keepout/server/ca/manoeuvres/test-event';
import { storeTestCatalogue } from '@keepout/server/catalogue/test-catalogue';
import { modules } from '@keepout/server/modules';
import { RADAR } from '@keepout/server/odt/test-tracking';
import { nowTaiS } from '@keepout/server/platform/now';
import { startTestPlatform } from '@keepout/server/test-platform';
import avoidance from '../../conformance/manoeuvre/impulsive-avoidance.json' with { type: 'json' };

const [CASE] = avoidance.cases;
const [OWN, OTHER] = [71_000, 72_000];
const OPERATOR = 'day';
const ROLES = ['collision-avoidance', 'on-demand-tracking', 'payments'];

/** A platform before the day of the programs, and what they are told of it. */
export interface Day {
  readonly api: PlatformClient;
  readonly environment: Readonly<Record<string, string>>;
  /** A message about the published avoidance case that nobody has sent yet. */
  readonly message: string;
  close(): Promise<void>;
}

/** An operator with a satellite and a radar, and a catalogue of that satellite and what comes near it in one and a half days. */
export async function startDay(): Promise<Day> {
  const platform = await startTestPlatform(modules);
  await platform.app.listen({ host: '127.0.0.1', port: 0 });
  const baseUrl = `http://127.0.0.1:${(platform.app.server.address() as AddressInfo).port}`;
  const roles = Object.fromEntries(ROLES.map((resource) => [resource, ['admin']]));
  const { authorization } = await platform.bearer({
    operatorId: OPERATOR,
    subject: OPERATOR,
    userName: OPERATOR,
    roles,
  });
  const token = authorization.slice('Bearer '.length);
  const api = platformClient({ baseUrl, token });

  const tcaTaiS = nowTaiS() + 1.5 * 86_400;
  await storeTestCatalogue(platform.context, [
    elementsOf('primary', OWN, tcaTaiS),
    elementsOf('secondary', OTHER, tcaTaiS),
  ]);
  const propulsion = { type: 'IMPULSIVE', specificImpulse: 220, maxDeltaV: 0.5, propellantMass: 4 } as const;
  const configuration = { shape: 'CANNONBALL', hardBodyRadius: 3, wetMass: 200, propulsion } as const;
  await api.call('createSatellite', { body: { name: 'TERN', noradId: OWN, configuration } });
  await api.call('createSensor', { body: RADAR });
  // Making them is news too: the day begins behind it.
  const past = new Set(['satellites', 'tracking']);
  let lastEvent = '';
  for await (const { id, data } of api.streamEvents({ lastEventId: '0' })) {
    past.delete(data.type);
    lastEvent = id ?? lastEvent;
    if (past.size === 0) break;
  }
  return {
    api,
    environment: { KEEPOUT_URL: baseUrl, KEEPOUT_TOKEN: token, LAST_EVENT: lastEvent },
    message: testEvent(tcaTaiS, { noradId: OWN, other: OTHER, creationTaiS: nowTaiS() }),
    close: () => platform.close(),
  };
}

/** The orbit of the case that goes through the state of its message. */
function elementsOf(party: 'primary' | 'secondary', noradId: number, tcaTaiS: number): MeanElements {
  const { r, v } = CASE![party];
  const state = {
    epochTaiS: tcaTaiS,
    frame: 'EME2000',
    positionM: r as unknown as Vec3,
    velocityMps: v as unknown as Vec3,
  } as const;
  const identity = { noradId, name: `OBJECT ${noradId}`, cosparId: '', bstar: 0 };
  const fitted = fitMeanElements(transformState(state, 'TEME'), nowTaiS(), identity);
  if (!fitted.ok) throw new Error(fitted.fault.code);
  return { ...fitted.value, objectType: 'PAYLOAD' };
}
