import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordValidation } from '../../../../conformance/ledger.ts';
import scenarios from '../../../../conformance/propagation/force-models.json' with { type: 'json' };
import egm96 from '../../../../packages/astro/src/force/egm96.json' with { type: 'json' };
import { command } from '../test-command.ts';

const conformance = (name: string) => new URL(`../../../../conformance/${name}`, import.meta.url).pathname;
const KAULA = conformance('gravity/kaula-100.gfc.gz');
/** As far as the two programs of the reference are apart with the field alone. */
const TEN_CENTIMETRES = 0.1;
const ONE_MICROMETRE = 1e-6;

interface Row {
  readonly object: string;
  readonly time: string;
  readonly frame: string;
  readonly positionKm: readonly number[];
  readonly earthOrientation: string;
  readonly spaceWeather?: string;
}

let folder: string;
const at = (name: string) => join(folder, name);
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'keepout-state-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const opmOf = (
  scenario: { startUtc: string; positionM: number[]; velocityMps: number[] },
  ...more: readonly string[]
): string =>
  [
    ...['CCSDS_OPM_VERS = 3.0', 'CREATION_DATE = 2026-11-21T00:00:00', 'ORIGINATOR = TEST', 'OBJECT_NAME = MADE UP'],
    ...[
      'OBJECT_ID = 2020-001A',
      'CENTER_NAME = EARTH',
      'REF_FRAME = GCRF',
      'TIME_SYSTEM = UTC',
      `EPOCH = ${scenario.startUtc}`,
    ],
    ...['X', 'Y', 'Z'].map((keyword, k) => `${keyword} = ${scenario.positionM[k]! / 1000}`),
    ...['X_DOT', 'Y_DOT', 'Z_DOT'].map((keyword, k) => `${keyword} = ${scenario.velocityMps[k]! / 1000}`),
    ...more,
    '',
  ].join('\n');
const START = { startUtc: '2023-01-01T00:00:00', positionM: [7_000_000, 0, 0], velocityMps: [0, 4000, 6400] };
const run = async (file: string, ...more: readonly string[]) => {
  const { code, stdout, stderr } = await command('propagate', '--opm', at(file), ...more);
  return { code, stderr, rows: code === 0 ? (JSON.parse(stdout) as Row[]) : [] };
};
const apartM = (a: readonly number[], b: readonly number[]): number =>
  1000 * Math.hypot(...a.map((value, k) => value - b[k]!));

