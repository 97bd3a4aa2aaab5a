import { fromUnixMs } from '@keepout/astro/epoch';
import type { Satellite } from '@keepout/contract/fleet/satellite';
import { describe, expect, it } from 'vitest';
import { parseSearch } from '../../navigation/search-params.ts';
import type { LiveEncounter } from '../../screening-worker/protocol.ts';
import { checkFind, type SearchConditions } from './conditions.ts';
import { en } from './en.ts';
import { searchWords } from './FindPage.tsx';
import { emptyFindForm, type FindForm, findHref, isSearch, liveKey, readFindForm } from './find-form.ts';
import { liveCsv } from './live-csv.ts';
import { fileRequest, liveRequest, matchingEncounters } from './live-request.ts';

const nowMs = Date.UTC(2026, 10, 20, 12, 0, 30);
const minute = Date.UTC(2026, 10, 20, 12, 0, 0);
const DAY_MS = 86_400_000;
const formWith = (change: Partial<FindForm>): FindForm => ({ ...emptyFindForm, ...change });
const conditions = (change: Partial<FindForm>): SearchConditions => {
  const checked = checkFind(formWith(change), nowMs);
  if (!checked.ok) throw new Error(JSON.stringify(checked.faults));
  return checked.conditions;
};
const faults = (change: Partial<FindForm>) => {
  const checked = checkFind(formWith(change), nowMs);
  return checked.ok ? {} : checked.faults;
};
const again = (form: FindForm): FindForm => {
  const [path = '', query = ''] = findHref(form).split('?');
  return readFindForm(path.split('/')[3], parseSearch(query));
};

describe('R-13 the address of a search', () => {
  it('gives back the form that made it', () => {
    const forms = [
      formWith({}),
      formWith({
        satelliteId: 'sat-1',
        object: '2026-002B',
        missKm: '1,5',
        pc: '1e-6',
        type: 'OPS_CAT',
        window: 'all',
      }),
      formWith({ window: 'between', start: '2026-11-20 00:00:00', end: '2026-11-21' }),
      formWith({ source: 'live', volume: 'ellipsoid', rKm: '0.4', tKm: '44', nKm: '51', window: 'next-1' }),
      formWith({ source: 'live', volume: 'sphere', missKm: '10' }),
      formWith({ source: 'file' }),
      formWith({ source: 'file', satelliteId: 'sat-1', volume: 'ellipsoid', tKm: '44', object: 'COSMOS' }),
    ];
    for (const form of forms) expect(again(form)).toEqual(form);
  });

  it('leaves out what does not count for its source and window', () => {
    expect(findHref(formWith({ start: '2026', source: 'live', type: 'OPS_CAT' }))).toBe(
      '/ca/find?window=next-7&source=live',
    );
    expect(findHref(formWith({ volume: 'ellipsoid' }))).toBe('/ca/find?window=next-7');
  });

  it('takes the usual for what it cannot read', () => {
    expect(readFindForm(undefined, { window: 'never', type: 'ALL', source: 'moon', volume: 'cone' })).toEqual(
      formWith({}),
    );
  });

  it('asks a question once it names a satellite or a window', () => {
    expect(isSearch(undefined, {})).toBe(false);
    expect(isSearch(undefined, { window: 'all' })).toBe(true);
    expect(isSearch(undefined, { source: 'file' })).toBe(true);
    expect(isSearch('sat-1', {})).toBe(true);
  });
});

