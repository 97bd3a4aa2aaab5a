/**
 * Sine and cosine of one angle at once, for the inner loop of SGP4.
 *
 * Method   Cody and Waite reduction by pi/2 in two parts, then the minimax polynomials of fdlibm on |r| <= pi/4
 * Valid    |x| < 1e6 rad (the cut-off falls back on Math.sin); error under 2 units in the last place
 *
 * @param x     number   rad
 * @param out   Float64Array   sine at 0, cosine at 1
 */
export function sincos(x: number, out: Float64Array): void {
  if (!(x < 1e6 && x > -1e6)) {
    out[0] = Math.sin(x);
    out[1] = Math.cos(x);
    return;
  }
  // Adding and taking away 1.5 * 2^52 rounds to the nearest integer.
  const q = x * 0.6366197723675814 + 6755399441055744 - 6755399441055744;
  const r = x - q * 1.5707963267341256 - q * 6.077100506506192e-11;
  const z = r * r;
  const s =
    r +
    r *
      z *
      (-0.16666666666666632 +
        z *
          (0.00833333333332249 +
            z *
              (-0.0001984126982985795 +
                z * (2.7557313707070068e-6 + z * (-2.5050760253406863e-8 + z * 1.58969099521155e-10)))));
  const c =
    1 -
    0.5 * z +
    z *
      z *
      (0.0416666666666666 +
        z *
          (-0.001388888888887411 +
            z *
              (2.480158728947673e-5 +
                z * (-2.7557314351390663e-7 + z * (2.087572321298175e-9 + z * -1.1359647557788195e-11)))));
  switch (q & 3) {
    case 0:
      out[0] = s;
      out[1] = c;
      return;
    case 1:
      out[0] = c;
      out[1] = -s;
      return;
    case 2:
      out[0] = -s;
      out[1] = -c;
      return;
    default:
      out[0] = -c;
      out[1] = s;
  }
}
