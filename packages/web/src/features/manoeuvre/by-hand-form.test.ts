import { manoeuvreCommand } from '@keepout/contract/ca/manoeuvre-command';
import { expect, it } from 'vitest';
import { durationIn, firstByHand, type ManualFormValues, readByHand } from './by-hand-form.ts';

const VEHICLE = { dragAreaMax: 8 };
const basis = (manoeuvreType: 'IMPULSIVE' | 'CONTINUOUS' | 'DIFFERENTIAL_DRAG') => ({
  tca: '2026-11-22T12:00:00.000Z',
  now: '2026-11-21T12:00:00.000Z',
  period: 6000,
  manoeuvreType,
  vehicle: VEHICLE,
});
const read = (kind: Parameters<typeof basis>[0], part: Partial<ManualFormValues>) => {
  const answer = readByHand({ ...firstByHand(basis(kind)), begin: '1.5', ...part }, basis(kind));
  // The API accepts every manoeuvre that the form accepts.
  if (answer.ok) expect(manoeuvreCommand.parse(answer.manoeuvre)).toEqual(answer.manoeuvre);
  return answer.ok ? answer.manoeuvre : answer.faults;
};

it('an impulse is a size along an axis, or a vector in the frame', () => {
  const common = { manoeuvreType: 'IMPULSIVE', ignitionEpoch: '2026-11-22T09:30:00.000Z' };
  const along = { ...common, deltaVReferenceFrame: 'RTN', deltaVVector: [0, -0.02, 0] };
  expect(read('IMPULSIVE', { along: '-1', deltaV: '0,02' })).toEqual(along);
  const vector = { frame: 'TNW', along: 'vector', x: '0.01', y: '0', z: '-0.02' } as const;
  const inTnw = { ...common, deltaVReferenceFrame: 'TNW', deltaVVector: [0.01, 0, -0.02] };
  expect(read('IMPULSIVE', vector)).toEqual(inTnw);
});

it('a burn is sized by the time that it takes or by its change of velocity, never by both', () => {
  const common = {
    manoeuvreType: 'CONTINUOUS',
    ignitionEpoch: '2026-11-22T09:30:00.000Z',
    deltaVReferenceFrame: 'RTN',
  };
  const typed = { duration: '600', deltaV: '0.02' };
  const along = { ...common, thrustDirection: [0, 1, 0] };
  expect(read('CONTINUOUS', typed)).toEqual({ ...along, manoeuvreDuration: 600 });
  expect(read('CONTINUOUS', { ...typed, sizedBy: 'velocity' })).toEqual({ ...along, deltaVMagnitude: 0.02 });
});

it('drag is a time with a cross-section, at first the largest', () => {
  const common = { manoeuvreType: 'DIFFERENTIAL_DRAG', ignitionEpoch: '2026-11-22T09:30:00.000Z' };
  expect(read('DIFFERENTIAL_DRAG', { duration: '20000' })).toEqual({
    ...common,
    manoeuvreDuration: 20_000,
    dragCrossSection: 8,
  });
});

it('a begin is typed in periods, seconds or as a date, between now and closest approach', () => {
  const begin = (unit: ManualFormValues['unit'], text: string) =>
    read('IMPULSIVE', { unit, begin: text, deltaV: '0.02' });
  const inPeriods = begin('PERIODS', '1.5');
  expect(begin('SECONDS', '9000')).toEqual(inPeriods);
  expect(begin('DATE', '2026-11-22T09:30:00Z')).toEqual(inPeriods);
  expect(begin('DATE', 'tomorrow')).toEqual({ begin: 'date' });
  for (const wrong of ['', 'soon', '0', '-1', '14.5'])
    expect(begin('PERIODS', wrong), wrong).toEqual({ begin: 'begin' });
});

it('E-08 a duration is typed in seconds, in periods or as the time of its end, and a change of the unit keeps it', () => {
  const drag = basis('DIFFERENTIAL_DRAG');
  const typed: ManualFormValues = { ...firstByHand(drag), begin: '1.5', duration: '20000.5' };
  const inSeconds = read('DIFFERENTIAL_DRAG', typed);
  expect(inSeconds).toMatchObject({ manoeuvreDuration: 20_000.5 });
  const asDate = durationIn(typed, 'DATE', drag);
  // 9,000 s before closest approach, and the same time after.
  expect(asDate.duration).toBe('2026-11-22T15:03:20.500Z');
  expect(read('DIFFERENTIAL_DRAG', asDate)).toEqual(inSeconds);
  expect(durationIn(asDate, 'SECONDS', drag)).toEqual(typed);
  const inPeriods = durationIn(asDate, 'PERIODS', drag);
  expect(inPeriods.duration).toBe('3.33341667');
  expect(read('DIFFERENTIAL_DRAG', { ...typed, durationUnit: 'PERIODS', duration: '0.5' })).toMatchObject({
    manoeuvreDuration: 3000,
  });
  expect(durationIn({ ...typed, duration: '1e20' }, 'DATE', drag).duration).toBe('');
  expect(durationIn({ ...typed, duration: 'long' }, 'PERIODS', drag).duration).toBe('long');
  const faultOf = (durationUnit: ManualFormValues['durationUnit'], duration: string) =>
    read('DIFFERENTIAL_DRAG', { ...typed, durationUnit, duration });
  expect(faultOf('DATE', 'tomorrow')).toEqual({ duration: 'date' });
  // Before its ignition epoch.
  expect(faultOf('DATE', '2026-11-22T09:29:59Z')).toEqual({ duration: 'range' });
  expect(faultOf('PERIODS', '-1')).toEqual({ duration: 'range' });
  // A valid end time is not reported as a fault if the ignition epoch is invalid.
  expect(read('DIFFERENTIAL_DRAG', { ...asDate, begin: 'soon' })).toEqual({ begin: 'begin' });
});

it('what is missing or outside is told at its field, and of no field that is not shown', () => {
  expect(read('IMPULSIVE', {})).toEqual({ deltaV: 'range' });
  expect(read('IMPULSIVE', { along: 'vector', x: '0', y: '0', z: '0' })).toEqual({ x: 'direction' });
  expect(read('CONTINUOUS', { along: 'vector', x: '1', y: '', z: '20000', duration: '0' })).toEqual({
    y: 'range',
    z: 'range',
    duration: 'range',
  });
  expect(read('DIFFERENTIAL_DRAG', { duration: '2e6', area: '' })).toEqual({ duration: 'range', area: 'range' });
});
