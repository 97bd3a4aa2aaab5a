/**
 * CPU time of one satellite against the catalogue. Run: npx tsx bench/one-to-all.ts
 * Uses the catalogue of `catalogue.ts`; its peer is that of all pairs (`screening-peers.ts`).
 */
import { pathToFileURL } from 'node:url';
import { utc } from '../conformance/gp-elements.ts';
import { tableEphemeris } from '../packages/astro/src/ephemeris/table.ts';
import type { Ephemeris, MeanElements } from '../packages/astro/src/nouns.ts';
import { sgp4Ephemeris } from '../packages/astro/src/sgp4/ephemeris.ts';
import { sgp4Init } from '../packages/astro/src/sgp4/init.ts';
import { batchOf } from '../packages/astro/src/sgp4/record.ts';
import { screenCandidates } from '../packages/conjunction/src/screening/candidates.ts';
import { planCostS } from '../packages/conjunction/src/screening/changes/job-size.ts';
import { LATTICE_S, planScreening, type ScreeningEngine } from '../packages/conjunction/src/screening/plan/plan.ts';
import { screenAll } from '../packages/conjunction/src/screening/screen.ts';
import { latticeOf } from '../packages/conjunction/src/screening/to-all/lattice-to-all.ts';
import { catalogueElements } from './catalogue.ts';
import { median, timed } from './measure.ts';

const WEEK_S = 7 * 86_400;
const volume = { shape: 'sphere', radiusM: 5000 } as const;

export interface OneToAllFigures {
  readonly objects: number;
  readonly latticeS: number;
  readonly latticeBytes: number;
  readonly primaries: number;
  readonly medianPrimaryS: number;
  readonly worstPrimaryS: number;
  readonly worstPrimary: string;
  readonly ephemerisPrimaryS: number;
  readonly scalarPrimaryS: number;
  /** The same primaries in one screening, with what its jobs are reckoned at. */
  readonly together: readonly { readonly radiusKm: number; readonly tookS: number; readonly reckonedS: number }[];
  readonly candidates: number;
  readonly candidatesS: number;
  readonly candidateEncounters: number;
}

