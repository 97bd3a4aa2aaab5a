import { readFileSync } from 'node:fs';
import type { MeanElements } from '@keepout/astro/nouns';
import type { SensorBody } from '@keepout/contract/odt/sensor';
import { RECIPIENT_KINDS } from '@keepout/contract/publishing/kinds';
import type { RecipientBody } from '@keepout/contract/publishing/recipient';
import { testCrosser, testElements, testOem } from '@keepout/server/ca/test-oem';
import { RADAR } from '@keepout/server/odt/test-tracking';
import { nowTaiS } from '@keepout/server/platform/now';
import { FIRST, type Operator } from './operators.ts';

const STATES = 90;
const STEP_S = 60;
const HOUR_S = 3600;

/** What is in the catalogue to be observed. */
export const OBJECTS = { first: 91_000, count: 300 } as const;
/** A product that is bought again and again, cents. */
export const PRODUCT = { productId: 'chaos', price: 700 } as const;
/** What each organisation has paid in, cents: more than can be spent. */
export const PAID_IN = 100_000_000_000;

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
export interface Samples extends Furnished, Operator {
  readonly sensor: SensorBody;
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

/** What the machine uploads. */
export function samplesOf(furnished: Furnished, operator: Operator = FIRST): Samples {
  const startTaiS = firstEpoch();
  const ownElements = chaosElements().find(({ noradId }) => noradId === operator.noradId)!;
  const oem = testOem(ownElements, { startTaiS, count: STATES, stepS: STEP_S });
  const cdm = sampleCdm(operator);
  return {
    ...furnished,
    ...operator,
    sensor: { ...RADAR, sensorCode: operator.sensorCode, groundSensorName: `Radar ${operator.mark}` },
    satellite: {
      name: ownElements.name,
      cosparId: ownElements.cosparId,
      noradId: operator.noradId,
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

/** The catalogue that both organisations screen with. */
export function chaosElements(): readonly MeanElements[] {
  const startTaiS = firstEpoch();
  return [testElements(startTaiS), testCrosser(startTaiS), ...background(startTaiS)];
}

/** An ephemeris of an object of the catalogue over the time that the writers upload for. */
export function sampleEphemeris(elements: MeanElements, mark: string): string {
  const namedElements = { ...elements, cosparId: elements.cosparId || '2026-900A' };
  const oem = testOem(namedElements, { startTaiS: firstEpoch(), count: STATES, stepS: STEP_S });
  return oem.replace(/\nORIGINATOR/, `\nCOMMENT ${mark}\nORIGINATOR`);
}

function background(startTaiS: number): readonly MeanElements[] {
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

/** A real message, about the satellite of an organisation. */
function sampleCdm({ noradId }: Operator): string {
  const name = '../../conformance/ccsds/cdm/valid/000043613_conj_000043712_20221015_083008_20221009_220335.cdm';
  const text = readFileSync(new URL(name, import.meta.url), 'utf8');
  return text.replace(/^(OBJECT_DESIGNATOR\s*=).*$/m, `$1 ${noradId}`);
}
