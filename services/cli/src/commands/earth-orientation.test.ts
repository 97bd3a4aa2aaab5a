import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { formatUtcZ } from '@keepout/astro/epoch';
import { type EarthOrientationDays, readEarthOrientation } from '@keepout/astro/frames/earth-orientation';
import { DEFAULT_RISK_THRESHOLDS } from '@keepout/conjunction/decision/risk-level';
import { elementsOrbit } from '@keepout/operations/orbit/known-orbit';
import { judgeUpload } from '@keepout/server/ca/cdms/judge-upload.thread';
import { visibilitiesOver } from '@keepout/server/odt/opportunities/opportunities.thread';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import tracks from '../../../../conformance/association/tracks.json' with { type: 'json' };
import { earthFixedCdm } from '../../../../conformance/earth-fixed.ts';
import { findObject, readCataloguePath } from '../files/catalogue-file.ts';
import { readEarthOrientationDaysFile } from '../files/earth-orientation-file.ts';
import { startOption } from '../process/option-value.ts';
import { placeOption } from '../process/place-option.ts';
import { command } from '../test-command.ts';
import type { PassRow } from './pass-row.ts';

const conformance = (name: string) => new URL(`../../../../conformance/${name}`, import.meta.url).pathname;
const TABLE = conformance('association/earth-orientation-2024-11.txt');
const MISSING =
  /^without --eop, UT1 = UTC is assumed, without polar motion: .* 27 m off in the median .*, up to 420 m$/m;
/** Corrections of nutation turn the pole by 0.1 arcsec at most: metres in low orbit. */
const TWO_METRES_AND_A_HALF = 2.5;

type Triple = readonly [number, number, number];

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'keepout-eop-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const apartM = (a: readonly number[], b: readonly number[]): number =>
  1000 * Math.hypot(a[0]! - b[0]!, a[1]! - b[1]!, a[2]! - b[2]!);

describe('keepout propagate with Earth orientation', () => {
  const propagate = async (frame: string, at: string, ...more: readonly string[]) => {
    const { code, stdout, stderr } = await command(
      ...['propagate', '--catalogue', conformance('sgp4/elements-20241101.csv'), '--norad', '204'],
      ...['--at', at, '--frame', frame, ...more],
    );
    expect(code, stderr).toBe(0);
    const [row] = JSON.parse(stdout) as [{ positionKm: Triple; earthOrientation?: string }];
    return { row, stderr };
  };

  it('turns ITRF by the UT1 and the pole of the table, and says what is missing without', async () => {
    const [, day] = /^(2024 11 01 .*)$/m.exec(readFileSync(TABLE, 'utf8')) ?? [];
    const [x = 0, y = 0, ut1MinusUtcS = 0] = day!.trim().split(/\s+/).slice(4).map(Number);
    const at = '2024-11-01T00:00:00Z';
    const without = await propagate('itrf', at);
    expect(without.stderr).toMatch(MISSING);
    expect(without.row.earthOrientation).toBe('none');
    const answer = await propagate('itrf', at, '--eop', TABLE);
    expect(answer.stderr).toBe('');
    expect(answer.row.earthOrientation).toBe('table');
    const turn = 7.292115e-5 * ut1MinusUtcS;
    const [px, py, pz] = without.row.positionKm;
    const [qx, qy] = [px * Math.cos(turn) + py * Math.sin(turn), py * Math.cos(turn) - px * Math.sin(turn)];
    const rad = Math.PI / 648_000;
    const byHand = [qx + x * rad * pz, qy - y * rad * pz, pz - x * rad * qx + y * rad * qy];
    expect(apartM(answer.row.positionKm, byHand)).toBeLessThan(TWO_METRES_AND_A_HALF);
    expect(apartM(answer.row.positionKm, without.row.positionKm)).toBeGreaterThan(10);
  });

  it('reads gzip, leaves inertial frames as they are, and says where the table ends', async () => {
    writeFileSync(join(folder, 'eop.gz'), gzipSync(readFileSync(TABLE)));
    const at = '2024-11-01T06:00:00Z';
    const plain = await propagate('gcrf', at);
    expect(plain.stderr).toBe('');
    expect(plain.row).not.toHaveProperty('earthOrientation');
    expect((await propagate('gcrf', at, '--eop', join(folder, 'eop.gz'))).row).toEqual(plain.row);
    const beyond = await propagate('itrf', '2024-12-25T00:00:00Z', '--eop', TABLE);
    expect(beyond.row.earthOrientation).toBe('beyond-table');
    expect(beyond.stderr).toMatch(/the table reaches from 2024-1\d-\d\d to 2024-11-\d\d; outside it/);
  });

  it('names the line of a table that cannot be read', async () => {
    writeFileSync(
      join(folder, 'bad.txt'),
      readFileSync(TABLE, 'utf8').replace(/^2024 11 01 60615/m, '2024 11 01 60616'),
    );
    const { code, stderr } = await command(
      ...['propagate', '--catalogue', conformance('sgp4/elements-20241101.csv'), '--norad', '204', '--minutes', '0'],
      ...['--frame', 'itrf', '--eop', join(folder, 'bad.txt')],
    );
    expect(code).toBe(1);
    expect(stderr).toMatch(
      /bad\.txt:\d+: the day does not follow the one before \[earth-orientation-days-not-consecutive\]/,
    );
    const none = await command(
      ...['propagate', '--catalogue', conformance('sgp4/elements-20241101.csv'), '--norad', '204', '--minutes', '0'],
      ...['--frame', 'itrf', '--eop', conformance('sgp4/SOURCE.md')],
    );
    expect(none.stderr).toMatch(/SOURCE\.md: no day of Earth orientation/);
  });
});

