/**
 * Attraction of a field of spherical harmonics: `astro/force/harmonic-attraction`, the readable twin, with cosine and sine in the lanes of
 * f64x2. Every sum has the order of that function, so that both have the same digits.
 *
 * A table: for each order from 0 to the degree + 1 the factor of its sectorial function (one f64), then for order 0 the recursion factors
 * (two f64 a degree), then for each order a row of as many f64x2 and four f64 as there are degrees: its coefficients, its slope, and the
 * recursion factors of the next order.
 */

/** Bytes of a degree of a row: cosine, sine, slope, factors of the previous two functions, and an unused value. */
const ENTRY: usize = 48;
const SLOPE: usize = 16;
const VERTICAL: usize = 24;
const PREVIOUS: usize = 32;
const PAIR: usize = 16;
const NUMBER: usize = 8;

export function heapBase(): usize {
  return __heap_base;
}

/**
 * Writes x, y and z in m/s^2 to `out`.
 *
 * @param table       of the field, as said above
 * @param functions   room for one f64 a degree
 */
export function attract(
  table: usize,
  functions: usize,
  width: i32,
  highest: i32,
  mu: f64,
  radiusM: f64,
  x: f64,
  y: f64,
  z: f64,
  out: usize,
): void {
  const r2 = x * x + y * y + z * z;
  const r = Math.sqrt(r2);
  const s = x / r;
  const t = y / r;
  const u = z / r;
  const shrink = radiusM / r;
  const step = u * shrink;
  const shrink2 = shrink * shrink;
  const zonal = table + <usize>(width + 1) * NUMBER;
  const rows = zonal + <usize>width * PAIR;
  let corner: f64 = 1;
  let latest: f64 = 1;
  let former: f64 = 0;
  f64.store(functions, 1);
  for (let n = 1; n < width; n++) {
    const pair = zonal + <usize>n * PAIR;
    const next = f64.load(pair) * step * latest - f64.load(pair, NUMBER) * shrink2 * former;
    f64.store(functions + <usize>n * NUMBER, next);
    former = latest;
    latest = next;
  }
  let ax: f64 = 0;
  let ay: f64 = 0;
  let az: f64 = 0;
  let inwards: f64 = 0;
  let re: f64 = 1;
  let im: f64 = 0;
  let reBelow: f64 = 0;
  let imBelow: f64 = 0;
  for (let m = 0; m <= highest; m++) {
    let entry = rows + <usize>(m * width + m) * ENTRY;
    let place = functions + <usize>m * NUMBER;
    let values = f64x2.mul(f64x2.splat(f64.load(place)), v128.load(entry));
    let radials = f64x2.mul(f64x2.splat(<f64>(2 * m + 1)), values);
    let slopes = f64x2.splat(0);
    corner *= f64.load(table + <usize>(m + 1) * NUMBER) * shrink;
    latest = 0;
    former = 0;
    // The functions of the next order take the place of this one's as they are read.
    let next = corner;
    let degree: f64 = <f64>(2 * m + 2);
    for (let n = m + 1; n < width; n++) {
      entry += ENTRY;
      place += NUMBER;
      const value = f64.load(place);
      const coefficients = v128.load(entry);
      if (n > m + 1) next = f64.load(entry, VERTICAL) * step * latest - f64.load(entry, PREVIOUS) * shrink2 * former;
      f64.store(place, next);
      former = latest;
      latest = next;
      values = f64x2.add(values, f64x2.mul(f64x2.splat(value), coefficients));
      slopes = f64x2.add(slopes, f64x2.mul(f64x2.splat(f64.load(entry, SLOPE) * next), coefficients));
      radials = f64x2.add(radials, f64x2.mul(f64x2.splat(degree * value), coefficients));
      degree += 1;
    }
    const valueC = f64x2.extract_lane(values, 0);
    const valueS = f64x2.extract_lane(values, 1);
    const upwards = f64x2.extract_lane(slopes, 0) * re + f64x2.extract_lane(slopes, 1) * im;
    az += upwards;
    inwards += f64x2.extract_lane(radials, 0) * re + f64x2.extract_lane(radials, 1) * im + u * upwards;
    ax += <f64>m * (valueC * reBelow + valueS * imBelow);
    ay += <f64>m * (valueS * reBelow - valueC * imBelow);
    reBelow = re;
    imBelow = im;
    re = s * reBelow - t * imBelow;
    im = s * imBelow + t * reBelow;
  }
  const scale = mu / r2;
  f64.store(out, scale * (ax - s * inwards));
  f64.store(out, scale * (ay - t * inwards), NUMBER);
  f64.store(out, scale * (az - u * inwards), 2 * NUMBER);
}
