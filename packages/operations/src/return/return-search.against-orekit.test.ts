import { parseUtc } from '@keepout/astro/epoch';
import type { ManoeuvreCommand } from '@keepout/contract/ca/manoeuvre-command';
import { expect, it } from 'vitest';
import { recordValidation } from '../../../../conformance/ledger.ts';
import dragged from '../../../../conformance/planned-return/drag-return.json' with { type: 'json' };
import reference from '../../../../conformance/planned-return/planned-return.json' with { type: 'json' };
import { questionOfScene } from '../../test/scene.ts';
import type { SatelliteToPlan } from '../vehicle/satellite.ts';
import { returnSearch } from './return-search.ts';

const tca = parseUtc(reference.tcaUtc);
const tcaTaiS = tca.ok ? tca.value : Number.NaN;

/** Of sizes within five percent the earlier one is taken. */
const ALIKE = 1.06;
const ONE_IN_A_THOUSAND = 1e-3;
/** Density follows the height, and gravity to degree 12 is not that to 20. */
const BY_DRAG = 2e-3;

/** Begin after closest approach, s; along the track, m/s; at the end from the nominal orbit, m and rad. */
type Try = readonly [beginS: number, alongMps: number, smaM: number, phaseRad: number];

/** Begin after closest approach, s; in the attitude of so much area, s and m^2; at the end from the nominal orbit, m and rad. */
type Turn = readonly [beginS: number, durationS: number, areaM2: number, smaM: number, phaseRad: number];

const SETTLED =
  'a way back is settled when its semi-major axis is within a five-hundredth of the way to the edge that is aimed at';

type Case = (typeof reference.cases | typeof dragged.cases)[number];

/** The way back that the service finds. */
function wayBack(scene: Case) {
  const { smaBandM, phaseBandRad, earliestS, latestS, manoeuvre } = scene;
  const question = { ...questionOfScene(scene, scene.orbits + 0.1), satellite: scene.satellite as SatelliteToPlan };
  const answer = returnSearch(question, {
    manoeuvre: manoeuvre as ManoeuvreCommand,
    smaBandM,
    phaseBandRad,
    earliestS,
    latestS,
    constraints: { needsCommand: false, needsConfirmation: false },
  });
  if (!answer.ok) throw new Error(JSON.stringify(answer.fault));
  return answer.value;
}

function seconds(time: string): number {
  const parsed = parseUtc(time.replace('Z', ''));
  return (parsed.ok ? parsed.value : Number.NaN) - tcaTaiS;
}

it('the way back is no larger than the smallest of all that were flown, and is what flying it needs', () => {
  const sizes: number[] = [];
  const phases: number[] = [];
  for (const scene of reference.cases) {
    const { manoeuvres, total, back } = wayBack(scene);
    const beginS = seconds(manoeuvres[1]!.ignitionEpoch);
    const tries = scene.rows as unknown as readonly Try[];
    const [, needed, , phaseRad] = tries.find(([atS]) => Math.abs(atS - beginS) < 1)!;
    const least = Math.min(...tries.map(([, size]) => Math.abs(size)));
    const size = total.deltaVMps - scene.avoidingMps;
    expect(size / least, scene.name).toBeLessThan(ALIKE);
    expect(Math.abs(back!.smaAfterM), scene.name).toBeLessThan(scene.smaBandM);
    expect(Math.abs(back!.phaseAfterRad), scene.name).toBeLessThan(scene.phaseBandRad);
    sizes.push(Math.abs(size / Math.abs(needed) - 1));
    phases.push(Math.abs(back!.phaseAfterRad - phaseRad) / scene.phaseBandRad);
  }
  const row = {
    room: 'operations',
    origin:
      'computed with Orekit 13.1 (Apache-2.0), EGM96 20x20, Sun, Moon: conformance/planned-return/planned-return.py',
    tolerance: ONE_IN_A_THOUSAND,
  };
  recordValidation({
    ...row,
    reference: 'the way back into a band, low to geostationary and e 0.7: change of velocity at its begin',
    deviations: sizes,
    unit: 'share',
    reason: SETTLED,
  });
  recordValidation({
    ...row,
    reference: 'the way back into a band, low to geostationary and e 0.7: phase at the end',
    deviations: phases,
    unit: 'share of the band',
    reason: SETTLED,
  });
  expect(Math.max(...sizes)).toBeLessThan(ONE_IN_A_THOUSAND);
  expect(Math.max(...phases)).toBeLessThan(ONE_IN_A_THOUSAND);
});

it('the way back by drag is no longer than the shortest of all that were flown, also where it takes half of the time that is left', () => {
  const durations: number[] = [];
  const phases: number[] = [];
  for (const scene of dragged.cases) {
    const { manoeuvres, back, obstacle } = wayBack(scene);
    expect(obstacle, scene.name).toBeUndefined();
    const turn = manoeuvres[1]!;
    if (turn.manoeuvreType !== 'DIFFERENTIAL_DRAG') throw new Error(turn.manoeuvreType);
    const tries = scene.rows as unknown as readonly Turn[];
    const [, durationS, areaM2, , phaseRad] = tries.find(([atS]) => Math.abs(atS - seconds(turn.ignitionEpoch)) < 1)!;
    const least = Math.min(...tries.map(([, size]) => size));
    expect(turn.manoeuvreDuration / least, scene.name).toBeLessThan(ALIKE);
    expect(turn.dragCrossSection, scene.name).toBe(areaM2);
    expect(Math.abs(back!.smaAfterM), scene.name).toBeLessThan(scene.smaBandM);
    expect(Math.abs(back!.phaseAfterRad), scene.name).toBeLessThan(scene.phaseBandRad);
    durations.push(Math.abs(turn.manoeuvreDuration / durationS - 1));
    phases.push(Math.abs(back!.phaseAfterRad - phaseRad) / scene.phaseBandRad);
  }
  const row = {
    room: 'operations',
    origin:
      'computed with Orekit 13.1 (Apache-2.0), EGM96 20x20, Sun, Moon, exponential layers: conformance/planned-return/drag-return.py',
    tolerance: BY_DRAG,
    reason: SETTLED,
  };
  recordValidation({
    ...row,
    reference: 'the way back by differential drag, low and round or with e 0.03: time in the attitude at its begin',
    deviations: durations,
    unit: 'share',
  });
  recordValidation({
    ...row,
    reference: 'the way back by differential drag, low and round or with e 0.03: phase at the end',
    deviations: phases,
    unit: 'share of the band',
  });
  expect(Math.max(...durations)).toBeLessThan(BY_DRAG);
  expect(Math.max(...phases)).toBeLessThan(BY_DRAG);
});