export function benchOneToAll(rounds = 3, candidateCount = 1000): OneToAllFigures {
  const elements = catalogueElements();
  const startTaiS = utc('2024-11-01T00:00:00');
  const stopTaiS = startTaiS + WEEK_S;
  const batch = batchOf(elements.map((set) => sgp4Init(set)));
  const identities = elements.map((set) => set.noradId);

  const lattice = latticeOf(batch);
  const first = Math.floor(startTaiS / LATTICE_S);
  const last = Math.ceil(stopTaiS / LATTICE_S);
  const [latticeS] = timed(() => {
    for (let k = first; k < last; k++) lattice.block(k * LATTICE_S, (k + 1) * LATTICE_S);
  });

  const screen = (object: number, ephemerides: readonly Ephemeris[] = [], engine: ScreeningEngine = 'wasm'): number => {
    const scope = { kind: 'primaries', primaries: [object] } as const;
    const plan = planScreening({ startTaiS, stopTaiS, volume, scope, engine });
    const own = ephemerides.length > 0 ? { identities: [...identities, target.noradId] } : {};
    return timed(() => screenAll(plan, { batch, ephemerides, ...own }))[0];
  };
  const indexOf = new Map(elements.map((set, i) => [set.noradId, i]));
  const wellKnown = [25_544, 27_386, 31_698, 37_849, 43_013, 49_260, 39_452].flatMap((id) => indexOf.get(id) ?? []);
  const spread = Array.from({ length: 50 }, (_, k) => Math.floor(((k + 0.5) * elements.length) / 50));
  const primaries = [...new Set([...wellKnown, ...spread])].slice(0, 50);
  const target = elements[wellKnown[3] ?? 0]!;
  for (const object of primaries.slice(0, 10)) screen(object);
  const costs = primaries.map((object) => ({
    object,
    seconds: median(Array.from({ length: rounds }, () => screen(object))),
  }));
  const worst = costs.reduce((a, b) => (b.seconds > a.seconds ? b : a));

  const table = operatorTable(target, startTaiS, stopTaiS);
  screen(batch.count, [table]);
  const ephemerisPrimaryS = median(Array.from({ length: rounds }, () => screen(batch.count, [table])));
  const scalarPrimaryS = screen(indexOf.get(target.noradId)!, [], 'scalar');

  const together = [5, 20].map((radiusKm) => {
    const wide = { shape: 'sphere', radiusM: 1000 * radiusKm } as const;
    const plan = planScreening({ startTaiS, stopTaiS, volume: wide, scope: { kind: 'primaries', primaries } });
    const [tookS] = timed(() => screenAll(plan, { batch, ephemerides: [], identities }));
    return { radiusKm, tookS, reckonedS: planCostS(plan, elements.length) };
  });

  // Burns of up to 0.5 m/s in all directions through the first two revolutions.
  const candidates = Array.from({ length: candidateCount }, (_, k) => {
    const size = 0.5 * ((k % 10) / 10 + 0.1);
    const angle = 2.399_963 * k;
    const up = 0.4 * Math.sin(0.7 * k);
    return [
      {
        epochTaiS: startTaiS + 600 + 120 * (k % 100),
        deltaVRtnMps: [size * Math.sin(angle), size * Math.cos(angle), size * up] as const,
      },
    ];
  });
  const request = { identity: target.noradId, startTaiS, stopTaiS, volume };
  const nominal = { kind: 'elements', elements: target } as const;
  const [candidatesS, outcome] = timed(() =>
    screenCandidates({ ...request, nominal, candidates }, { batch, ephemerides: [], identities }),
  );
  return {
    objects: batch.count,
    latticeS,
    latticeBytes: lattice.byteLength,
    primaries: primaries.length,
    medianPrimaryS: median(costs.map(({ seconds }) => seconds)),
    worstPrimaryS: worst.seconds,
    worstPrimary: elements[worst.object]!.name || `${elements[worst.object]!.noradId}`,
    ephemerisPrimaryS,
    scalarPrimaryS,
    together,
    candidates: candidateCount,
    candidatesS,
    candidateEncounters: outcome.candidates.reduce(
      (n, result) => n + (result.ok ? result.value.encounters.length : 0),
      0,
    ),
  };
}

/** An operator's ephemeris: 10,081 states of 60 s, Lagrange of degree 7. */
function operatorTable(set: MeanElements, startTaiS: number, stopTaiS: number): Ephemeris {
  const source = sgp4Ephemeris(set);
  const count = (stopTaiS - startTaiS) / 60 + 1;
  const epochsTaiS = Float64Array.from({ length: count }, (_, k) => startTaiS + 60 * k);
  const states = new Float64Array(6 * count);
  const state = new Float64Array(6);
  epochsTaiS.forEach((t, k) => {
    source.stateAt(t, state);
    states.set(state, 6 * k);
  });
  return tableEphemeris({ frame: 'TEME', epochsTaiS, states, method: 'LAGRANGE', degree: 7 });
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const say = (line: string): void => void process.stdout.write(`${line}\n`);
  const ms = (seconds: number): string => `${(1000 * seconds).toFixed(1)} ms`;
  const f = benchOneToAll(Number(process.env['ROUNDS'] ?? 3), Number(process.env['CANDIDATES'] ?? 1000));
  say(`${f.objects} objects, 7 days, 5 km; CPU time, one thread`);
  say(`lattice of the week: ${ms(f.latticeS)}, ${(f.latticeBytes / 1e6).toFixed(0)} MB; kept for every primary after`);
  say(
    `one SGP4 primary, median of ${f.primaries}: ${ms(f.medianPrimaryS)}; worst ${ms(f.worstPrimaryS)} (${f.worstPrimary})`,
  );
  say(`one tabulated primary (10,081 states): ${ms(f.ephemerisPrimaryS)}`);
  say(`the scalar engine, one SGP4 primary: ${ms(f.scalarPrimaryS)}`);
  for (const { radiusKm, tookS, reckonedS } of f.together)
    say(`${f.primaries} at once, ${radiusKm} km: ${tookS.toFixed(2)} s, reckoned ${reckonedS.toFixed(2)} s`);
  say(`${f.candidates} candidate manoeuvres: ${f.candidatesS.toFixed(2)} s, ${f.candidateEncounters} encounters`);
}
