import { twoBodyStateAt } from '@keepout/astro/two-body/propagate';
import { kicked } from '@keepout/conjunction/manoeuvre/impulse-effect';
import { withExecution } from '@keepout/planning/execution-effect';
import { outcomeOf, totalTarget } from '@keepout/planning/outcome';
import { smaOf } from '@keepout/planning/semi-major-axis';
import { expect, it } from 'vitest';
import reference from '../../../../conformance/trade-cells/trade-cells.json' with { type: 'json' };
import { unwrap } from '../../../conjunction/test/reference.ts';
import { questionOfScene } from '../../test/scene.ts';
import { ignitionOf, plannedOf } from '../plan/command.ts';
import { type PreparedPlan, preparePlan } from '../plan/prepared-plan.ts';
import { starredCells } from './starred-cells.ts';
import { chooseCells } from './trade-of-plan.ts';

const ONE_PERCENT = 0.01;
const NOTHING_ADDED = { mainPc: 0, estimated: { netPc: 0, largestPc: 0 } };
const SCENES = reference.grids.filter(({ type }) => type === 'IMPULSIVE');

function cellsOf(scene: (typeof SCENES)[number], targetPc: number) {
  const asked = questionOfScene(scene);
  const question = { ...asked, satellite: { ...asked.satellite, magnitudeShare: 0.15 } };
  const chosen = chooseCells(question, {
    orbits: [0.5, 1.5],
    columns: 21,
    rows: 61,
    maxSize: 0.1,
    cells: 400,
    targetPc,
  });
  const opened = preparePlan(question);
  if (!chosen.ok || !opened.ok) throw new Error('nothing to plan');
  return { question, opened: opened.value, cells: chosen.value.cells };
}

it('a cell changes the semi-major axis by what its push does where it is made, also at e 0.7', () => {
  const shares: number[] = [];
  for (const scene of SCENES) {
    const { opened, cells } = cellsOf(scene, 1e-6);
    for (const { impulses, smaChangeM } of cells) {
      const [{ epochTaiS, deltaVRtnMps }] = impulses as [(typeof impulses)[number]];
      const before = twoBodyStateAt(opened.events[0]!.primary, epochTaiS);
      shares.push(Math.abs(smaChangeM / (smaOf(kicked(before, deltaVRtnMps)) - smaOf(before)) - 1));
    }
  }
  expect(shares.length).toBeGreaterThan(100);
  expect(Math.max(...shares)).toBeLessThan(ONE_PERCENT);
});

it('a cell has a star where it reaches the target with the error of the burn, computed whole', () => {
  const [scene] = SCENES as [(typeof SCENES)[number]];
  const targetPc = 1e-6;
  const { question, opened, cells } = cellsOf(scene, targetPc);
  const worthy = cells
    .map((cell) => ({ ...cell, totalPc: 10 ** cell.log10TotalPc, addedPc: NOTHING_ADDED }))
    .filter(({ totalPc }) => totalPc <= targetPc);
  const totals = ({ manoeuvre: command }: (typeof worthy)[number], { events, means }: PreparedPlan) => {
    const manoeuvre = plannedOf(command, ignitionOf(command), means, []);
    const outcome = outcomeOf([manoeuvre], events, means.body, 'two-body');
    if (!outcome.ok) throw new Error(outcome.fault.code);
    const spread = { execution: means.execution, densitySigma: 0 };
    return withExecution([manoeuvre], outcome.value, events, { body: means.body, model: 'two-body', spread });
  };
  const cheapest = worthy.toSorted((a, b) => a.cost - b.cost)[0]!;
  // What the map alone would have starred.
  expect(totals(cheapest, opened).withExecution!.totalPc).toBeGreaterThan(targetPc);
  const stars = starredCells(question, { cells: worthy, target: totalTarget(targetPc) });
  if (!stars.ok) throw new Error(stars.fault.code);
  expect(stars.value.map(({ star }) => star)).toEqual(['CHEAPEST', 'EARLIEST', 'LEAST_ORBIT_CHANGE']);
  for (const { column, row, totalPc } of stars.value) {
    const cell = worthy.find((other) => other.column === column && other.row === row)!;
    const outcome = totals(cell, opened);
    expect(totalPc).toBeCloseTo(outcome.withExecution!.totalPc, 12);
    expect(totalPc).toBeLessThanOrEqual(targetPc);
    expect(Math.abs(outcome.totalPc / cell.totalPc - 1)).toBeLessThan(ONE_PERCENT);
  }
  expect(starredCells(question, { cells: worthy, target: { totalPc: targetPc, avoidedPc: 1e-30 } })).toEqual({
    ok: true,
    value: [],
  });
  const [best] = stars.value;
  const starred = worthy.find(({ column, row }) => column === best!.column && row === best!.row)!;
  expect(starred.cost / cheapest.cost).toBeLessThan(1.2);
});

it('cells of the best are those that bring the event to avoid down by itself, where others bring the total down by more', () => {
  const [scene] = SCENES as [(typeof SCENES)[number]];
  const question = questionOfScene(scene);
  const [event] = questionOfScene(scene, 1.7, question.nowTaiS + 2.4 * scene.periodS).events;
  const both = { ...question, events: [...question.events, { ...event!, id: 'con_2' }] };
  const opened = preparePlan(both);
  const grid = { orbits: [0.5, 1.5], columns: 21, rows: 61, maxSize: 0.1, cells: 200 } as const;
  const chosen = chooseCells(both, grid);
  if (!chosen.ok || !opened.ok) throw new Error('nothing to plan');
  const { target, cells } = chosen.value;
  const { events, means } = opened.value;
  expect(events).toHaveLength(2);
  expect(target.avoidedPc).toBeLessThan(1e-2 * target.totalPc);
  const ofMap = cells.filter(({ log10AvoidedPc }) => 10 ** log10AvoidedPc <= target.avoidedPc);
  expect(ofMap.length).toBeGreaterThan(30);
  // The first are the cheapest of each begin: of the total alone they would be smaller.
  expect(cells.slice(0, ofMap.length)).toEqual(ofMap);
  for (const { manoeuvre: command, log10AvoidedPc, log10TotalPc } of ofMap) {
    const manoeuvre = plannedOf(command, ignitionOf(command), means, []);
    const { after, totalPc } = unwrap(outcomeOf([manoeuvre], events, means.body, 'two-body'));
    expect(Math.abs(10 ** log10AvoidedPc - after[0]!.pc)).toBeLessThan(ONE_PERCENT * target.avoidedPc);
    expect(Math.abs(10 ** log10TotalPc - totalPc)).toBeLessThan(ONE_PERCENT * target.totalPc);
  }
  const byTotal = chooseCells(both, { ...grid, targetPc: target.totalPc });
  const least = (flights: typeof cells) => Math.min(...flights.map(({ cost }) => cost));
  expect(byTotal.ok && least(byTotal.value.cells)).toBeLessThan(least(ofMap));
});
