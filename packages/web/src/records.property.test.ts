import { BODY_NUMBERS, PROPULSION_NUMBERS, RULE_NUMBERS, STATION_NUMBERS } from '@keepout/contract/fleet/fields';
import { flightRulesChange } from '@keepout/contract/fleet/flight-rules';
import { PROPULSION_TYPES } from '@keepout/contract/fleet/propulsion-types';
import { type SatelliteBody, satelliteBody } from '@keepout/contract/fleet/satellite';
import { groundStationBody } from '@keepout/contract/fleet/station';
import { isTaken, type NumberField, toShown, toWire } from '@keepout/contract/platform/number-field';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { flightRulesFaults, flightRulesOf, formOfRules } from './features/fleet/rules-form.ts';
import { type BodyShape, propulsionGroups, SHAPES, sizesOf } from './features/satellite/fields.ts';
import { formPropulsion, propulsionFaults, propulsionFormOf } from './features/satellite/propulsion-form.ts';
import { faultsOfForm, satelliteContent, satelliteForm } from './features/satellite/satellite-form.ts';
import { emptySatelliteForm, satelliteRequest } from './nouns/satellite/AddSatelliteDialog.tsx';

/** A value that the schema takes, as somebody might write it: the limits themselves among them. */
const taken = ({ least, most, isWhole }: NumberField) =>
  fc.oneof(
    fc.constantFrom(least, most),
    isWhole
      ? fc.integer({ min: least, max: most })
      : fc.double({ min: least, max: most, noNaN: true }).map((value) => (Math.abs(value) < TINY ? 0 : short(value))),
  );
const TINY = 1e-15;
const short = (value: number): number => Number(value.toPrecision(9));
/** Around the limits, and anything. */
const typed = (field: NumberField) =>
  fc.oneof(
    fc.constantFrom(...[field.least, field.most].flatMap((limit) => around(toShown(field, limit)))),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
  );
const around = (limit: number): number[] => [
  limit,
  limit - Math.abs(limit) / 1e3 - 1e-9,
  limit + Math.abs(limit) / 1e3 + 1e-9,
];
type Numbers = Readonly<Record<string, number | undefined>>;
const some = (fields: Readonly<Record<string, NumberField>>) =>
  fc.record(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, taken(field)])), {
    requiredKeys: [],
  });
const same = (shown: unknown, record: unknown) => {
  const digits = (value: unknown): unknown =>
    JSON.parse(JSON.stringify(value), (_, part) => (typeof part === 'number' ? Number(part.toPrecision(11)) : part));
  expect(digits(shown)).toEqual(digits(record));
};

const propulsion = fc.constantFrom(...PROPULSION_TYPES).chain((type) => {
  const asked = propulsionGroups(type).flatMap(({ fields }) => fields);
  const numbers = Object.fromEntries(asked.map((name) => [name, PROPULSION_NUMBERS[name]]));
  return some(numbers).map(({ dragAreaMin, dragAreaMax, ...rest }: Numbers) => {
    const areas = [dragAreaMin, dragAreaMax].filter((area) => area !== undefined).toSorted((a, b) => a - b);
    const [min = areas[0], max = areas.at(-1)] = dragAreaMin === undefined ? [undefined, areas[0]] : areas;
    const { propellantMass, ...others } = rest;
    return {
      type,
      propellantMass,
      ...others,
      ...(dragAreaMin !== undefined && { dragAreaMin: min }),
      ...(dragAreaMax !== undefined && { dragAreaMax: max }),
    };
  });
});

const satellite = fc
  .record({ shape: fc.constantFrom(...SHAPES), body: some(BODY_NUMBERS), propulsion })
  .map(({ shape, body, propulsion: { propellantMass, ...rest } }) => {
    const wetMass = body['wetMass'];
    const isWithin = propellantMass !== undefined && propellantMass <= (wetMass ?? Number.POSITIVE_INFINITY);
    const ofShape = Object.entries(body).filter(([name]) => !isSize(name) || sizesOf(shape).includes(name as never));
    return {
      shape,
      ...Object.fromEntries(ofShape),
      propulsion: { ...rest, ...(isWithin && { propellantMass }) },
    };
  });
const isSize = (name: string) => sizesOf('WING_BOX_WING' as BodyShape).includes(name as never);
const IDENTITY = { name: 'Tern', noradId: 61_000, cosparId: '2026-011A' };

