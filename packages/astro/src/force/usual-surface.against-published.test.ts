import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { recordValidation } from '../../../../conformance/ledger.ts';
import { USUAL_SURFACE } from './usual-surface.ts';

interface PublishedSurface {
  readonly type: keyof typeof USUAL_SURFACE;
  readonly dragM2PerKg?: number;
  readonly lightM2PerKg?: number;
}

const SURFACES = JSON.parse(
  readFileSync(new URL('../../../../conformance/surfaces/surfaces.json', import.meta.url), 'utf8'),
) as readonly PublishedSurface[];
/** Foil, which no normal number has room for, m^2/kg. */
const [FOIL_DRAG, FOIL_LIGHT] = [2, 1];
const ROUNDED = 0.03;

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

describe('the usual surface of an object, by its kind', () => {
  it.each(['PAYLOAD', 'DEBRIS'] as const)('%s: is what operational messages found', (kind) => {
    const same = SURFACES.filter(({ type }) => (type === 'DEBRIS') === (kind === 'DEBRIS'));
    const drags = same.flatMap(({ dragM2PerKg: drag }) => (drag && drag < FOIL_DRAG ? [Math.log(drag)] : []));
    const lights = same.flatMap(({ lightM2PerKg: light }) => (light && light < FOIL_LIGHT ? [light] : []));
    expect([drags.length, lights.length]).toEqual(kind === 'DEBRIS' ? [19, 10] : [31, 21]);
    const middle = meanOf(drags);
    const spread = Math.sqrt((drags.length / (drags.length - 1)) * meanOf(drags.map((drag) => (drag - middle) ** 2)));
    const light = Math.sqrt(meanOf(lights.map((value) => value ** 2)));
    const { dragM2PerKg, dragSigmaLog, lightM2PerKg } = USUAL_SURFACE[kind];
    const deviations = [dragM2PerKg / Math.exp(middle), dragSigmaLog / spread, lightM2PerKg / light].map((ratio) =>
      Math.abs(ratio - 1),
    );
    recordValidation({
      room: 'astro',
      reference: `usual surface of an object, ${kind === 'DEBRIS' ? 'fragments' : 'satellites and stages'}: Cd A / m, its spread, Cr A / m`,
      origin: 'operational messages published by NASA CARA (NOSA): conformance/surfaces',
      deviations,
      unit: '1',
      tolerance: ROUNDED,
      reason: 'figures of the product have two digits, which a spread of twenty objects does not fill',
    });
    for (const deviation of deviations) expect(deviation).toBeLessThan(ROUNDED);
    expect(USUAL_SURFACE['ROCKET BODY']).toEqual(USUAL_SURFACE.PAYLOAD);
  });
});
