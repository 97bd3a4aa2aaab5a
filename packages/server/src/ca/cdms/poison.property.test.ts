import { readFileSync } from 'node:fs';
import { DEFAULT_RISK_THRESHOLDS } from '@keepout/conjunction/decision/risk-level';
import { cdm as cdmOnTheWire } from '@keepout/contract/ca/cdm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs, sampled } from '../../../../../scripts/property-runs.mjs';
import { messageRow } from '../conjunctions/message-row.ts';
import { presentMessage } from '../conjunctions/present-message.ts';
import { judgeUpload } from './judge-upload.thread.ts';
import { openMessages } from './open.thread.ts';

/** The same examples come in every run but those of `npm run test:nightly`: these have more of them. */

/** Values that no field has, and that arithmetic turns into none. */
const POISONS = ['0', '-0', '1e-308', '-1e-308', '1e150', '-1e150', '1e308', '-1e308'] as const;
const NAME = '000054234_conj_000028343_20221130_142342_20221127_152412.cdm';
const good = readFileSync(new URL(`../../../../../conformance/ccsds/cdm/valid/${NAME}`, import.meta.url), 'utf8');
const lines = good.split('\n');
const numeric = lines.flatMap((line, index) =>
  /^[A-Z_]+ += [-+0-9.]+(e[-+]\d+)?( \[.*)?\r?$/i.test(line) ? [index] : [],
);

const fleet = [{ id: 'sat-1', noradId: 54234, configuration: { shape: 'CANNONBALL', hardBodyRadius: 5 } }];
const place = { id: 'cdm-1', operatorId: 'op', conjunctionId: 'con-1', satelliteId: 'sat-1', screeningId: null };

function withValues(changes: ReadonlyMap<number, string>): Buffer {
  const changed = lines.map((line, index) => {
    const value = changes.get(index);
    return value === undefined ? line : line.replace(/= \S+/, `= ${value}`);
  });
  return Buffer.from(changed.join('\n'));
}

/** Rejected with a reason, or a record that the API can show. */
function outcomeOf(bytes: Buffer): 'accepted' | 'rejected' {
  const opened = openMessages({ bytes, files: [{ fileName: 'poison.cdm', sizeBytes: bytes.length }] });
  const rules = { thresholds: DEFAULT_RISK_THRESHOLDS, decisionLeadS: 43_200 };
  const [outcome] = judgeUpload({ ...opened, fleet, rules, nowTaiS: 7.2e8 });
  if (!outcome!.ok) {
    expect(outcome!.fault.code).toMatch(/^[a-z-]+$/);
    expect(outcome!.fault.message).not.toMatch(/undefined|\[object/);
    return 'rejected';
  }
  const row = messageRow(place, outcome!.value.message);
  cdmOnTheWire.parse(JSON.parse(JSON.stringify(presentMessage(row))));
  return 'accepted';
}

describe('a message with impossible numbers', () => {
  it('is as it should be without them', () => {
    expect(numeric.length).toBeGreaterThan(80);
    expect(outcomeOf(Buffer.from(good))).toBe('accepted');
  });

  it('is rejected or can be shown, whichever field has them', () => {
    const counts = { accepted: 0, rejected: 0 };
    for (const [place, index] of numeric.entries()) {
      for (const value of sampled(POISONS, 3, place % 3)) counts[outcomeOf(withValues(new Map([[index, value]])))]++;
    }
    expect(counts.accepted).toBeGreaterThan(0);
    expect(counts.rejected).toBeGreaterThan(0);
  }, 120_000);

  it('is rejected or can be shown, whichever fields together have them', () => {
    const change = fc.tuple(fc.constantFrom(...numeric), fc.constantFrom(...POISONS));
    fc.assert(
      fc.property(fc.array(change, { minLength: 2, maxLength: 12 }), (changes) => {
        outcomeOf(withValues(new Map(changes)));
      }),
      { numRuns: runs(70) },
    );
  }, 120_000);

  it.each([
    ['positions', /^[XYZ] /],
    ['velocities', /^[XYZ]_DOT /],
  ])('is rejected when all %s are zero', (_what, pattern) => {
    const zero = new Map(numeric.filter((index) => pattern.test(lines[index]!)).map((index) => [index, '0']));
    expect(zero.size).toBe(6);
    expect(outcomeOf(withValues(zero))).toBe('rejected');
  });
});