describe('keepout associate with Earth orientation', () => {
  it('comes nearer to the reference by what the site is off, and says what is missing without', async () => {
    writeFileSync(join(folder, 'catalogue.csv'), tracks.catalogue);
    const off = { with: [] as number[], without: [] as number[] };
    for (const [index, { tdm, site, expected }] of tracks.tracks.slice(0, 6).entries()) {
      const [nearest] = expected.nearestCatalogueObjects;
      if (nearest === undefined || !expected.isAssociated) continue;
      const file = join(folder, `${String(index)}.tdm`);
      writeFileSync(file, tdm);
      const { lat_deg, lon_deg, alt_m } = tracks.sites.find(({ id }) => id === site)!;
      const run = (...more: readonly string[]) =>
        command(
          ...['associate', '--tdm', file, '--catalogue', join(folder, 'catalogue.csv')],
          ...['--site', `${lat_deg},${lon_deg},${alt_m}`, ...more],
        );
      for (const [key, more] of [
        ['without', []],
        ['with', ['--eop', TABLE]],
      ] as const) {
        const { code, stdout, stderr } = await run(...more);
        expect(code, stderr).toBe(0);
        const [report] = JSON.parse(stdout) as [
          { earthOrientation: string; nearest: readonly [{ medianDistanceArcsec: number }] },
        ];
        expect(report.earthOrientation).toBe(key === 'with' ? 'table' : 'none');
        if (key === 'with') expect(stderr).toBe('');
        else expect(stderr).toMatch(MISSING);
        off[key].push(Math.abs(report.nearest[0].medianDistanceArcsec - nearest.medianAngularDistance_arcsec));
      }
    }
    expect(off.with.length).toBeGreaterThan(2);
    expect(Math.max(...off.with)).toBeLessThan(0.1);
    expect(Math.max(...off.with)).toBeLessThan(Math.max(...off.without) / 5);
  });
});

