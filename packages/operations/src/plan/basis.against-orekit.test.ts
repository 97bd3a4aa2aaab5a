import { formatUtcZ, parseUtc } from '@keepout/astro/epoch';
import type { ManoeuvreCommand } from '@keepout/contract/ca/manoeuvre-command';
import type { TimeSpan } from '@keepout/planning/constraints';
import { expect, it } from 'vitest';
import { recordWhole } from '../../../../conformance/ledger.ts';
import reference from '../../../../conformance/plan-surroundings/plan-surroundings.json' with { type: 'json' };
import { sampled } from '../../../../scripts/property-runs.mjs';
import { questionOfScene } from '../../test/scene.ts';
import type { SatelliteToPlan } from '../vehicle/satellite.ts';
import { planBasis } from './basis.ts';
import { evaluate } from './evaluate.ts';
import type { AskedConstraints, PlanQuestion } from './question.ts';

const tca = parseUtc(reference.tcaUtc);
const tcaTaiS = tca.ok ? tca.value : Number.NaN;
const RADIANS = Math.PI / 180;

type Case = (typeof reference.cases)[number];
/** A usual run takes a low orbit and the geostationary one. */
const cases = sampled(reference.cases, 2);

function questionOf(scene: Case): PlanQuestion {
  const question = questionOfScene(scene, scene.leadS / scene.periodS, tcaTaiS);
  const stations = reference.stations.map(({ name, latitudeDeg, longitudeDeg, heightM, minElevationDeg }) => ({
    stationId: name,
    name,
    latitudeRad: latitudeDeg * RADIANS,
    longitudeRad: longitudeDeg * RADIANS,
    heightM,
    minElevationRad: minElevationDeg * RADIANS,
    canCommand: true,
    canConfirm: true,
  }));
  return { ...question, stations, satellite: scene.satellite as SatelliteToPlan };
}

const FREE = { needsCommand: true, needsConfirmation: true };
const TENTH_S = 0.1;
const ONE_IN_A_THOUSAND = 1e-3;

function evaluated(question: PlanQuestion, manoeuvre: ManoeuvreCommand, more: Partial<AskedConstraints> = {}) {
  const answer = evaluate(question, { manoeuvre, constraints: { ...FREE, ...more } });
  if (!answer.ok) throw new Error(JSON.stringify(answer.fault));
  return answer.value;
}

it('contacts and shadows of a plan begin and end where another program has them, and a motor is off in the shadow', () => {
  const edgesS: number[] = [];
  for (const scene of cases) {
    const { name } = scene;
    const question = questionOf(scene);
    const { contacts, shadows, commandByTaiS } = planBasis(question);
    const after = (spans: readonly TimeSpan[]) => spans.flatMap((span) => span.map((epochTaiS) => epochTaiS - tcaTaiS));
    const passes = scene.contacts.map(({ span }) => span);
    expect(
      contacts.map(({ stationId }) => stationId),
      name,
    ).toEqual(scene.contacts.map(({ station }) => station));
    expect(shadows, name).toHaveLength(scene.shadows.length);
    const ours = [...after(shadows), ...after(contacts.map(({ span }) => span))];
    edgesS.push(...[...scene.shadows, ...passes].flat().map((edgeS, k) => Math.abs(ours[k]! - edgeS)));
    expect(commandByTaiS, name).toBe(Math.max(...contacts.map(({ span }) => Math.min(span[1], tcaTaiS))));
    const { figures, commandContact, confirmationContact } = evaluated(question, scene.manoeuvre as ManoeuvreCommand);
    edgesS.push(Math.abs(figures.thrustingTimeS - scene.thrustingS));
    const begin = figures.ignitionTaiS - tcaTaiS;
    const end = begin + figures.durationS;
    expect(commandContact, name).toEqual(contacts[passes.findLastIndex((span) => span[0]! < begin)]);
    expect(confirmationContact, name).toEqual(contacts[passes.findIndex((span) => span[1]! > end)]);
  }
  recordWhole({
    room: 'operations',
    reference: 'shadows, contacts and time that a motor is on before closest approach: begins and ends',
    origin:
      'computed with Orekit 13.1 (Apache-2.0), DE-440, and Skyfield 1.55 (MIT): conformance/plan-surroundings/plan-surroundings.py',
    deviations: edgesS,
    unit: 's',
    tolerance: TENTH_S,
    reason: 'gravity to degree 12 against 20 over a day; the limb of the Earth is sought in one plane',
  });
  expect(Math.max(...edgesS)).toBeLessThan(TENTH_S);
});

it('what a long burn changes the orbit by is told, and bound, as another program has it where both orbits pass the same place', () => {
  const sharesOfAxis: number[] = [];
  for (const scene of cases) {
    const question = { ...questionOf(scene), stations: [] };
    const manoeuvre = scene.manoeuvre as ManoeuvreCommand;
    const within = (share: number) => evaluated(question, manoeuvre, { maxPhaseRad: share * Math.abs(scene.phaseRad) });
    const { figures, breaks } = within(0.99);
    sharesOfAxis.push(Math.abs(figures.smaChangeM / scene.smaChangeM - 1));
    expect(breaks, scene.name).toContain('phase-change');
    expect(within(1.01).breaks, scene.name).not.toContain('phase-change');
  }
  expect(Math.max(...sharesOfAxis)).toBeLessThan(ONE_IN_A_THOUSAND);
});

it('an impulse that another program has in the shadow breaks the constraint, a second outside it does not', () => {
  for (const scene of cases.filter(({ shadows }) => shadows.length > 0)) {
    const question = questionOf(scene);
    const { thrustN: _, ...build } = question.satellite;
    const satellite = { ...build, propulsion: 'IMPULSIVE' } as const;
    const [from, to] = scene.shadows.at(-1) as unknown as TimeSpan;
    for (const [atS, isDark] of [
      [from - 1, false],
      [from + 1, true],
      [to - 1, true],
      [to + 1, false],
    ] as const) {
      const ignitionEpoch = formatUtcZ(tcaTaiS + atS, 6);
      const impulse = { deltaVVector: [0, 0.01, 0], deltaVReferenceFrame: 'RTN' } as const;
      const { breaks } = evaluated({ ...question, stations: [], satellite }, {
        manoeuvreType: 'IMPULSIVE',
        ignitionEpoch,
        ...impulse,
      } as unknown as ManoeuvreCommand);
      expect(breaks.includes('eclipse'), `${scene.name}, ${atS}`).toBe(isDark);
    }
  }
});
