import type { Cdm } from '@keepout/contract/ca/cdm';
import { expect, it } from 'vitest';
import { conjunctionFixture } from '../../../../mock-api/conjunction-fixture.ts';
import { messageFile } from '../../../../mock-api/message-file.ts';
import { correlationRows, triangleRows } from '../../../nouns/conjunction/message/covariance.ts';
import { assessmentFields } from './assessment-fields.ts';
import { changeOf, changeText, compareFields, fieldNumber, fieldText } from './field-change.ts';
import { messageFields, unitOf } from './message-fields.ts';

const nowMs = Date.UTC(2026, 10, 20, 7, 12);
const fixture = conjunctionFixture(nowMs, 20);
const shown = fixture.conjunctions.find(({ messageCount }) => messageCount === 12)?.conjunctionId ?? '';
const [newest, previous] = fixture.cdmsOf(shown) as readonly [Cdm, Cdm];

it('R-26 message details hold every field of the message with unit, both objects side by side', () => {
  const json: unknown = JSON.parse(messageFile(newest, 'application/json').text);
  const fields = messageFields(json);
  const field = (key: string) => fields.find((candidate) => candidate.key === key);
  expect(field('relative.MISS_DISTANCE')).toMatchObject({ unit: 'm', values: [newest.totalMissDistance.toFixed(3)] });
  expect(field('metadata.OBJECT_NAME')?.values).toEqual([newest.object1.name, newest.object2.name]);
  expect(field('od.OBS_USED')?.values).toEqual([null, '31']);
  expect(field('covariance.CTDOT_R')?.unit).toBe('m²/s');
  expect(fields.filter(({ section }) => section === 'covariance')).toHaveLength(21);
});

it('R-26 comments are lines of their own', () => {
  const fields = messageFields({ header: { COMMENT: ['first', 'second'], MESSAGE_ID: 'M1' } });
  expect(fields.map(({ name, values }) => [name, values[0]])).toEqual([
    ['COMMENT 1', 'first'],
    ['COMMENT 2', 'second'],
    ['MESSAGE_ID', 'M1'],
  ]);
});

it('R-26 something that is no message gives no lines', () => {
  for (const json of [null, 'text', 5, [], { header: [] }]) expect(messageFields(json)).toEqual([]);
});

it.each([
  ['MISS_DISTANCE', 'm'],
  ['RELATIVE_VELOCITY_T', 'm/s'],
  ['X', 'km'],
  ['Z_DOT', 'km/s'],
  ['CT_R', 'm²'],
  ['CRDOT_N', 'm²/s'],
  ['CNDOT_TDOT', 'm²/s²'],
  ['CDRG_R', 'm³/kg'],
  ['CSRP_TDOT', 'm³/(kg s)'],
  ['CSRP_DRG', 'm⁴/kg²'],
  ['CTHR_R', 'm²/s²'],
  ['CTHR_DRG', 'm³/(kg s²)'],
  ['CTHR_THR', 'm²/s⁴'],
  ['TCA', ''],
  ['OBS_USED', ''],
])('R-26 %s is in %j as the standard fixes it', (keyword, unit) => {
  expect(unitOf(keyword)).toBe(unit);
});

it('E-01 the six combined values stand among the fields, and are absent where a covariance is', () => {
  const names = (cdm: Cdm) =>
    assessmentFields(cdm).filter(({ name, values }) => name.startsWith('combined') && values[0] !== null).length;
  expect(names(newest)).toBe(6);
  const without = fixture.conjunctions.find(({ probabilityOfCollision }) => probabilityOfCollision === null);
  const [bare] = fixture.cdmsOf(without?.conjunctionId ?? '');
  expect(bare && names(bare)).toBe(0);
});

it('R-16 a comparison marks what changed, with difference and percent', () => {
  expect(changeOf('376.3', '400', 'm')).toEqual({
    was: '400',
    difference: expect.closeTo(-23.7, 9),
    unit: 'm',
    percent: expect.closeTo(-5.925, 9),
  });
  expect(changeText(changeOf('376.3', '400', 'm') ?? { was: null })).toBe('−23.7 m (−5.9 %)');
  expect(changeText(changeOf('2.41e-04', '1.3e-04', '') ?? { was: null })).toBe('+1.11e−4 (+85 %)');
  expect(changeOf('FOSTER-1992', 'CHAN-1997', '')).toEqual({ was: 'CHAN-1997' });
  expect(changeOf('2026-11-20T07:12:01.500', '2026-11-20T07:12:00', '')).toMatchObject({ difference: 1.5, unit: 's' });
  expect(changeOf('1.0', '1.00', '')).toBeUndefined();
  expect(changeOf('5', '0', '')).toEqual({ was: '0', difference: 5, unit: '' });
  expect(changeOf('5', null, 'm')).toEqual({ was: null });
});

it('R-16 two messages of one event differ in miss distance and not in the name of their objects', () => {
  const fields = (cdm: Cdm) => messageFields(JSON.parse(messageFile(cdm, 'application/json').text) as unknown);
  const changes = compareFields(fields(newest), fields(previous));
  expect(changes.get('relative.MISS_DISTANCE')?.[0]?.difference).toBeCloseTo(
    newest.totalMissDistance - previous.totalMissDistance,
    2,
  );
  expect(changes.get('metadata.OBJECT_NAME')).toEqual([undefined, undefined]);
});

it('R-26 numbers are cut to nine digits to read, ids keep their noughts', () => {
  expect(fieldText('-5.087477994865218534e+03')).toBe('−5087.47799');
  expect(fieldText('000020580')).toBe('000020580');
  expect(fieldText(null)).toBe('–');
  expect([fieldNumber('000020580'), fieldNumber('1990-037B'), fieldNumber('1.86e-05'), fieldNumber('0')]).toEqual([
    undefined,
    undefined,
    1.86e-5,
    0,
  ]);
});

it('R-26 a covariance reads as sigmas and correlations', () => {
  const packed = [4, 3, 9, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0];
  const rows = triangleRows(packed);
  expect(rows?.map((row) => row.length)).toEqual([1, 2, 3, 4, 5, 6]);
  const correlation = correlationRows(rows ?? []);
  expect(correlation[0]).toEqual([2]);
  expect(correlation[1]).toEqual([0.5, 3]);
  expect(correlation[5]?.[5]).toBeNull();
  expect(triangleRows([1, 2, 3])).toBeUndefined();
  expect(triangleRows(null)).toBeUndefined();
});
