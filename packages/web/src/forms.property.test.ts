import { ROTA_NUMBERS, SETTINGS_TEXTS } from '@keepout/contract/alerts/fields';
import { alertRotaBody } from '@keepout/contract/alerts/rota';
import { alertSettingsBody } from '@keepout/contract/alerts/settings';
import { decisionChange } from '@keepout/contract/ca/decision';
import { CA_EXAMPLES } from '@keepout/contract/ca/examples';
import { DECISION_TEXTS } from '@keepout/contract/ca/fields';
import { manoeuvreReturnSearch } from '@keepout/contract/ca/manoeuvre-return';
import { manoeuvreSearch } from '@keepout/contract/ca/manoeuvre-search';
import { screeningBody } from '@keepout/contract/ca/screening';
import { RULE_TEXTS } from '@keepout/contract/fleet/fields';
import { flightRulesChange } from '@keepout/contract/fleet/flight-rules';
import { machineCreation } from '@keepout/contract/identity/machine';
import { REQUEST_TEXTS } from '@keepout/contract/odt/fields';
import { requestBody } from '@keepout/contract/odt/request';
import { type SensorBody, sensorBody } from '@keepout/contract/odt/sensor';
import { balanceChange, customerBody } from '@keepout/contract/payments/customer';
import { BOOKING_TEXTS, CUSTOMER_TEXTS, PRODUCT_TEXTS } from '@keepout/contract/payments/fields';
import { invoicePayment } from '@keepout/contract/payments/invoice';
import { productBody } from '@keepout/contract/payments/product';
import { unbookedResolution } from '@keepout/contract/payments/unbooked';
import { isTaken, toWire } from '@keepout/contract/platform/number-field';
import { NAME, type TextField } from '@keepout/contract/platform/text-field';
import { stateQuery } from '@keepout/contract/sky/elements';
import { STATE_NUMBERS } from '@keepout/contract/sky/fields';
import { describe, expect, it } from 'vitest';
import { type RotaNumber, rotaFaults, onCallForm as rotaFormOf } from './features/alerts/rota-form.ts';
import { readBands } from './features/manoeuvre/ReturnPanel.tsx';
import { firstForm, readForm, type SearchForm } from './features/manoeuvre/search-form.ts';
import { emptyRunForm, runRequest } from './features/screening/run-form.ts';
import { orderFaults, orderForm } from './features/tracking/order/order-form.ts';
import { EMPTY_FORM, sensorContent, sensorFaults, sensorForm } from './features/tracking-sensors/sensor-form.ts';
import { filledFields } from './nouns/record/field-text.ts';

const SETTINGS_WIRE = { timeZone: SETTINGS_TEXTS.timeZone, digestAt: SETTINGS_TEXTS.wallTime };
const ALERT_RULES = {
  timeZone: 'UTC',
  digestAt: '07:00',
  quietHours: { isOn: false, from: '22:00', until: '06:00' },
  rules: [],
};

/** Numbers on and around every limit of the house. */
const AROUND = [
  1e-9, 1e-6, 1e-4, 0.001, 0.005, 0.01, 0.04, 0.05, 0.3, 0.5, 1, 2.5, 4, 9, 12, 14, 15, 20, 25, 60, 89, 90, 91,
]
  .concat([
    100, 101, 150, 180, 200, 240, 250, 360, 361, 400, 401, 500, 720, 1000, 1001, 9000, 9001, 1e4, 10_001, 36_000,
  ])
  .concat([2e4, 1e5, 2e5, 5e5, 604_800, 1e6, 2e6, 1e7, 1e8, 1e10, 1e13, 1e16]);
const VALUES = [0, ...AROUND, ...AROUND.map((value) => -value)];

/** The values that one takes and the other does not. */
const apart = (form: (value: number) => boolean, schema: (value: number) => boolean) =>
  VALUES.filter((value) => form(value) !== schema(value));

