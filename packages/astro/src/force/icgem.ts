import { type Fault, fail, ok, type Result } from '@keepout/units/result';
import type { GravityField } from './gravity-field.ts';

export interface GravityFileFault extends Fault {
  readonly code:
    | 'gravity-file-malformed'
    | 'gravity-header-incomplete'
    | 'gravity-product-unknown'
    | 'gravity-norm-unknown'
    | 'gravity-coefficient-missing'
    | 'gravity-degree-missing';
  readonly line?: number;
  /** Keyword of the header, or degree and order of a coefficient. */
  readonly field?: string;
  /** The highest degree that the file has. */
  readonly limit?: number;
}

/** A gravity field read from a file, with the further contents of the file. */
export interface GravityFile {
  readonly field: GravityField;
  /** Degree of the file; the field may be cut below it. */
  readonly degreeOfFile: number;
  /** As written: tide_free, zero_tide ... */
  readonly tideSystem?: string;
  /** Coefficients with a drift or a period: their values at the epoch of the file are used. */
  readonly varying: number;
}

/** Rows of a coefficient; the others of the format (drift, periods) say how one changes with time. */
const STATIC: readonly string[] = ['gfc', 'gfct'];
const VARIATIONS: readonly string[] = ['trnd', 'dot', 'acos', 'asin'];
/** Above it the recursion runs out of the range of numbers near the poles. */
export const HIGHEST_DEGREE = 720;

/**
 * Reads a gravity field in the format of ICGEM (.gfc), up to a degree.
 *
 * Method   header to `end_of_head`, then rows `gfc n m C S`, normalised or not; exponents with D or E
 * Assumes  no drift: of `gfct` the value at its epoch; a file without its coefficient of degree 0 has 1 there, without
 *          those of degree 1 zero (the origin is the centre of mass); any other that is absent is a fault
 * Valid    degrees to 720
 *
 * @param degree   number   absent: that of the file, at most 720
 * @returns ok: GravityFile   |   fault: GravityFileFault with the line
 *
 * Checked  conformance/gravity (40 digits of another method)          Cost  degree 360 (5 MB) 0.1 s
 */
export function readIcgem(text: string, degree?: number): Result<GravityFile, GravityFileFault> {
  const lines = text.split(/\r?\n/);
  const end = lines.findIndex((line) => line.trimStart().startsWith('end_of_head'));
  if (end < 0) return fail({ code: 'gravity-file-malformed', field: 'end_of_head' });
  const header = headerOf(lines.slice(0, end));
  const product = header.get('product_type');
  if (product !== undefined && product !== 'gravity_field') {
    return fail({ code: 'gravity-product-unknown', field: product });
  }
  const norm = header.get('norm') ?? 'fully_normalized';
  if (norm !== 'fully_normalized' && norm !== 'unnormalized')
    return fail({ code: 'gravity-norm-unknown', field: norm });
  const numbers = ['earth_gravity_constant', 'radius', 'max_degree'].map((name) => numberOf(header.get(name)));
  const absent = numbers.findIndex((value) => !(value > 0));
  if (absent >= 0) {
    return fail({
      code: 'gravity-header-incomplete',
      field: ['earth_gravity_constant', 'radius', 'max_degree'][absent]!,
    });
  }
  const [mu = 0, radiusM = 0, degreeOfFile = 0] = numbers;
  const requestedDegree = degree ?? Math.min(degreeOfFile, HIGHEST_DEGREE);
  const limit = Math.min(degreeOfFile, HIGHEST_DEGREE);
  if (!(Number.isInteger(requestedDegree) && requestedDegree >= 0 && requestedDegree <= limit)) {
    return fail({ code: 'gravity-degree-missing', limit });
  }
  const size = ((requestedDegree + 1) * (requestedDegree + 2)) / 2;
  const cosine = new Float64Array(size).fill(Number.NaN);
  const sine = new Float64Array(size).fill(Number.NaN);
  let varying = 0;
  for (let k = end + 1; k < lines.length; k++) {
    const [key = '', n, m, c, s] = lines[k]!.trim().split(/\s+/);
    if (key === '') continue;
    const row = [n, m, c, s].map(numberOf);
    const [l = Number.NaN, order = Number.NaN, cnm = Number.NaN, snm = Number.NaN] = row;
    if (VARIATIONS.includes(key)) {
      if (l <= requestedDegree) varying += 1;
      continue;
    }
    const isPlace = Number.isInteger(l) && Number.isInteger(order) && order >= 0 && order <= l;
    if (!STATIC.includes(key) || !isPlace || Number.isNaN(cnm + snm)) {
      return fail({ code: 'gravity-file-malformed', line: k + 1 });
    }
    if (l > requestedDegree) continue;
    const scale = norm === 'unnormalized' ? 1 / normalisation(l, order) : 1;
    cosine[(l * (l + 1)) / 2 + order] = cnm * scale;
    sine[(l * (l + 1)) / 2 + order] = snm * scale;
  }
  if (Number.isNaN(cosine[0]!)) [cosine[0], sine[0]] = [1, 0];
  for (let at = 1; at < Math.min(3, size); at++) if (Number.isNaN(cosine[at]!)) [cosine[at], sine[at]] = [0, 0];
  const hole = cosine.findIndex((value) => Number.isNaN(value));
  if (hole >= 0) {
    const l = Math.floor((Math.sqrt(8 * hole + 1) - 1) / 2);
    return fail({ code: 'gravity-coefficient-missing', field: `${l}, ${hole - (l * (l + 1)) / 2}` });
  }
  const tideSystem = header.get('tide_system');
  return ok({
    field: { name: header.get('modelname') ?? 'unnamed', mu, radiusM, degree: requestedDegree, cosine, sine },
    degreeOfFile,
    ...(tideSystem !== undefined && { tideSystem }),
    varying,
  });
}

/** Keywords and values before the coefficients, with free text between them. */
function headerOf(lines: readonly string[]): Map<string, string> {
  const header = new Map<string, string>();
  for (const line of lines) {
    const [keyword = '', value] = line.trim().split(/\s+/);
    if (value !== undefined) header.set(keyword, value);
  }
  return header;
}

/** Exponents are written with E or, in the manner of Fortran, with D. */
function numberOf(text: string | undefined): number {
  return text === undefined || text === '' ? Number.NaN : Number(text.replace(/d/i, 'e'));
}

/** Ratio of an unnormalised to a fully normalised coefficient: sqrt((2 - [m = 0]) (2n + 1) (n - m)! / (n + m)!). */
function normalisation(n: number, m: number): number {
  let quotient = (m === 0 ? 1 : 2) * (2 * n + 1);
  for (let k = n - m + 1; k <= n + m; k++) quotient /= k;
  return Math.sqrt(quotient);
}
