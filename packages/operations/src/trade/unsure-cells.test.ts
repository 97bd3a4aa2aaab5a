import { readFileSync } from 'node:fs';
import { parseUtc } from '@keepout/astro/epoch';
import { expect, it } from 'vitest';
import type { PlanQuestion } from '../plan/question.ts';
import { chooseCells, tradeOfPlan } from './trade-of-plan.ts';
import { markedRuns } from './unsure-cells.ts';

const FILES = new URL('../../../../conformance/ccsds/cdm/valid/', import.meta.url);

function questionOf(file: string, noradId: number): PlanQuestion {
  const message = readFileSync(new URL(file, FILES), 'utf8');
  const now = parseUtc(/^CREATION_DATE\s*=\s*(\S+)/m.exec(message)![1]!);
  if (!now.ok) throw new Error(now.fault.code);
  return {
    nowTaiS: now.value,
    noradId,
    satellite: { propulsion: 'IMPULSIVE', build: { shape: 'CANNONBALL' }, massKg: 500, maxDeltaVMps: 0.02 },
    events: [{ id: 'con_1', message, hardBodyRadiusM: 10 }],
    rules: {
      targetPc: 1e-5,
      targetReductionOrders: 1,
      watchPc: 1e-7,
      uplinkLeadS: 0,
      preparationS: 0,
      densityUncertainty: 0.3,
      maxSmaChangeM: null,
      noBurn: [],
    },
    stations: [],
    otherBurns: [],
  };
}

const REQUEST = { orbits: [0.5, 3], columns: 20, rows: 11 } as const;

function unsureShare(file: string, noradId: number): number {
  const trade = tradeOfPlan(questionOf(file, noradId), REQUEST);
  if (!trade.ok) throw new Error(trade.fault.code);
  const { unverified } = trade.value;
  return unverified.reduce((sum, mark) => sum + mark, 0) / unverified.length;
}

it('marks the cells of a map whose two dimensions do not say what the verdict would, and no others', () => {
  // Act by a curved method, 4e-23 in the plane.
  const curved = '000035946_conj_000030648_20221210_140311_20221206_003234.cdm';
  expect(unsureShare(curved, 35_946)).toBeGreaterThan(0.5);
  expect(unsureShare('000037849_conj_000013512_20210612_084905_20210611_062043.cdm', 37_849)).toBeLessThan(0.5);
  const chosen = chooseCells(questionOf(curved, 35_946), { ...REQUEST, cells: 10 });
  if (!chosen.ok) throw new Error(chosen.fault.code);
  expect(chosen.value.cells.filter(({ isInadequate }) => isInadequate).length).toBeGreaterThan(5);
  expect(chosen.value.unverified.length).toBeGreaterThan(0);
});

it('tells marked cells as runs of a column', () => {
  expect(markedRuns(Uint8Array.of(1, 1, 0, 1, 0, 1, 1, 1), 4)).toEqual([
    { column: 0, fromRow: 0, toRow: 1 },
    { column: 0, fromRow: 3, toRow: 3 },
    { column: 1, fromRow: 1, toRow: 3 },
  ]);
});