const TELESCOPE: SensorBody = {
  ...sensorContent(EMPTY_FORM),
  sensorCode: 'AUR-01',
  groundSensorName: 'Hakos',
  site: { latitude: -23.24, longitude: 16.36, altitude: 1832 },
};
const RADAR: SensorBody = { ...TELESCOPE, sensorType: 'RADAR_ACTIVE', limitingMagnitude: null, maxRange: 1000 };
const { site, accuracy } = TELESCOPE;

/** A sensor with one number in the place of another. */
const SENSORS: readonly (readonly [string, (value: number) => unknown])[] = [
  ...Object.keys(site).map(
    (name) => [name, (value: number) => ({ ...TELESCOPE, site: { ...site, [name]: value } })] as const,
  ),
  ...Object.keys(accuracy).map(
    (name) => [name, (value: number) => ({ ...TELESCOPE, accuracy: { ...accuracy, [name]: value } })] as const,
  ),
  ...Object.entries(TELESCOPE)
    .filter(([, value]) => typeof value === 'number')
    .map(([name]) => [name, (value: number) => ({ ...TELESCOPE, [name]: value })] as const),
  ['maxRange', (value) => ({ ...RADAR, maxRange: value })],
  ['price', (amount) => ({ ...TELESCOPE, pricePerPass: { amount: Math.round(amount), currency: 'JPY' } })],
];

interface Schema {
  safeParse(body: unknown): { readonly success: boolean };
}

/** Texts of each length around every limit, and what no form of a code has. */
const TEXTS = ['', ' ', 'a', 'A', 'NL', 'EUR', 'AUR-01', 'a b', '22:00', '25:00', 'Europe/Berlin'].concat(
  [
    40, 41, 60, 61, 80, 81, 120, 121, 140, 141, 200, 201, 300, 301, 500, 501, 1000, 1001, 2000, 2001, 4000, 4001,
    10_001,
  ].map((length) => 'x'.repeat(length)),
);

/** Fields of texts by what takes them; what may be left out is left out where it is empty. */
const TEXTED: readonly (readonly [string, Readonly<Record<string, TextField>>, Schema, object])[] = [
  ['a product', PRODUCT_TEXTS, productBody, { productId: 'p', productType: 'SUBSCRIPTION' }],
  ['a customer', CUSTOMER_TEXTS, customerBody, { userId: 'u', name: 'Gull' }],
  ['a payment', { reference: BOOKING_TEXTS.reference }, invoicePayment, { amount: 1, currency: 'EUR' }],
  ['money not booked', { note: BOOKING_TEXTS.note }, unbookedResolution, {}],
  ['a balance', { reason: BOOKING_TEXTS.reason }, balanceChange, {}],
  [
    'a decision',
    { note: DECISION_TEXTS.note, owner: DECISION_TEXTS.owner, withdrawn: DECISION_TEXTS.reason },
    decisionChange,
    {},
  ],
  ['a program', { name: NAME }, machineCreation, { roles: ['payments:user'] }],
  ['an order', { note: REQUEST_TEXTS.note }, requestBody, { noradId: 61_000 }],
  ['rules of alerts', SETTINGS_WIRE, alertSettingsBody, ALERT_RULES],
  ['flight rules', { notes: RULE_TEXTS.notes }, flightRulesChange, CA_EXAMPLES.FlightRulesChange],
];

