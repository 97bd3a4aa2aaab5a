import { parseUtc } from '@keepout/astro/epoch';
import type { SensorBody } from '@keepout/contract/odt/sensor';
import { expect, it } from 'vitest';
import { recordValidation } from '../../../../conformance/ledger.ts';
import reference from '../../../../conformance/opportunities/opportunities.json' with { type: 'json' };
import { UNSAID } from '../../test/low-object.ts';
import { sensorOfBody } from '../sensor/sensor-of-body.ts';
import { type SensorSpans, sensorVisibilities } from './visibility.ts';

const HALF_S = 0.5;
/** Of a degree, of a magnitude. */
const HUNDREDTH = 0.01;
const DAY_S = 86_400;
const ANGLES = ['maxElevation', 'azimuthAtStart', 'azimuthAtEnd', 'sunElevation', 'moonSeparation'] as const;
const start = parseUtc(reference.startUtc);
const startTaiS = start.ok ? start.value : Number.NaN;

/** How well a sensor measures decides nothing here. */
const ACCURACY = {
  angleSigma: 1,
  rangeSigma: 20,
  rangeRateSigma: 0.1,
  timeBias: 0,
  timeBiasSigma: 0,
  angleBiasSigma: 0,
};

function sensorOf({ sensorId, kind, ...sight }: (typeof reference.sensors)[number]) {
  const sensorType = kind === 'RADAR' ? 'RADAR_ACTIVE' : 'OPTICAL_PASSIVE';
  return sensorOfBody(sensorId, {
    ...sight,
    sensorType,
    accuracy: ACCURACY,
    sensorCode: sensorId,
  } as unknown as SensorBody);
}

type ObservedObject = (typeof reference.objects)[number];

/** What the service finds of an object over all sensors. */
function opportunities({ elements, rcsM2, objectType }: ObservedObject): readonly SensorSpans[] {
  const epochTaiS = startTaiS - DAY_S * reference.elementsDaysBefore;
  return sensorVisibilities({
    orbit: { kind: 'elements', elements: { ...UNSAID, ...elements, epochTaiS } },
    ...(rcsM2 !== null && { rcsM2 }),
    ...(objectType !== null && { objectType }),
    sensors: reference.sensors.map(sensorOf),
    startTaiS,
    stopTaiS: startTaiS + reference.spanS,
  });
}

type Figures = Record<(typeof ANGLES)[number] | 'range', number> & { readonly magnitude: number | null };

it('opportunities begin, end and look as by Skyfield: horizon, twilight, shadow, Moon, magnitude and range together', () => {
  const limitsS: number[] = [];
  const angles: number[] = [];
  const others: number[] = [];
  for (const object of reference.objects) {
    for (const { sensorId, spans, reason } of opportunities(object)) {
      const name = `${object.name}, ${sensorId}`;
      const theirs = reference.cases.find((one) => one.object === object.name && one.sensor === sensorId)!;
      const ours = spans.filter(({ interval: told }) => told.obstacle === null);
      expect(reason, name).toBe(theirs.reason);
      expect(ours, name).toHaveLength(theirs.spans.length);
      for (const [k, span] of ours.entries()) {
        const [from, to, figures] = theirs.spans[k] as unknown as readonly [number, number, Figures];
        limitsS.push(Math.abs(span.startTaiS - startTaiS - from), Math.abs(span.stopTaiS - startTaiS - to));
        angles.push(...ANGLES.map((angle) => Math.abs(span.interval[angle] - figures[angle])));
        others.push(Math.abs(span.interval.range / figures.range - 1));
        expect(span.interval.magnitude === null, name).toBe(figures.magnitude === null);
        others.push(Math.abs((span.interval.magnitude ?? 0) - (figures.magnitude ?? 0)));
      }
    }
  }
  const row = {
    room: 'operations',
    origin: 'computed with Skyfield 1.55 (MIT), JPL DE421 and sgp4 2.27: conformance/opportunities/opportunities.py',
  };
  recordValidation({
    ...row,
    reference: 'opportunities of six objects over five sensors in two days: begin and end',
    deviations: limitsS,
    unit: 's',
    tolerance: HALF_S,
    reason:
      'our Moon is good to 15 arcsec, which high objects take half a second to pass; limits of horizon, twilight, shadow and range agree to 4 ms',
  });
  recordValidation({
    ...row,
    reference: 'opportunities of six objects over five sensors: elevations, azimuths, Moon',
    deviations: angles,
    unit: 'degree',
    tolerance: HUNDREDTH,
    reason: 'where the Moon decides when a span begins, its figures are those of an instant up to half a second apart',
  });
  recordValidation({
    ...row,
    reference: 'opportunities of six objects over five sensors: range (share) and magnitude',
    deviations: others,
    unit: 'share; mag',
    tolerance: HUNDREDTH,
    reason: 'magnitudes are told to two digits',
  });
  expect(limitsS).toHaveLength(2 * reference.cases.reduce((sum, { spans }) => sum + spans.length, 0));
  expect(Math.max(...limitsS)).toBeLessThan(HALF_S);
  expect(Math.max(...angles)).toBeLessThan(HUNDREDTH);
  expect(Math.max(...others)).toBeLessThan(HUNDREDTH);
});
