import { RAD_PER_ARCSEC, TWO_PI } from '@keepout/units/angle';

/** Delaunay's arguments of Moon and Sun, rad: l, l', F, D, Om. */
export type TidalArguments = readonly [l: number, lPrime: number, f: number, d: number, node: number];

const TURN_ARCSEC = 1_296_000;

/**
 * The arguments of the tides.
 *
 * Method   Simon et al. 1994, IERS Conventions 2010 section 5.7.2
 * @param centuriesTt   number   Julian centuries of TT since J2000.0
 * Checked  conformance/frames/iers-tides.json (1e-12 rad)
 */
export function tidalArguments(centuriesTt: number): TidalArguments {
  const t = centuriesTt;
  const of = (start: number, rate: number, second: number, third: number, fourth: number): number =>
    ((start + (rate + (second + (third + fourth * t) * t) * t) * t) % TURN_ARCSEC) * RAD_PER_ARCSEC;
  return [
    of(485_868.249036, 1_717_915_923.2178, 31.8792, 0.051635, -0.0002447),
    of(1_287_104.793048, 129_596_581.0481, -0.5532, 0.000136, -0.00001149),
    of(335_779.526232, 1_739_527_262.8478, -12.7512, -0.001037, 0.00000417),
    of(1_072_260.703692, 1_602_961_601.209, -6.3706, 0.006593, -0.00003169),
    of(450_160.398036, -6_962_890.5431, 7.4722, 0.007702, -0.00005939),
  ];
}

/** The sum of multiples of arguments, rad, within a turn. */
export function tidalAngle(multipliers: ArrayLike<number>, from: number, args: readonly number[]): number {
  let angle = 0;
  for (let k = 0; k < args.length; k++) angle += multipliers[from + k]! * args[k]!;
  return angle % TWO_PI;
}