describe('form and schema take the same', () => {
  it.each(TEXTED)('of the texts of %s', (_name, fields, schema, rest) => {
    for (const [name, field] of Object.entries(fields)) {
      const isFilled = (text: string) => filledFields({ [name]: field }, { [name]: text });
      const differing = TEXTS.filter((text) => {
        const content = isFilled(text);
        return (content !== undefined) !== schema.safeParse({ ...rest, ...(content ?? { [name]: text }) }).success;
      });
      expect([name, differing]).toEqual([name, []]);
    }
  });

  it('of a rota', () => {
    const rota = { isOn: true, members: [], startsAt: '2026-11-23T08:00:00Z', shiftHours: 12, firstWaitMinutes: 15 };
    const body = { ...rota, decideByNearHours: 24 };
    const stored = { ...body, onCall: null, nextChangeAt: null, version: 1, updatedAt: null, updatedBy: null };
    for (const name of Object.keys(ROTA_NUMBERS) as RotaNumber[]) {
      const isFormed = (value: number) =>
        Object.keys(rotaFaults({ ...rotaFormOf(stored), [name]: value })).length === 0;
      expect(apart(isFormed, (value) => alertRotaBody.safeParse({ ...body, [name]: value }).success)).toEqual([]);
    }
  });

  it('of a state whose elements are asked for', () => {
    for (const axis of Object.keys(STATE_NUMBERS) as (keyof typeof STATE_NUMBERS)[]) {
      const isFormed = (shown: number) => isTaken(STATE_NUMBERS[axis], shown);
      const state = { x: 7e6, y: 0, z: 0, vx: 0, vy: 1000, vz: 7500 };
      const isAsked = (shown: number) =>
        stateQuery.safeParse({ ...state, [axis]: toWire(STATE_NUMBERS[axis], shown) }).success;
      expect(apart(isFormed, isAsked)).toEqual([]);
    }
  });

  it.each(SENSORS)('of a sensor: %s', (_name, sensor) => {
    const isFormed = (value: number) => Object.keys(sensorFaults(sensorForm(sensor(value) as SensorBody))).length === 0;
    expect(apart(isFormed, (value) => sensorBody.safeParse(sensor(value)).success)).toEqual([]);
  });

  it('of a sensor: its texts, its horizon and the times without orders', () => {
    const off = { start: '2026-12-01T00:00:00.000Z', end: '2026-12-02T00:00:00.000Z', reason: 'Mirror' };
    const sensors = [
      { groundSensorName: 'x'.repeat(81) },
      { sensorCode: 'A' },
      { unavailable: [{ ...off, reason: 'x'.repeat(201) }] },
      { unavailable: Array.from({ length: 201 }, () => off) },
      { horizon: Array.from({ length: 361 }, (_, azimuth) => ({ azimuth, elevation: 3 })) },
      { horizon: [{ azimuth: 10, elevation: -6 }] },
    ].map((part) => ({ ...TELESCOPE, ...part }));
    for (const sensor of sensors) {
      expect(sensorBody.safeParse(sensor).success).toBe(false);
      expect(Object.keys(sensorFaults(sensorForm(sensor)))).toHaveLength(1);
    }
  });

  const basis = {
    tca: '2026-11-25T00:00:00Z',
    now: '2026-11-20T00:00:00Z',
    period: 5700,
    manoeuvreType: null,
  } as const;
  const event = { ...basis, conjunctionId: 'cj-1' };
  const search = { ...firstForm(basis), from: '0.05', to: '400' } satisfies SearchForm;
  const body = { conjunctionId: 'cj-1', orbitsFrom: 0.05, orbitsTo: 400 };
  const held = { ...search, direction: 'XYZ' } as const;
  const steered = { ...search, direction: 'AZIMUTH_ELEVATION' } as const;
  const angles = { mode: 'AZIMUTH_ELEVATION', azimuth: 0, elevation: 0 };
  const SEARCHES: readonly (readonly [string, (text: string) => SearchForm, (value: number) => object])[] = [
    ['maxDeltaV', (maxDeltaV) => ({ ...search, maxDeltaV }), (maxDeltaV) => ({ ...body, maxDeltaV })],
    ['target', (target) => ({ ...search, target }), (targetProbability) => ({ ...body, targetProbability })],
    ['to', (to) => ({ ...search, from: '0.04999', to }), (orbitsTo) => ({ ...body, orbitsFrom: 0.04999, orbitsTo })],
    ['sma', (sma) => ({ ...search, sma }), (maxSmaChange) => ({ ...body, constraints: { maxSmaChange } })],
    ['phase', (phase) => ({ ...search, phase }), (maxPhaseChange) => ({ ...body, constraints: { maxPhaseChange } })],
    ['component', (r) => ({ ...held, r }), (r) => ({ ...body, direction: { mode: 'XYZ', vector: [r, 1, 0] } })],
    [
      'cone',
      (cone) => ({ ...held, cone }),
      (coneHalfAngle) => ({ ...body, direction: { vector: [0, 1, 0], coneHalfAngle } }),
    ],
    ['azimuth', (azimuth) => ({ ...steered, azimuth }), (azimuth) => ({ ...body, direction: { ...angles, azimuth } })],
    [
      'elevation',
      (elevation) => ({ ...steered, elevation }),
      (elevation) => ({ ...body, direction: { ...angles, elevation } }),
    ],
  ];
  it.each(SEARCHES)('of a search for manoeuvres: %s', (_name, formed, ask) => {
    const isFormed = (value: number) => readForm(formed(String(value)), event).ok;
    expect(apart(isFormed, (value) => manoeuvreSearch.safeParse(ask(value)).success)).toEqual([]);
  });

  it('of a search for manoeuvres: as many windows', () => {
    const span = { start: '2026-11-21T00:00:00.000Z', end: '2026-11-22T00:00:00.000Z' };
    const allowedWindows = Array.from({ length: 201 }, () => span);
    const windows = allowedWindows.map(({ start, end }) => `${start} / ${end}`).join('\n');
    expect(manoeuvreSearch.safeParse({ ...body, constraints: { allowedWindows } }).success).toBe(false);
    expect(readForm({ ...search, windows }, event).ok).toBe(false);
  });

  const bands = { sma: '50', phase: '0.5', hours: '48' };
  const impulse = { manoeuvreType: 'IMPULSIVE', ignitionEpoch: '2026-11-24T00:00:00Z', deltaVVector: [0, 0.1, 0] };
  const back = { conjunctionId: 'cj-1', manoeuvre: impulse, smaBand: 50, phaseBand: 0.5, earliestHours: 0 };
  it.each([
    ['sma', 'smaBand'],
    ['phase', 'phaseBand'],
  ] as const)('of the way back: %s', (typed, name) => {
    const isFormed = (value: number) => readBands({ ...bands, [typed]: String(value) }).bands !== undefined;
    expect(apart(isFormed, (value) => manoeuvreReturnSearch.safeParse({ ...back, [name]: value }).success)).toEqual([]);
  });

  it('of a screening: its window and the lengths of its volume', () => {
    const form = { ...emptyRunForm, satelliteId: 'sat-1' };
    const isFormed = (days: number) => runRequest({ ...form, days }).ok;
    expect(apart(isFormed, (days) => screeningBody.safeParse({ satelliteId: 'sat-1', days }).success)).toEqual([]);
    const isLength = (rKm: number) => runRequest({ ...form, volume: 'SPHERE', rKm }).ok;
    const isVolume = (rKm: number) =>
      screeningBody.safeParse({ volume: { shape: 'SPHERE', r: Number((rKm * 1000).toPrecision(12)) } }).success;
    expect(apart(isLength, isVolume)).toEqual([]);
  });

  it('of an order: how many passes, and of how many measurements', () => {
    const form = { ...orderForm({}), kind: 'number', number: '61000', mode: 'best' } as const;
    const isOf = (part: object) =>
      !orderFaults({ ...form, ...part }, undefined).some((fault) => ['count', 'points'].includes(fault));
    const isBody = (part: object) => requestBody.safeParse({ noradId: 61_000, ...part }).success;
    expect(
      apart(
        (count) => isOf({ count }),
        (numberOfPassesRequested) => isBody({ numberOfPassesRequested }),
      ),
    ).toEqual([]);
    expect(
      apart(
        (minimumPoints) => isOf({ minimumPoints }),
        (minimumPoints) => isBody({ minimumPoints }),
      ),
    ).toEqual([]);
  });
});
