import type { StateVector } from '@keepout/astro/nouns';
import { readCdm } from '@keepout/ccsds/cdm/read';
import { DEFAULT_RISK_THRESHOLDS } from '@keepout/conjunction/decision/risk-level';
import { describe, expect, it } from 'vitest';
import type { Approach } from './approach.ts';
import { confidenceOfApproach } from './confidence.ts';
import { judge } from './judge.ts';
import { messageApproach } from './message-approach.ts';
import { messageFigures } from './message-figures.ts';
import type { Party } from './orbit/party.ts';
import { plannedEncounterOf } from './planned-encounter-of.ts';
import { recordedApproach } from './record/recorded-message.ts';
import { cdmText } from './text/cdm-text.ts';
import { reasonText } from './text/reason-text.ts';

const RULES = { thresholds: DEFAULT_RISK_THRESHOLDS, decisionLeadS: 43_200 };
const TCA_TAI_S = 8e8;
const SCREENED = { covarianceSource: 'OEM', orbitSource: 'ephemeris', orbitAgeS: 0 } as const;

function party(designator: string): Party {
  const matrix = new Float64Array(36);
  for (let k = 0; k < 6; k++) matrix[7 * k] = k < 3 ? 1e4 : 1e-2;
  return {
    noradId: Number(designator),
    designator,
    name: designator,
    cosparId: '',
    objectType: 'PAYLOAD',
    manoeuvrable: 'N/A',
    size: {},
    orbitSource: 'ephemeris',
    orbitAgeS: () => 0,
    ephemerisName: 'NONE',
    covarianceAt: ({ epochTaiS }) => ({ source: 'OEM', covariance: { epochTaiS, frame: 'RTN', matrix } }),
  };
}

const state = (y: number, velocityMps: StateVector['velocityMps']): StateVector => ({
  epochTaiS: TCA_TAI_S,
  frame: 'EME2000',
  positionM: [7e6, y, 0],
  velocityMps,
});
/** 100 m apart and still coming nearer. */
const approach = (edge?: 'start' | 'stop'): Approach => ({
  states: [state(0, [0, 0, 7500]), state(100, [0, -7500, 0])],
  parties: [party('1'), party('2')],
  isAtTca: true,
  ...(edge && { edge }),
});

describe.each(['start', 'stop'] as const)('a least distance at the %s of the data', (edge) => {
  const judgement = judge(approach(edge), RULES, TCA_TAI_S - 86_400);

  it('has its geometry, and no probability nor plane', () => {
    const figures = messageFigures(judgement);
    expect(figures.missDistanceM).toBeCloseTo(100, 6);
    expect(figures).toMatchObject({ pc: null, pcReason: 'edge-of-data', maxPc: null, maxPcReason: 'edge-of-data' });
    expect(figures).toMatchObject({ mahalanobis: null, mahalanobisSpace: null, dilution: null, riskLevel: 'UNKNOWN' });
    expect(confidenceOfApproach(approach(edge))?.reason).toEqual({ code: 'edge-of-data' });
  });

  it('concludes nothing, whatever the distance, and says at which end', () => {
    expect(judgement.verdict).toMatchObject({ kind: 'no-conclusion', reasons: [{ code: 'edge-of-data', edge }] });
    expect(reasonText(judgement.verdict.reasons[0]!)).toContain(
      `at the ${edge === 'start' ? 'start' : 'end'} of the data`,
    );
    expect(plannedEncounterOf(approach(edge))).toMatchObject({ ok: false, fault: { code: 'edge-of-data' } });
  });

  it('is told by its message, and judged alike from that', () => {
    const text = cdmText(judgement, { messageId: 'm', creationTaiS: TCA_TAI_S - 86_400, messageFor: 'x' });
    expect(text).not.toContain('COLLISION_PROBABILITY');
    const read = readCdm(text);
    const again = read.ok ? messageApproach(read.value) : undefined;
    if (!again?.ok) throw new Error('unreadable');
    expect(again.value).toMatchObject({ edge, isAtTca: true });
    expect(judge(again.value, RULES, TCA_TAI_S - 86_400).verdict).toEqual(judgement.verdict);
    const taken = {
      kind: 'SCREENING',
      radius: judgement.radius,
      objects: [SCREENED, SCREENED],
    } as const;
    const recorded = recordedApproach({ text, taken });
    expect(recorded.ok && judge(recorded.value.approach, RULES, TCA_TAI_S - 86_400).verdict).toEqual(judgement.verdict);
    const other = readCdm(text.replace(/ORIGINATOR = .*/, 'ORIGINATOR = SOMEBODY'));
    const ofOthers = other.ok ? messageApproach(other.value) : undefined;
    expect(ofOthers?.ok && ofOthers.value.edge).toBeUndefined();
  });
});

it('a closest approach inside the data keeps its probability', () => {
  expect(judge(approach(), RULES, TCA_TAI_S - 86_400).pc).toBeGreaterThan(0);
});