describe('keepout propagate of a state', () => {
  it('flies as GMAT does with 60x60, Sun, Moon and drag, and with Sun and Moon alone', async () => {
    const offsets: number[] = [];
    for (const [id, degree, table] of [
      ['005-force-model-all-perturbs', 60, '2023'],
      ['004-force-model-sun-moon', 0, '2021'],
    ] as const) {
      const scenario = scenarios.find((candidate) => candidate.id === id)!;
      const drag = degree > 0 ? [`DRAG_AREA = ${scenario.dragAreaM2}`, `DRAG_COEFF = ${scenario.dragCoefficient}`] : [];
      writeFileSync(at('a.opm'), opmOf(scenario, `MASS = ${scenario.massKg}`, ...drag));
      const minutes = scenario.gmat!.rows.map(([seconds]) => seconds! / 60).join(',');
      const { code, stderr, rows } = await run(
        ...(['a.opm', `--minutes=${minutes}`, '--frame', 'gcrf', '--degree', String(degree)] as const),
        ...['--eop', conformance(`propagation/earth-orientation-${table}.txt`)],
      );
      expect(code, stderr).toBe(0);
      expect(stderr).toContain(`forces: EGM96 to degree ${degree}; Sun; Moon${degree > 0 ? '; drag' : ''}\n`);
      scenario.gmat!.rows.forEach(([, ...state], k) => {
        offsets.push(
          apartM(
            rows[k]!.positionKm,
            state.slice(0, 3).map((value) => value / 1000),
          ),
        );
        expect(rows[k]).toMatchObject({ object: '2020-001A', frame: 'gcrf', earthOrientation: 'table' });
      });
    }
    recordValidation({
      room: 'cli',
      reference: 'propagate: a state by EGM96 60x60, Sun, Moon and drag through the command line',
      origin: 'GMAT, by open-space-toolkit-astrodynamics, validation (Apache-2.0)',
      deviations: offsets,
      unit: 'm',
      tolerance: TEN_CENTIMETRES,
      stated: { accuracy: 0.1, by: 'GMAT and Orekit are this far apart with the field alone' },
    });
    expect(Math.max(...offsets)).toBeLessThan(TEN_CENTIMETRES);
  });

  it('takes a field of a file: EGM96 as the one that is built in, and one above degree 70 to its last term', async () => {
    const rows = egm96.c.flatMap((row, n) => row.map((c, m) => `gfc ${n} ${m} ${c} ${egm96.s[n]![m] ?? 0}`));
    const head = `modelname EGM96\nearth_gravity_constant ${egm96.mu}\nradius ${egm96.radius}\nmax_degree 70\ntide_system tide_free\n`;
    writeFileSync(at('egm96.gfc'), `${head}end_of_head\n${rows.join('\n')}\n`);
    writeFileSync(at('b.opm'), opmOf(START));
    const when = ['--minutes=-30,0,90', '--frame', 'gcrf'];
    const builtIn = await run('b.opm', ...when);
    expect(builtIn.stderr).toMatch(/^forces: EGM96 to degree 70; Sun; Moon\nwithout --eop,? .* 27 m off/);
    const ofFile = await run('b.opm', ...when, '--gravity', at('egm96.gfc'));
    expect(ofFile.stderr).toContain('forces: EGM96 to degree 70, tide_free; Sun; Moon\n');
    for (const [k, row] of builtIn.rows.entries()) {
      expect(apartM(ofFile.rows[k]!.positionKm, row.positionKm)).toBeLessThan(ONE_MICROMETRE);
    }
    expect(builtIn.rows[1]!.positionKm).toEqual(START.positionM.map((value) => value / 1000));
    const whole = await run('b.opm', ...when, '--gravity', KAULA);
    expect(whole.stderr).toContain('forces: KAULA-100 to degree 100, tide_free; Sun; Moon\n');
    const cut = await run('b.opm', ...when, '--gravity', KAULA, '--degree', '70');
    expect(cut.stderr).toContain('forces: KAULA-100 to degree 70 of 100, tide_free; Sun; Moon\n');
    expect(apartM(whole.rows[2]!.positionKm, cut.rows[2]!.positionKm)).toBeGreaterThan(1e-3);
    const beyond = await run('b.opm', ...when, '--gravity', KAULA, '--degree', '101');
    expect(beyond).toMatchObject({ code: 1, stderr: expect.stringContaining('the file goes to degree 100') });
  });

  it('there and back again is where it began', async () => {
    writeFileSync(at('c.opm'), opmOf(START));
    const there = await run('c.opm', '--minutes=180', '--frame', 'gcrf', '--gravity', KAULA);
    const [row] = there.rows as [Row & { velocityKmS: number[] }];
    const end = {
      startUtc: row.time,
      positionM: row.positionKm.map((value) => value * 1000),
      velocityMps: row.velocityKmS.map((value) => value * 1000),
    };
    writeFileSync(at('d.opm'), opmOf(end));
    const back = await run('d.opm', '--minutes=-180', '--frame', 'gcrf', '--gravity', KAULA);
    expect(
      apartM(
        back.rows[0]!.positionKm,
        START.positionM.map((value) => value / 1000),
      ),
    ).toBeLessThan(0.02);
  });

  it('flies under NRLMSISE-00 with a table of space weather as Orekit does, and names what the air rests on', async () => {
    const scenario = scenarios.find(({ id }) => id === '003-force-model-nrlmsis-470-small-area')!;
    const drag = [`MASS = ${scenario.massKg}`, `DRAG_AREA = ${scenario.dragAreaM2}`, 'DRAG_COEFF = 2.2'];
    writeFileSync(at('h.opm'), opmOf(scenario, ...drag));
    const when = ['h.opm', '--minutes=0,60', '--frame', 'gcrf', '--degree', '0'] as const;
    const table = ['--space-weather', conformance('atmosphere/space-weather-2023.csv')];
    const observed = await run(...when, ...table);
    expect(observed.stderr).toContain('forces: EGM96 to degree 0; Sun; Moon; drag, NRLMSISE-00\n');
    expect(observed.rows.map((row) => row.spaceWeather)).toEqual(['observed', 'observed']);
    const moderate = await run(...when, '--atmosphere', 'nrlmsise-00');
    expect(moderate.stderr).toContain('drag, NRLMSISE-00 with F10.7 140 and Ap 15\n');
    expect(moderate.stderr).toContain('without --space-weather activity is moderate for all time');
    expect(moderate.rows[1]!.spaceWeather).toBe('constant');
    const still = await run(...when);
    expect(still.rows[1]!.spaceWeather).toBeUndefined();
    // Orekit: metres in an hour between this activity and a moderate one.
    expect(apartM(moderate.rows[1]!.positionKm, observed.rows[1]!.positionKm)).toBeGreaterThan(3);
    writeFileSync(at('i.opm'), opmOf({ ...scenario, startUtc: '2023-01-05T23:30:00' }, ...drag));
    const beyond = await run('i.opm', '--minutes=60', '--frame', 'gcrf', '--degree', '0', ...table);
    expect(beyond.stderr).toContain('the table reaches from 2022-12-27 to 2023-01-05');
    expect(beyond.rows[0]!.spaceWeather).toBe('beyond-table');
    writeFileSync(at('bad.csv'), 'DATE,AP1\n');
    expect(await run(...when, '--space-weather', at('bad.csv'))).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/bad\.csv:1: no column AP2: .* \[space-weather-column-missing\]/),
    });
    expect(await run(...when, '--atmosphere', 'thin')).toMatchObject({ code: 2 });
    expect(await run(...when, '--atmosphere', 'exponential', ...table)).toMatchObject({ code: 2 });
  });

  it('says what it cannot do', async () => {
    writeFileSync(at('e.opm'), opmOf(START));
    expect(await run('e.opm', '--minutes=1', '--norad', '5')).toMatchObject({ code: 2 });
    expect(await run('e.opm', '--minutes=1', '--degree', '71')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('above 70 give --gravity'),
    });
    const elements = ['propagate', '--catalogue', conformance('sgp4/elements-20241101.csv'), '--norad', '204'];
    expect(await command(...elements, '--minutes', '0', '--gravity', KAULA)).toMatchObject({ code: 2 });
    expect(await command('propagate', '--minutes', '0')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('give --catalogue and --norad, or --opm'),
    });
    writeFileSync(at('no.gfc'), 'modelname M\n');
    expect(await run('e.opm', '--minutes=1', '--gravity', at('no.gfc'))).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/no\.gfc: no end_of_head: .* \[gravity-file-malformed\]/),
    });
    const burn = ['MASS = 5', 'MAN_EPOCH_IGNITION = 2023-01-01T00:30:00', 'MAN_DURATION = 0', 'MAN_DELTA_MASS = -0.1'];
    const push = ['MAN_REF_FRAME = RTN', 'MAN_DV_1 = 0', 'MAN_DV_2 = 0.001', 'MAN_DV_3 = 0'];
    writeFileSync(at('f.opm'), opmOf(START, ...burn, ...push));
    expect((await run('f.opm', '--minutes=20')).code).toBe(0);
    expect(await run('f.opm', '--minutes=40')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('a manoeuvre at 2023-01-01T00:30:00.000Z lies within the span'),
    });
    writeFileSync(at('g.opm'), opmOf({ ...START, velocityMps: [0, 100, 100] }));
    expect(await run('g.opm', '--minutes=60')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('orbit-decayed at'),
    });
  });
});
