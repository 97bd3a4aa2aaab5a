/** CPU time of one judgement, message by message, and of drawn encounters, four in five of them slow: `npx tsx bench/judging.ts`. */
import { readdirSync, readFileSync } from 'node:fs';
import { judge } from '../packages/assessment/src/judge.ts';
import { messageApproach } from '../packages/assessment/src/message-approach.ts';
import { MU_EARTH } from '../packages/astro/src/constants.ts';
import type { StateVector } from '../packages/astro/src/nouns.ts';
import { readCdm } from '../packages/ccsds/src/cdm/read.ts';
import { DEFAULT_RISK_THRESHOLDS } from '../packages/conjunction/src/decision/risk-level.ts';
import type { ObjectAtTca } from '../packages/conjunction/src/object-at-tca.ts';
import { verdictReport } from '../packages/conjunction/src/pc/verdict-pc.ts';

const RULES = { thresholds: DEFAULT_RISK_THRESHOLDS, decisionLeadS: 43_200 };
/** The last pass counts: the first ones warm up. */
const PASSES = 3;
const FOLDERS = ['../conformance/ccsds/cdm/valid/', '../conformance/pc/alfano/'];

const messages = FOLDERS.flatMap((folder) => {
  const at = new URL(folder, import.meta.url);
  return readdirSync(at).flatMap((name) => {
    const cdm = readCdm(readFileSync(new URL(name, at), 'utf8'));
    const approach = cdm.ok ? messageApproach(cdm.value) : undefined;
    return cdm.ok && approach?.ok ? [{ approach: approach.value, nowTaiS: cdm.value.creationTaiS }] : [];
  });
});

const byMethod = new Map<string, number[]>();
for (let pass = 1; pass <= PASSES; pass++) {
  for (const { approach, nowTaiS } of messages) {
    const before = process.cpuUsage().user;
    const { report } = judge(approach, RULES, nowTaiS);
    if (pass < PASSES) continue;
    const method = report.recommended?.method ?? 'none';
    byMethod.set(method, [...(byMethod.get(method) ?? []), (process.cpuUsage().user - before) / 1000]);
  }
}
for (const [method, ms] of [...byMethod, ['all', [...byMethod.values()].flat()] as const]) {
  const mean = ms.reduce((sum, time) => sum + time, 0) / ms.length;
  process.stdout.write(
    `${method.padEnd(16)} ${ms.length} messages, mean ${mean.toFixed(2)} ms, longest ${Math.max(...ms).toFixed(1)}\n`,
  );
}

/** Any message: the slowest of a hundred, and of all. */
const MUST_MS = { 99: 50, 100: 250 };
const times: number[] = [];
for (const { primary, secondary, hardBodyRadiusM } of drawnEncounters(300)) {
  const before = process.cpuUsage().user;
  verdictReport({ primary, secondary, hardBodyRadiusM, isAtTca: true });
  times.push((process.cpuUsage().user - before) / 1000);
}
times.sort((a, b) => a - b);
const at = (percent: number): number => times[Math.ceil((percent / 100) * times.length) - 1]!;
const shares = [50, 99, 100].map((percent) => `${percent} %: ${at(percent).toFixed(1)} ms`).join(', ');
process.stdout.write(
  `drawn            ${times.length} encounters, ${shares}; must of messages 99 %: ${MUST_MS[99]}, 100 %: ${MUST_MS[100]} ms\n`,
);

/** Encounters at 1 mm/s to 3 km/s, misses of a sigma or two, errors of 2 m to 100 km that are long along the track. */
function* drawnEncounters(count: number) {
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