describe('the conditions of a search', () => {
  it('turn windows that move with the clock into whole minutes', () => {
    expect(conditions({ window: 'next-3' })).toMatchObject({ startMs: minute, endMs: minute + 3 * DAY_MS });
    expect(conditions({ window: 'past-30' })).toMatchObject({ startMs: minute - 30 * DAY_MS, endMs: minute });
    expect(conditions({ window: 'all' })).toMatchObject({ startMs: undefined, endMs: undefined });
  });

  it('read times with seconds, minutes or days, and open ends', () => {
    const between = (start: string, end: string) => conditions({ window: 'between', start, end });
    expect(between('2026-11-20 12:00:30 Z', '')).toMatchObject({ startMs: nowMs, endMs: undefined });
    expect(between('', '2026-11-20T12:00Z')).toMatchObject({ startMs: undefined, endMs: minute });
    expect(between('2026-11-20', '2026-11-20T12:00:30Z')).toMatchObject({ startMs: minute - DAY_MS / 2, endMs: nowMs });
  });

  it('come in metres, with a comma as good as a point', () => {
    expect(conditions({ missKm: '1,2', pc: '1E-6' })).toMatchObject({ maxMissM: 1200, minPc: 1e-6 });
    expect(conditions({ source: 'live', volume: 'ellipsoid', rKm: '.4' }).axesM).toEqual([400, 25_000, 25_000]);
  });

  it('name each field at fault', () => {
    expect(faults({ missKm: '-1' })).toEqual({ missKm: 'miss-range' });
    expect(faults({ missKm: 'near' })).toEqual({ missKm: 'miss-range' });
    expect(faults({ pc: '1.1' })).toEqual({ pc: 'pc-range' });
    expect(faults({ window: 'between', start: 'soon' })).toEqual({ start: 'time-invalid' });
    expect(faults({ window: 'between', end: '2026-13-01' })).toEqual({ end: 'time-invalid' });
    expect(faults({ window: 'between', start: '2026-11-21', end: '2026-11-20' })).toEqual({ end: 'window-reversed' });
    expect(faults({ source: 'live', window: 'all' })).toEqual({ window: 'window-too-long' });
    expect(faults({ source: 'live', window: 'past-30' })).toEqual({ window: 'window-too-long' });
    expect(faults({ source: 'live', volume: 'sphere', missKm: '201' })).toEqual({ missKm: 'radius-range' });
    expect(faults({ source: 'live', volume: 'ellipsoid', tKm: '' })).toEqual({ tKm: 'length-range' });
    expect(faults({ volume: 'ellipsoid', tKm: '' })).toEqual({});
    expect(faults({ source: 'file', window: 'between', start: 'soon' })).toEqual({});
    expect(faults({ source: 'file', volume: 'sphere', missKm: '201' })).toEqual({ missKm: 'radius-range' });
  });
});

