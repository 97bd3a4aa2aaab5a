import { messageApproach } from '@keepout/assessment/message-approach';
import { plannedEncounterOf } from '@keepout/assessment/planned-encounter-of';
import { parseUtc } from '@keepout/astro/epoch';
import { readCdm } from '@keepout/ccsds/cdm/read';
import type { PlanQuestion } from '@keepout/operations/plan/question';
import { candidatesOf } from '@keepout/server/ca/manoeuvres/plan.thread';
import { testEvent } from '@keepout/server/ca/manoeuvres/test-event';
import { expect, it } from 'vitest';
import { type PlanOptionTexts, planOptions } from './plan-options.ts';
import { EFFORT, runPlan, satelliteOf } from './run-plan.ts';

const parsed = parseUtc('2026-11-24T00:00:00');
if (!parsed.ok) throw new Error(parsed.fault.code);
const tcaTaiS = parsed.value;
const message = testEvent(tcaTaiS, { noradId: 90_000, other: 91_000 });

const USUAL = {
  optimise: 'pc',
  maxDv: '1',
  model: 'two-body',
  duty: '1',
  cd: '2.2',
  mass: '200',
  targetPc: '1e-4',
  burnError: '0.05,1',
};

it.each([
  { ...USUAL, type: 'impulsive', orbits: '1..2', isp: '220' },
  { ...USUAL, type: 'continuous', orbits: '2..2.5', thrust: '0.5', isp: '1500', duty: '0.5' },
  { ...USUAL, type: 'differential-drag', orbits: '20..20', areas: '0.5,1,90', targetPc: '0.1' },
] satisfies readonly PlanOptionTexts[])('server and command find the same of $type, to the byte', (texts) => {
  const cdm = readCdm(message);
  if (!cdm.ok) throw new Error(cdm.fault.code);
  const approach = messageApproach(cdm.value);
  const encounter = approach.ok ? plannedEncounterOf(approach.value) : approach;
  if (!encounter.ok) throw new Error(encounter.fault.code);
  const options = planOptions(texts);
  const question: PlanQuestion = {
    nowTaiS: tcaTaiS - 3 * 86_400,
    noradId: 90_000,
    satellite: satelliteOf(cdm.value, options),
    events: [{ id: 'con_1', message, hardBodyRadiusM: null }],
    rules: {
      targetPc: 1,
      targetReductionOrders: 0,
      watchPc: 1e-7,
      uplinkLeadS: 0,
      densityUncertainty: 0.3,
      maxSmaChangeM: null,
      noBurn: [],
    },
    stations: [],
    otherBurns: [],
  };
  const { objective, orbits, targetPc } = options;
  const constraints = { needsCommand: false, needsConfirmation: false };
  const effort = { ...EFFORT, model: options.model };
  const search = { objective, orbits, constraints, effort, targetPc: targetPc! };
  const server = candidatesOf({ question, asked: search });
  if (!server.ok) throw new Error(server.fault.code);
  const command = runPlan(encounter.value, cdm.value, options, 'event.cdm');
  const ofServer = server.value.candidates.filter(({ isFarthest }) => !isFarthest);
  expect(
    ofServer.map(({ result: { figures, totalPc, events } }) => [
      figures.ignitionTaiS,
      figures.durationS,
      figures.deltaVMps,
      figures.smaChangeM,
      totalPc,
      events[0]!.after.missDistanceM,
    ]),
  ).toEqual(
    command.candidates.map(({ manoeuvre, deltaVMps, smaChangeM, outcome }) => [
      manoeuvre.ignitionTaiS,
      'durationS' in manoeuvre ? manoeuvre.durationS : 0,
      deltaVMps,
      smaChangeM,
      outcome.totalPc,
      outcome.after[0]!.missDistanceM,
    ]),
  );
  expect(ofServer.length).toBeGreaterThan(0);
});
