import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import reference from '../../../../conformance/gravity/attractions.json' with { type: 'json' };
import { recordValidation } from '../../../../conformance/ledger.ts';
import table from './egm96.json' with { type: 'json' };
import { egm96 } from './egm96.ts';
import { harmonicAttraction } from './harmonic-attraction.ts';
import { type GravityFile, readIcgem } from './icgem.ts';

const FILE = gunzipSync(
  readFileSync(new URL('../../../../conformance/gravity/kaula-100.gfc.gz', import.meta.url)),
).toString();
/** Of the size of the attraction: sums of 5,000 terms in float64. */
const TEN_ROUNDINGS = 2e-14;

function read(text: string, degree?: number): GravityFile {
  const file = readIcgem(text, degree);
  if (!file.ok) throw new Error(JSON.stringify(file.fault));
  return file.value;
}
const HEAD = 'modelname M\nearth_gravity_constant 3.986D+14\nradius 6.378e6\nmax_degree 2\n';
const ROWS = 'gfc 2 0 -4.8D-4 0 1e-12 0\ngfc 2 1 1e-9 2e-9\ngfc 2 2 3e-6 -1e-6\n';

describe('a gravity field of a file', () => {
  it('above degree 70 attracts as the gradient in 40 digits does', () => {
    const deviations = reference.cases.map(({ degree, positionM, attractionMps2 }) => {
      const out = new Float64Array(3);
      const [x = 0, y = 0, z = 0] = positionM;
      harmonicAttraction(read(FILE, degree).field)(x, y, z, out);
      const away = Math.hypot(...attractionMps2.map((value, k) => out[k]! - value));
      return away / Math.hypot(...attractionMps2);
    });
    recordValidation({
      room: 'astro',
      reference: 'Attraction of a field of degree 70, 71 and 100 out of a .gfc file',
      origin: 'own figures by another method in 40 digits: conformance/gravity/kaula.py (mpmath 1.3.0)',
      deviations,
      unit: 'of the attraction',
      tolerance: TEN_ROUNDINGS,
      stated: { accuracy: 1e-16, by: 'computed in 40 digits, written as float64' },
      reason: 'a sum of 5,000 terms in float64 is off by some tens of its last digit',
    });
    expect(Math.max(...deviations)).toBeLessThan(TEN_ROUNDINGS);
    expect(read(FILE)).toMatchObject({ degreeOfFile: 100, tideSystem: 'tide_free', varying: 0 });
    expect(read(FILE).field).toMatchObject({
      name: 'KAULA-100',
      mu: 3.986004415e14,
      radiusM: 6_378_136.3,
      degree: 100,
    });
  });

  it('of EGM96 is the field that is built in', () => {
    const rows = table.c.flatMap((row, n) => row.map((c, m) => `gfc ${n} ${m} ${c} ${table.s[n]![m] ?? 0}`));
    const head = `modelname EGM96\nearth_gravity_constant ${table.mu}\nradius ${table.radius}\nmax_degree 70\nend_of_head\n`;
    const { field } = read(head + rows.join('\n'));
    expect(field).toEqual(egm96(70));
  });

  it('takes coefficients that are not normalised, the values of drifting ones, and files without degrees 0 and 1', () => {
    const plain = read(`${HEAD}end_of_head\n${ROWS}`);
    const { cosine, sine } = plain.field;
    expect([...cosine]).toEqual([1, 0, 0, -4.8e-4, 1e-9, 3e-6]);
    expect([...sine]).toEqual([0, 0, 0, 0, 2e-9, -1e-6]);
    // sqrt(5), sqrt(5/3), sqrt(5/12): the factors of degree 2.
    const factors = [5, 5 / 3, 5 / 12].map(Math.sqrt);
    const rows = [
      `gfc 2 0 ${-4.8e-4 * factors[0]!} 0`,
      `gfc 2 1 ${1e-9 * factors[1]!} ${2e-9 * factors[1]!}`,
      `gfc 2 2 ${3e-6 * factors[2]!} ${-1e-6 * factors[2]!}`,
    ];
    const raw = read(`norm unnormalized\n${HEAD}end_of_head\n${rows.join('\n')}`).field;
    for (const [k, value] of raw.cosine.entries()) expect(value).toBeCloseTo(cosine[k]!, 18);
    const drifting = `${HEAD}end_of_head\n${ROWS.replace('gfc 2 0', 'gfct 2 0')}trnd 2 0 1e-11 0\nacos 2 0 1e-11 0 1.0\n`;
    expect(read(drifting)).toMatchObject({ varying: 2, field: plain.field });
  });

  it('is refused by line and reason', () => {
    const fault = (text: string, degree?: number): unknown => {
      const file = readIcgem(text, degree);
      return file.ok ? 'ok' : file.fault;
    };
    expect(fault('')).toEqual({ code: 'gravity-file-malformed', field: 'end_of_head' });
    expect(fault(`${HEAD}end_of_head\ngfc 2 0 x 0\n`)).toEqual({ code: 'gravity-file-malformed', line: 6 });
    expect(fault(`${HEAD}end_of_head\ngfc 2 3 1 0\n`)).toEqual({ code: 'gravity-file-malformed', line: 6 });
    expect(fault(`${HEAD}end_of_head\nhello\n`)).toEqual({ code: 'gravity-file-malformed', line: 6 });
    expect(fault(`${HEAD.replace('radius', 'size')}end_of_head\n${ROWS}`)).toEqual({
      code: 'gravity-header-incomplete',
      field: 'radius',
    });
    expect(fault(`product_type topography\n${HEAD}end_of_head\n${ROWS}`)).toEqual({
      code: 'gravity-product-unknown',
      field: 'topography',
    });
    expect(fault(`norm half\n${HEAD}end_of_head\n${ROWS}`)).toEqual({ code: 'gravity-norm-unknown', field: 'half' });
    const hole = ROWS.replace(/^gfc 2 1.*\n/m, '');
    expect(fault(`${HEAD}end_of_head\n${hole}`)).toEqual({ code: 'gravity-coefficient-missing', field: '2, 1' });
    expect(fault(`${HEAD}end_of_head\n${ROWS}`, 3)).toEqual({ code: 'gravity-degree-missing', limit: 2 });
    expect(fault(`${HEAD}end_of_head\n${hole}`, 1)).toBe('ok');
  });
});