describe('keepout pc with Earth orientation', () => {
  beforeAll(() => {
    const inertial = readFileSync(conformance('ccsds/cdm/valid/rules.kvn'), 'utf8').replace(
      /^TCA = .*$/m,
      'TCA = 2024-11-01T12:00:00.000',
    );
    const table = readEarthOrientation(readFileSync(TABLE, 'utf8'));
    if (!table.ok) throw new Error('no table');
    writeFileSync(join(folder, 'inertial.cdm'), inertial);
    writeFileSync(join(folder, 'fixed.cdm'), earthFixedCdm(inertial, table.value));
  });

  it('finds the same encounter in ITRF as in EME2000, and says what is missing without', async () => {
    const run = async (file: string, ...more: readonly string[]) => {
      const { code, stdout, stderr } = await command('pc', join(folder, file), '--hbr', '10', '--json', ...more);
      expect(code, stderr).toBe(0);
      const { missDistanceM, relativeSpeedMps, methods } = JSON.parse(stdout);
      return { missDistanceM, relativeSpeedMps, pc: methods['foster-1992'].pc as number, stderr };
    };
    const reference = await run('inertial.cdm');
    expect(reference.stderr).toBe('');
    const answer = await run('fixed.cdm', '--eop', TABLE);
    expect(answer.stderr).toBe('');
    expect(Math.abs(answer.missDistanceM - reference.missDistanceM)).toBeLessThan(1e-5);
    expect(Math.abs(answer.relativeSpeedMps - reference.relativeSpeedMps)).toBeLessThan(1e-6);
    expect(answer.pc / reference.pc).toBeCloseTo(1, 6);
    const without = await run('fixed.cdm');
    expect(without.stderr).toMatch(MISSING);
  });

  it('is judged by the service to the same digits, and its orbits stand where they are', async () => {
    const earthOrientation = readEarthOrientationDaysFile(TABLE);
    const judged = (file: string) => {
      const bytes = readFileSync(join(folder, file));
      const place = { fileName: file, start: 0, end: bytes.length, line: 1 };
      const own = { id: 'sat', noradId: 90001, configuration: { shape: 'CANNONBALL', hardBodyRadius: 7 } };
      const [one] = judgeUpload({
        bytes: bytes as never,
        messages: [place],
        fleet: [own],
        rules: { thresholds: DEFAULT_RISK_THRESHOLDS, decisionLeadS: 0 },
        nowTaiS: 0,
        earthOrientation,
      });
      if (!one!.ok) throw new Error(JSON.stringify(one!.fault));
      return one!.value.message.figures;
    };
    const figures = judged('fixed.cdm');
    const hbrM = figures.objects.reduce((sum, { hardBodyRadiusM }) => sum + hardBodyRadiusM!, 0);
    const { stdout } = await command('pc', join(folder, 'fixed.cdm'), '--hbr', `${hbrM}`, '--json', '--eop', TABLE);
    const printed = JSON.parse(stdout);
    expect([figures.missDistanceM, figures.relativeSpeedMps, figures.mahalanobis, figures.pc]).toEqual([
      printed.missDistanceM,
      printed.relativeSpeedMps,
      printed.mahalanobisPlane,
      printed.recommended.pc,
    ]);
    const places = [figures, judged('inertial.cdm')].map(({ objects }) => objects[0].positionKm!);
    expect(apartM(places[0]!, places[1]!)).toBeLessThan(0.001);
  });
});

it('passes of the service are those of the command by the same table, and others without', async () => {
  const catalogue = conformance('sgp4/elements-20241101.csv');
  const [startTaiS, days] = [startOption('--start', '2024-11-01T00:00:00Z'), 2];
  const radar = ['--site', '46.9,7.5,900', '--radar', '--min-elevation', '10', '--start', '2024-11-01T00:00:00Z'];
  const args = ['passes', '--catalogue', catalogue, '--norad', '204', ...radar, '--days', String(days)];
  const printed = async (...more: readonly string[]) => {
    const { stdout } = await command(...args, ...more);
    return (JSON.parse(stdout) as PassRow[]).map(({ rise, culmination, set }) => [rise, culmination, set]);
  };
  const place = placeOption('--site', '46.9,7.5,900');
  const none = { limitingMagnitude: null, maxRangeM: null, rangeSigmaM: null, rangeRateSigmaMps: null };
  const sky = { horizon: [], maxSunElevationRad: 0, minMoonSeparationRad: 0, minElevationRad: Math.PI / 18 };
  const errors = {
    angleSigmaRad: 1,
    timeBiasS: 0,
    timeBiasSigmaS: 0,
    angleBiasSigmaRad: 0,
    clearShare: 1,
    latencyS: 0,
  };
  const sensor = { sensorId: 'r', code: 'R', kind: 'RADAR' as const, ...place, ...none, ...sky, ...errors };
  const served = (earthOrientation: EarthOrientationDays) => {
    const orbit = elementsOrbit(findObject(readCataloguePath(catalogue), 204, catalogue));
    const window = { startTaiS, stopTaiS: startTaiS + days * 86_400 };
    // As a thread gets it: plain data.
    const [only] = visibilitiesOver(structuredClone({ orbit, sensors: [sensor], ...window, earthOrientation }));
    return only!.spans.map((span) =>
      [span.startTaiS, span.culminationTaiS, span.stopTaiS].map((t) => formatUtcZ(t, 3)),
    );
  };
  const table = await printed('--eop', TABLE);
  expect(table.length).toBeGreaterThan(3);
  expect(served(readEarthOrientationDaysFile(TABLE))).toEqual(table);
  expect(await printed()).not.toEqual(table);
});