describe('a live search', () => {
  const satellite = (satelliteId: string, noradId: number): Satellite => ({
    satelliteId,
    noradId,
    name: satelliteId,
    cosparId: '',
    claim: 'CONFIRMED',
    isClaimDisputed: false,
    configuration: { shape: 'CANNONBALL', hardBodyRadius: 3, propulsion: { type: 'NONE' } },
    version: 1,
    createdAt: '2026-11-20T00:00:00Z',
    updatedAt: '2026-11-20T00:00:00Z',
  });
  const fleet = [satellite('one', 1), satellite('two', 2)];

  it('screens the chosen satellite, or all, over the window in TAI', () => {
    const form = formWith({ source: 'live', satelliteId: 'two', window: 'next-1' });
    const request = liveRequest(form, conditions(form), fleet, nowMs);
    expect(request.objects.map(({ noradId }) => noradId)).toEqual([2]);
    expect(request).toMatchObject({ startTaiS: fromUnixMs(minute), stopTaiS: fromUnixMs(minute + DAY_MS) });
    expect(request.volume).toEqual({ shape: 'regime' });
    expect(liveRequest(formWith({ source: 'live' }), conditions({}), fleet, nowMs).objects).toHaveLength(2);
  });

  it('screens a file for a week from now, of the chosen satellite or of whichever it names', () => {
    const file = new File(['CCSDS_OEM_VERS = 2.0'], 'own.oem');
    const requestOf = (satelliteId: string | undefined) => {
      const form = formWith({ source: 'file', volume: 'sphere', missKm: '3', satelliteId });
      return fileRequest(form, conditions(form), { file, satellites: fleet, nowMs });
    };
    expect(requestOf(undefined)).toMatchObject({
      file,
      asOfTaiS: fromUnixMs(nowMs),
      longestS: 7 * 86_400,
      volume: { shape: 'sphere', radiusM: 3000 },
    });
    expect(requestOf(undefined).fleet.map(({ noradId }) => noradId)).toEqual([1, 2]);
    expect([requestOf(undefined).selectedSatellite, requestOf('two').selectedSatellite?.noradId]).toEqual([
      undefined,
      2,
    ]);
  });

  it('is run again for another satellite, window or volume, and not for a condition that only narrows', () => {
    const form = formWith({ source: 'live', window: 'next-1' });
    const key = liveKey(form);
    for (const same of [{ object: 'COSMOS' }, { pc: '1e-6' }, { missKm: '2' }])
      expect(liveKey({ ...form, ...same })).toBe(key);
    for (const other of [{ satelliteId: 'one' }, { window: 'next-3' }, { volume: 'sphere' }] as const)
      expect(liveKey({ ...form, ...other })).not.toBe(key);
    const sphere = { ...form, volume: 'sphere' } as const;
    expect(liveKey({ ...sphere, missKm: '2' })).not.toBe(liveKey(sphere));
  });

  it('takes the largest miss distance as the radius of a sphere, 5 km without one', () => {
    const sphere = (missKm: string) => {
      const form = formWith({ source: 'live', volume: 'sphere', missKm });
      return liveRequest(form, conditions(form), fleet, nowMs).volume;
    };
    expect(sphere('12')).toEqual({ shape: 'sphere', radiusM: 12_000 });
    expect(sphere('')).toEqual({ shape: 'sphere', radiusM: 5000 });
  });

  const party = { noradId: 1, name: 'AURORA-2', cosparId: '2021-044C', objectType: 'PAYLOAD' } as const;
  const encounter = (change: Partial<LiveEncounter>): LiveEncounter => ({
    kind: 'approach',
    primary: party,
    secondary: { ...party, noradId: 2, name: 'COSMOS DEB', cosparId: '1993-036G' },
    tcaTaiS: fromUnixMs(nowMs),
    missDistanceM: 100,
    relativeSpeedMps: 14_000,
    rtnPositionM: [1, 2, 3],
    rtnVelocityMps: [4, 5, 6],
    hardBodyRadiusM: 10,
    ...change,
  });

  it('hides by the least probability only what better data could not bring above it', () => {
    const encounters = [encounter({ maxPc: 1e-5, pc: 1e-9 }), encounter({ maxPc: 1e-8 }), encounter({})];
    expect(matchingEncounters(encounters, '', conditions({ pc: '1e-6' }))).toEqual([encounters[0], encounters[2]]);
  });

  it('knows the other object by number, designator or a part of its name', () => {
    const encounters = [encounter({})];
    for (const object of ['2', '1993-036g', ' cosmos '])
      expect(matchingEncounters(encounters, object, conditions({}))).toEqual(encounters);
    for (const object of ['20', '1993', 'AURORA'])
      expect(matchingEncounters(encounters, object, conditions({}))).toEqual([]);
  });

  it('is exported with every digit and what it rests on', () => {
    const [head, row] = liveCsv([encounter({ missDistanceM: 123.456_789_012_345_6 })]).split('\r\n');
    expect(head).toContain('missDistance [m],r [m],t [m],n [m],relativeSpeed [m/s]');
    expect(row).toContain('2026-11-20T12:00:30.000000Z');
    expect(row).toContain('123.4567890123456');
    expect(row).toContain('covariances estimated');
    const [, atEdge] = liveCsv([encounter({ edge: 'stop' })]).split('\r\n');
    expect(atEdge).toContain(',approach,stop,');
  });
});

describe('a saved search', () => {
  it('is called by what it asks', () => {
    const form = formWith({ object: 'COSMOS', missKm: '1', pc: '1e-6', source: 'live' });
    expect(searchWords(form, 'AURORA-2', en)).toBe(
      'AURORA-2 × COSMOS, Next 7 days, within 1 km, Pc ≥ 1e-6, in this browser',
    );
    expect(searchWords(formWith({ window: 'all', type: 'OPS_CAT' }), undefined, en)).toBe(
      'All satellites, Any time, OPS_CAT',
    );
  });
});