describe('what the schema takes the form takes, and gives back', () => {
  it('of satellites', () => {
    fc.assert(
      fc.property(satellite, (configuration) => {
        const body = { ...IDENTITY, configuration } as SatelliteBody;
        expect(satelliteBody.safeParse(body).error?.issues ?? []).toEqual([]);
        const form = satelliteForm({ ...body, satelliteId: 'sat-1' } as never);
        expect(faultsOfForm(form)).toEqual({});
        const dialog = propulsionFormOf(form.propulsion);
        expect(propulsionFaults(dialog)).toEqual({});
        same(satelliteContent({ ...form, propulsion: formPropulsion(dialog) }), body);
      }),
      { numRuns: 300 },
    );
  });

  it('of flight rules', () => {
    fc.assert(
      fc.property(some(RULE_NUMBERS), (given) => {
        const numbers = Object.fromEntries(Object.entries(RULE_NUMBERS).map(([name, { least }]) => [name, least]));
        const rules = {
          thresholds: { medium: 1e-7, high: 1e-5, critical: 1e-4 },
          targetPc: 1e-6,
          fourEyes: false,
          sharesEphemerides: false,
          notes: '',
          noBurnWindows: [],
          ...numbers,
          ...given,
        };
        expect(flightRulesChange.safeParse(rules).error?.issues ?? []).toEqual([]);
        const form = formOfRules(rules as never);
        expect(flightRulesFaults(form)).toEqual({});
        same(flightRulesOf(form), rules);
      }),
      { numRuns: 300 },
    );
  });
});

describe('what the form takes the schema takes, and nothing else', () => {
  const FIELDS: readonly (readonly [string, NumberField, (value: number) => boolean])[] = [
    ...Object.entries(BODY_NUMBERS).map(([name, field]) => {
      const isBody = (value: number) =>
        satelliteBody.safeParse({
          ...IDENTITY,
          configuration: { shape: 'OTHER', [name]: value, propulsion: { type: 'UNKNOWN' } },
        }).success;
      return [name, field, isBody] as const;
    }),
    ...Object.entries(PROPULSION_NUMBERS).map(([name, field]) => {
      const isBody = (value: number) =>
        satelliteBody.safeParse({
          ...IDENTITY,
          configuration: { shape: 'OTHER', propulsion: { type: 'UNKNOWN', [name]: value } },
        }).success;
      return [name, field, isBody] as const;
    }),
    ...Object.entries(STATION_NUMBERS).map(([name, field]) => {
      const station = {
        name: 'Troll',
        latitude: 0,
        longitude: 0,
        altitude: 0,
        minElevation: 5,
        canCommand: true,
        canConfirm: true,
      };
      return [
        name,
        field,
        (value: number) => groundStationBody.safeParse({ ...station, [name]: value }).success,
      ] as const;
    }),
  ];

  it.each(FIELDS)('%s', (_name, field, isAccepted) => {
    fc.assert(
      fc.property(typed(field), (value) => isTaken(field, value) === isAccepted(toWire(field, value))),
      { numRuns: 100 },
    );
  });

  it('of a satellite that is added', () => {
    const form = { ...emptySatelliteForm, name: 'Tern', noradId: '61000' };
    fc.assert(
      fc.property(
        typed(BODY_NUMBERS.hardBodyRadius),
        fc.constantFrom('2026-011A', '2026-11A', '', 'A', '2026-011ABCD'),
        (hardBodyRadius, cosparId) => {
          const request = satelliteRequest({ ...form, hardBodyRadius, cosparId });
          const configuration = { shape: 'CANNONBALL', hardBodyRadius, propulsion: { type: 'UNKNOWN' } };
          expect(satelliteBody.safeParse({ name: 'Tern', noradId: 61_000, cosparId, configuration }).success).toBe(
            request.ok,
          );
        },
      ),
      { numRuns: 100 },
    );
  });

  it('a hard body of 10,000 km is refused', () => {
    const configuration = { shape: 'CANNONBALL', hardBodyRadius: 1e7, propulsion: { type: 'UNKNOWN' } };
    expect(satelliteBody.safeParse({ ...IDENTITY, configuration }).success).toBe(false);
  });
});
