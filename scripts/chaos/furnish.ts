import { readFileSync } from 'node:fs';
import type { SensorBody } from '@keepout/contract/odt/sensor';
import { RECIPIENT_KINDS } from '@keepout/contract/publishing/kinds';
import type { RecipientBody } from '@keepout/contract/publishing/recipient';
import { testCrosser, testElements, testOem } from '@keepout/server/ca/test-oem';
import { storeCatalogue } from '@keepout/server/catalogue/load';
import { layFoundation } from '@keepout/server/hosting/foundation';
import { saveMachineClient } from '@keepout/server/identity/embedded/clients';
import { modules } from '@keepout/server/modules';
import { RADAR } from '@keepout/server/odt/test-tracking';
import { createPrice, createProduct } from '@keepout/server/payments/products/service';
import { ADMIN, testCustomer } from '@keepout/server/payments/test-payments';
import { nowTaiS } from '@keepout/server/platform/now';
import { createLogger } from '@keepout/server/platform/observing/logs';
import { readSettings } from '@keepout/server/platform/settings/settings';
import { createRecipient } from '@keepout/server/publishing/recipients/service';

export const CLIENT_ID = 'keepout-machine-chaos';
const OPERATOR = 'operator-chaos';
const STATES = 90;
const STEP_S = 60;
const HOUR_S = 3600;
const SATELLITE_NORAD_ID = 90000;

/** What is in the catalogue to be observed. */
export const OBJECTS = { first: 91_000, count: 300 } as const;
/** A product that is bought again and again, cents. */
export const PRODUCT = { productId: 'chaos', price: 700 } as const;
/** Before any clock that jumps back. */
const PRICED_FROM = '2020-01-01T00:00:00Z';
/** What the operator has paid in, cents: more than can be spent. */
export const PAID_IN = 100_000_000_000;
export const SENSOR: SensorBody = { ...RADAR, sensorCode: 'CHAOS-RAD', groundSensorName: 'Radar of chaos' };

const SPACE_TRACK = RECIPIENT_KINDS.SPACE_TRACK;
/** Its password is sealed in the database. */
export const RECIPIENT = {
  name: 'Sealed',
  kind: 'SPACE_TRACK',
  address: SPACE_TRACK.address!,
  signInAddress: SPACE_TRACK.signInAddress,
  identity: 'chaos@example.com',
  objectNames: [],
  secret: 'not told to anybody',
} as const satisfies RecipientBody;

/** What is uploaded again and again, each time with a name of its own. */
export interface Samples extends Furnished {
  readonly satellite: Readonly<Record<string, unknown>> & { readonly configuration: object };
  /** A file that no other is equal to. */
  oem(mark: string): string;
  cdm(mark: string): string;
}

export interface Furnished {
  /** Of the machine. */
  readonly secret: string;
  readonly customerId: string;
}

/** Makes the database, a catalogue of a few objects, a balance and a machine's access, by the product's own hand. */
export async function furnish(environment: Readonly<Record<string, string>>): Promise<Furnished> {
  const settings = readSettings({ ...environment, KEEPOUT_LOG_LEVEL: 'silent' }, '/');
  if (!settings.ok) throw new Error('the settings are refused');
  const foundation = await layFoundation(settings.value, { modules, log: createLogger(settings.value) });
  const startTaiS = firstEpoch();
  const elements = [testElements(startTaiS), testCrosser(startTaiS), ...background(startTaiS)];
  try {
    const content = {
      format: 'omm-json',
      elements,
      rejectedCount: 0,
      faults: [],
      source: 'chaos',
      bytes: Buffer.from('chaos'),
    } as const;
    await storeCatalogue(foundation.context, content);
    const { context } = foundation;
    const customerId = await testCustomer(context.database, OPERATOR, { available: PAID_IN, limit: 0 });
    const { productId, price: amount } = PRODUCT;
    await createProduct(context, ADMIN, { productId, productType: 'BASE', serviceType: 'odt', name: 'Chaos' });
    await createPrice(context, ADMIN, {
      productId,
      amount,
      currency: SENSOR.pricePerPass.currency,
      period: null,
      validFrom: PRICED_FROM,
    });
    await createRecipient(context, { operatorId: OPERATOR, actor: 'chaos' }, RECIPIENT);
    const secret = await saveMachineClient(context.database, {
      clientId: CLIENT_ID,
      name: 'chaos',
      operatorId: OPERATOR,
      roles: { 'collision-avoidance': ['user'], 'on-demand-tracking': ['user'], payments: ['user'] },
    });
    return { secret, customerId };
  } finally {
    await foundation.close();
  }
}

/** What the machine uploads. */
export function samplesOf(furnished: Furnished): Samples {
  const startTaiS = firstEpoch();
  const own = testElements(startTaiS);
  const oem = testOem(own, { startTaiS, count: STATES, stepS: STEP_S });
  const cdm = sampleCdm();
  return {
    ...furnished,
    satellite: {
      name: own.name,
      cosparId: own.cosparId,
      noradId: SATELLITE_NORAD_ID,
      configuration: {
        shape: 'CANNONBALL',
        hardBodyRadius: 3,
        wetMass: 200,
        propulsion: {
          type: 'IMPULSIVE',
          specificImpulse: 220,
          maxDeltaV: 0.5,
          propellantMass: 4,
          executionMagnitudeError: 0.02,
        },
      },
    },
    oem: (mark) => oem.replace(/\nORIGINATOR/, `\nCOMMENT ${mark}\nORIGINATOR`),
    cdm: (mark) => cdm.replace(/^(MESSAGE_ID\s*=).*$/m, `$1 ${mark}`),
  };
}

/** The same for files and catalogue where both are made within the hour; so far ahead that no clock that jumps is past it. */
function firstEpoch(): number {
  const now = nowTaiS();
  return now - (now % HOUR_S) + 7 * HOUR_S;
}

function background(startTaiS: number) {
  return Array.from({ length: OBJECTS.count }, (_, index) =>
    testElements(startTaiS, {
      noradId: OBJECTS.first + index,
      name: `OBJECT ${index}`,
      cosparId: '',
      inclinationDeg: 40 + (index % 100),
      raanDeg: (index * 137.5) % 360,
      meanAnomalyDeg: (index * 73.3) % 360,
    }),
  );
}

/** A real message, about our satellite. */
function sampleCdm(): string {
  const name = '../../conformance/ccsds/cdm/valid/000043613_conj_000043712_20221015_083008_20221009_220335.cdm';
  const text = readFileSync(new URL(name, import.meta.url), 'utf8');
  return text.replace(/^(OBJECT_DESIGNATOR\s*=).*$/m, `$1 ${SATELLITE_NORAD_ID}`);
}
