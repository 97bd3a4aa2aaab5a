import { screeningBody } from '@keepout/contract/ca/screening';
import { describe, expect, it } from 'vitest';
import {
  emptyRunForm,
  lengthsByName,
  lengthsOf,
  nameOfLengths,
  type RunForm,
  runRequest,
  VOLUME_NAMES,
} from './run-form.ts';

const form = (change: Partial<RunForm>): RunForm => ({ ...emptyRunForm, satelliteId: 'aurora-2', ...change });
const faults = (change: Partial<RunForm>) => {
  const request = runRequest(form(change));
  return request.ok ? {} : request.faults;
};
const body = (change: Partial<RunForm>) => {
  const request = runRequest(form(change));
  return request.ok ? screeningBody.parse(request.body) : undefined;
};

describe('A-16 the new-run dialog asks for a screening', () => {
  it('of a satellite by the volume of its regime', () => {
    expect(body({})).toEqual({ satelliteId: 'aurora-2', days: 7 });
  });

  it('of a file, whatever satellite was chosen before', () => {
    expect(body({ subject: 'file', oemFileId: 'oem-1' })).toEqual({ oemFileId: 'oem-1', days: 7 });
    expect(faults({ subject: 'file' })).toEqual({ oemFileId: 'subject-missing' });
  });

  it('with kilometres as metres', () => {
    expect(body({ volume: 'ELLIPSOID', rKm: 0.4, tKm: 44, nKm: 51.3 })?.volume).toEqual({
      shape: 'ELLIPSOID',
      r: 400,
      t: 44_000,
      n: 51_300,
    });
    expect(body({ volume: 'SPHERE', rKm: 5, tKm: Number.NaN })?.volume).toEqual({ shape: 'SPHERE', r: 5000 });
  });

  it('with the sizes that the public verification set has, by name', () => {
    const sizes = lengthsByName('LEO1');
    expect(sizes).toEqual({ rKm: 0.4, tKm: 44, nKm: 51 });
    expect(body({ volume: 'BOX', ...sizes })?.volume).toEqual({ shape: 'BOX', r: 400, t: 44_000, n: 51_000 });
    expect(VOLUME_NAMES.map((name) => nameOfLengths(form(lengthsByName(name))))).toEqual(VOLUME_NAMES);
    expect(nameOfLengths(form({ rKm: 0.5 }))).toBeUndefined();
  });

  it('from a start in UTC, with or without zone letter', () => {
    expect(body({ start: ' 2026-11-20 07:44:57 ' })?.start).toBe('2026-11-20T07:44:57.000Z');
    expect(body({ start: '2026-11-20T07:44:57Z' })?.start).toBe('2026-11-20T07:44:57.000Z');
    expect(faults({ start: '20.11.2026' })).toEqual({ start: 'start-invalid' });
  });

  it('never outside 0.1 to 14 days', () => {
    expect([0.1, 14].map((days) => faults({ days }))).toEqual([{}, {}]);
    for (const days of [0, 0.09, 14.1, Number.NaN]) expect(faults({ days })).toEqual({ days: 'range' });
  });

  it('never with a length outside 0 to 200 km, and asks only for the lengths of the shape', () => {
    expect(faults({ volume: 'BOX', rKm: 0, tKm: 201, nKm: Number.NaN })).toEqual({
      rKm: 'range',
      tKm: 'range',
      nKm: 'range',
    });
    expect(faults({ volume: 'DEFAULT', rKm: -1 })).toEqual({});
    expect(lengthsOf('SPHERE')).toEqual(['rKm']);
  });
});
