import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { messageTracking, type ObjectTracking, trackingChange } from './message-tracking.ts';

const sample = readFileSync(
  new URL(
    '../../../conformance/ccsds/cdm/valid/000035946_conj_000030648_20221210_140311_20221206_003234.cdm',
    import.meta.url,
  ),
  'utf8',
);

it('B-28 reads the tracking of both objects as the lines of the message tell it', () => {
  const figures = (keyword: string) =>
    [...sample.matchAll(new RegExp(`^${keyword}\\s*=\\s*([\\d.]+)`, 'gm'))].map(([, value]) => Number(value));
  const { objects } = messageTracking(sample)!;
  for (const [keyword, name] of [
    ['OBS_AVAILABLE', 'observationsAvailable'],
    ['OBS_USED', 'observationsUsed'],
    ['RESIDUALS_ACCEPTED', 'residualsAcceptedPercent'],
    ['ACTUAL_OD_SPAN', 'actualOdSpanDays'],
  ] as const) {
    expect(figures(keyword), keyword).toHaveLength(2);
    expect(objects.map((object) => object[name])).toEqual(figures(keyword));
  }
  expect(messageTracking('nothing')).toBeUndefined();
});

it('B-28 says of two messages whether new tracking came, none since, or that it cannot be told', () => {
  const before: ObjectTracking = { lastObservationTaiS: [0, 100], observationsAvailable: 90, observationsUsed: 80 };
  const change = (after: Partial<ObjectTracking>) => trackingChange(before, { ...before, ...after });
  expect(change({ lastObservationTaiS: [100, 200] })).toBe('new');
  expect(change({ lastObservationTaiS: [50, 150], observationsUsed: 84 })).toBe('new');
  expect(change({})).toBe('none');
  // The span slides on, and old observations leave it.
  expect(change({ observationsUsed: 70 })).toBe('none');
  expect(change({ lastObservationTaiS: [50, 150] })).toBeUndefined();
  expect(trackingChange({ observationsUsed: 80 }, { observationsUsed: 80 })).toBe('none');
  expect(trackingChange({ observationsUsed: 80 }, { observationsUsed: 79 })).toBeUndefined();
  expect(trackingChange({}, {})).toBeUndefined();
});
