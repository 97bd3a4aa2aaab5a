import { MU_EARTH } from '@keepout/astro/constants';
import type { StateVector } from '@keepout/astro/nouns';
import type { ObjectAtTca } from '../src/object-at-tca.ts';

/** Encounters at 1 mm/s to 3 km/s, misses of a sigma or two, errors of 2 m to 100 km that are long along the track. */
export function* drawnEncounters(count: number) {
  let seed = 12_345;
  const uniform = (): number => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return (seed + 0.5) / 2 ** 32;
  };
  const normal = (): number => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
  const between = (low: number, high: number): number => low * (high / low) ** uniform();
  const errorOf = (state: StateVector, radiusM: number): ObjectAtTca => {
    const r = between(2, 2000);
    const [t, n] = [r * between(1, 100), r * between(0.3, 3)];
    const turn = Math.sqrt(MU_EARTH / radiusM ** 3);
    const sigmas = [r, t, n, t * turn * between(0.3, 1.2), r * turn * between(0.5, 1.5), n * turn * between(0.5, 1.5)];
    const pairs = new Map([
      ['1 3', -0.9 * uniform()],
      ['0 4', -0.9 * uniform()],
    ]);
    const matrix = Float64Array.from({ length: 36 }, (_, k) => {
      const [i, j] = [Math.floor(k / 6), k % 6];
      const share = i === j ? 1 : (pairs.get(`${Math.min(i, j)} ${Math.max(i, j)}`) ?? 0);
      return share * sigmas[i]! * sigmas[j]!;
    });
    return { state, covariance: { frame: 'RTN', epochTaiS: state.epochTaiS, matrix } };
  };
  const speeds = [
    [0.001, 1],
    [1, 30],
    [30, 1000],
    [0.1, 20],
    [0.01, 3000],
  ] as const;
  for (let k = 0; k < count; k++) {
    const kind = k % speeds.length;
    const radiusM = kind === 3 ? 42_164e3 : 6_378e3 + between(350e3, 1500e3);
    const v = Math.sqrt(MU_EARTH / radiusM);
    const [slowest, fastest] = speeds[kind]!;
    const speed = between(slowest, fastest);
    const direction = [normal(), normal(), normal()];
    const length = Math.hypot(...direction);
    const place = [normal(), normal(), normal()];
    const along = place.reduce((sum, x, i) => sum + (x * direction[i]!) / length ** 2, 0);
    const first: StateVector = {
      epochTaiS: 8e8,
      frame: 'EME2000',
      positionM: [radiusM, 0, 0],
      velocityMps: [0.002 * uniform() * v, 0.6 * v, 0.8 * v],
    };
    const primary = errorOf(first, radiusM);
    const missM = Math.sqrt(primary.covariance!.matrix[0]!) * 2 * uniform();
    const shifted = (from: readonly number[], by: (i: number) => number) =>
      from.map((x, i) => x + by(i)) as unknown as StateVector['positionM'];
    const second: StateVector = {
      ...first,
      positionM: shifted(first.positionM, (i) => (place[i]! - along * direction[i]!) * missM),
      velocityMps: shifted(first.velocityMps, (i) => (direction[i]! / length) * speed),
    };
    yield { primary, secondary: errorOf(second, radiusM), hardBodyRadiusM: between(1, 30) };
  }
}
