import { readdirSync, readFileSync } from 'node:fs';
import { localAxes } from '@keepout/astro/frames/local';
import { exchangedMessage } from '@keepout/ccsds/cdm/exchanged';
import type { Cdm } from '@keepout/ccsds/cdm/model';
import { readCdm } from '@keepout/ccsds/cdm/read';
import { expect, it } from 'vitest';
import { messageApproach } from './message-approach.ts';
import { plannedEncounterOf } from './planned-encounter-of.ts';

const folder = new URL('../../../conformance/ccsds/cdm/valid/', import.meta.url);
const published = readdirSync(folder)
  .filter((name) => /^0000.*\.cdm$/.test(name))
  .slice(0, 12)
  .map((name) => readFileSync(new URL(name, folder), 'utf8'));

function read(text: string): Cdm {
  const cdm = readCdm(text);
  if (!cdm.ok) throw new Error(cdm.fault.code);
  return cdm.value;
}
function turned(text: string, notation: 'kvn' | 'xml' | 'json' = 'kvn'): string {
  const other = exchangedMessage(text, notation);
  if (!other.ok) throw new Error(other.fault.code);
  return other.value;
}
const encounterOf = (cdm: Cdm) => {
  const approach = messageApproach(cdm);
  const encounter = approach.ok ? plannedEncounterOf(approach.value) : approach;
  return encounter.ok ? encounter.value : undefined;
};

it('D-4 a message with both objects exchanged has the same probability, and the relative state that its states come to', () => {
  let [judged, compared] = [0, 0];
  for (const text of published) {
    const [cdm, other] = [read(text), read(turned(text))];
    expect(other.objects.map(({ designator }) => designator)).toEqual([
      cdm.objects[1].designator,
      cdm.objects[0].designator,
    ]);
    expect(other.objects[0].covarianceRtnM2).toEqual(cdm.objects[1].covarianceRtnM2);
    expect(other.messageId).not.toBe(cdm.messageId);
    const [before, after] = [encounterOf(cdm), encounterOf(other)];
    const [was, is] = [before?.assessment?.independent.pc, after?.assessment?.independent.pc];
    if (was !== undefined && is !== undefined && was > 1e-30) {
      expect(is / was).toBeCloseTo(1, 6);
      judged += 1;
    } else expect(is ?? 0).toBeLessThanOrEqual(1e-29);
    if (cdm.relativePositionRtnM === undefined || cdm.objects[0].frame === 'ITRF') continue;
    compared += 1;
    const [first, second] = other.objects;
    const axes = localAxes('RTN', first.positionM, first.velocityMps);
    const apart = second.positionM.map((value, k) => value - first.positionM[k]!);
    for (const i of [0, 1, 2]) {
      const own = apart.reduce((sum, part, k) => sum + axes[3 * i + k]! * part, 0);
      // A message rounds its states and its relative state by themselves.
      expect(Math.abs(other.relativePositionRtnM![i]! - own)).toBeLessThan(1);
    }
  }
  expect(judged).toBeGreaterThan(3);
  expect(compared).toBeGreaterThan(3);
});

it('D-4 exchanged twice a message has the figures that it had, in every notation', () => {
  for (const notation of ['kvn', 'xml', 'json'] as const) {
    const [text] = published;
    const [cdm, twice] = [read(text!), read(turned(turned(text!, notation), notation))];
    expect(twice.messageId).toBe(cdm.messageId);
    expect(twice.objects.map(({ name, positionM, covarianceRtnM2 }) => [name, positionM, covarianceRtnM2])).toEqual(
      cdm.objects.map(({ name, positionM, covarianceRtnM2 }) => [name, positionM, covarianceRtnM2]),
    );
    for (const i of [0, 1, 2]) {
      expect(twice.relativePositionRtnM![i]).toBeCloseTo(cdm.relativePositionRtnM![i]!, 6);
      expect(twice.relativeVelocityRtnMps![i]).toBeCloseTo(cdm.relativeVelocityRtnMps![i]!, 6);
    }
    expect(twice.comments).toEqual(cdm.comments);
  }
});
