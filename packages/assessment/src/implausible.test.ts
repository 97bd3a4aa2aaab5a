import { readFileSync } from 'node:fs';
import { readCdm } from '@keepout/ccsds/cdm/read';
import { DEFAULT_RISK_THRESHOLDS } from '@keepout/conjunction/decision/risk-level';
import { covarianceKind, type PairOfSigmas } from '@keepout/conjunction/decision/sigma-rules';
import { expect, test } from 'vitest';
import { pcConfidenceOf } from './confidence.ts';
import { unlikeFormerMessages } from './former-messages.ts';
import { type Judgement, judge } from './judge.ts';
import { analyseMessage } from './message-analysis.ts';
import { messageApproach } from './message-approach.ts';
import { messageFigures } from './message-figures.ts';
import type { Party } from './orbit/party.ts';
import { plannedEncounterOf } from './planned-encounter-of.ts';
import { countedApproach } from './ruled-approach.ts';
import { countedObjects, storedObjects } from './stored-encounter.ts';
import { cdmText } from './text/cdm-text.ts';
import { confidenceText } from './text/confidence-text.ts';

const RULES = { thresholds: DEFAULT_RISK_THRESHOLDS, decisionLeadS: 0 };
const text = readFileSync(
  new URL('../../../conformance/pc/cross-correlation/grace-fo-2-cosmos-2251-debris.cdm', import.meta.url),
  'utf8',
);
/** The debris was seen 4.6 days before; in the message its name says what it is. */
const AXES = ['R', 'T', 'N', 'RDOT', 'TDOT', 'NDOT'];

/** Object 2 with these deviations of position, m, velocities to match, and no correlations. @param apart   along one axis another */
function withDeviation(sigmaM: number, apart: Readonly<Record<string, number>> = {}): string {
  const from = text.indexOf('OBJECT                             =OBJECT2');
  const second = AXES.flatMap((row, i) => AXES.slice(0, i + 1).map((column, j) => ({ row, column, i, j }))).reduce(
    (out, { row, column, i, j }) => {
      const variance = i === j ? (i < 3 ? (apart[row] ?? sigmaM) ** 2 : (1e-3 * sigmaM) ** 2) : 0;
      return out.replace(new RegExp(`^(C${row}_${column} *=)\\S+`, 'm'), `$1${variance.toExponential(6)}`);
    },
    text.slice(from),
  );
  return text.slice(0, from) + second;
}

function judged(message: string): Judgement {
  const cdm = readCdm(message);
  if (!cdm.ok) throw new Error(`${cdm.fault.code} ${cdm.fault.keyword}`);
  const approach = messageApproach(cdm.value);
  if (!approach.ok) throw new Error(approach.fault.code);
  return judge(approach.value, RULES, 0);
}

test('a metre, a millimetre and a nanometre are no errors of debris days after it was seen: not safe', () => {
  for (const sigmaM of [1, 1e-3, 1e-9]) {
    const judgement = judged(withDeviation(sigmaM));
    expect([sigmaM, judgement.verdict.kind]).toEqual([sigmaM, 'no-conclusion']);
    expect(judgement.verdict.reasons).toContainEqual({ code: 'covariance-too-small', objects: ['secondary'] });
    expect(pcConfidenceOf(judgement).reason).toEqual({ code: 'covariance-implausible', objects: ['secondary'] });
  }
});

test('a nanometre along one axis is none either, nor a metre along the track: not safe', () => {
  for (const apart of [{ R: 1e-9 }, { N: 1e-9 }, { T: 1e-9 }, { T: 1 }]) {
    const { verdict } = judged(withDeviation(300, apart));
    expect([apart, verdict.kind]).toEqual([apart, 'no-conclusion']);
    expect(verdict.reasons).toContainEqual({ code: 'covariance-too-small', objects: ['secondary'] });
  }
  expect(judged(withDeviation(300, { R: 3, N: 3 })).verdict.reasons.map(({ code }) => code)).not.toContain(
    'covariance-too-small',
  );
});

test.each([
  ['R', 'N'],
  ['R', 'T'],
  ['T', 'N'],
] as const)('an error of nothing along a direction between %s and %s is none either: not safe', (first, second) => {
  const [row, column] = [second, first].sort((a, b) => AXES.indexOf(b) - AXES.indexOf(a)) as [string, string];
  const half = (300 ** 2 / 2).toExponential(6);
  const flat = withDeviation(300, { [first]: 300 / Math.SQRT2, [second]: 300 / Math.SQRT2 }).replace(
    new RegExp(`(OBJECT2[\\s\\S]*^C${row}_${column} *=)\\S+`, 'm'),
    `$1-${half}`,
  );
  const { verdict } = judged(flat);
  expect(verdict.kind).toBe('no-conclusion');
  expect(verdict.reasons).toContainEqual({ code: 'covariance-too-small', objects: ['secondary'] });
});

test('tens of metres are, and nothing changes', () => {
  const { verdict } = judged(withDeviation(30));
  expect(verdict.kind).toBe('safe');
  expect(judged(text).verdict.reasons.map(({ code }) => code)).not.toContain('covariance-too-small');
});

test('a 6x6 that contradicts itself is a defect of its object and none of the encounter', () => {
  const far = withDeviation(30).replace(/(OBJECT2[\s\S]*^CRDOT_T *=)\S+/m, '$11.5');
  const { verdict, report } = judged(far);
  expect(verdict.kind).toBe('no-conclusion');
  expect(verdict.reasons).toContainEqual({ code: 'covariance-not-positive', objects: ['secondary'] });
  const { reasons } = report.methods['foster-1992']!;
  expect(reasons).toContain('covariance-not-positive');
  expect(reasons).not.toContain('encounter-inaccurate');
});

test.each([
  ['a velocity with a variance below zero', /(OBJECT2[\s\S]*^CTDOT_TDOT *=)\S+/m, '$1-1e-6'],
  ['a position that contradicts itself, without velocities', /(OBJECT2[\s\S]*^CT_R *=)\S+/m, '$1950'],
])('C11 %s is one as well', (_, where, text) => {
  const alone = where.source.includes('CT_R');
  const bare = withDeviation(30).replace(/^(C\wDOT_\wDOT *=)\S+/gm, alone ? '$10' : '$&');
  const { verdict } = judged(bare.replace(where, text));
  expect(verdict.kind).toBe('no-conclusion');
  expect(verdict.reasons).toContainEqual({ code: 'covariance-not-positive', objects: ['secondary'] });
});

test('C10 sigmas that a rule multiplies count as if they had been stated so, and the message goes on saying what was stated', () => {
  const { approach } = judged(withDeviation(1000));
  const [primary, secondary] = approach.parties;
  const { originator, creationTaiS } = secondary.statedBy!;
  const kind = covarianceKind({ originator, covarianceSource: 'CDM' }, approach.states[1], creationTaiS)!;
  const ruled = judge(
    // Of the other object nobody says who stated it: a rule is about kinds, and both are of one here.
    { ...approach, parties: [withoutSource(primary), secondary] },
    { ...RULES, covariances: [{ ...kind, factor: 2, isCalibrated: true }] },
    0,
  );
  const stated = judged(withDeviation(2000));
  expect(ruled.pc! / stated.pc!).toBeCloseTo(1, 9);
  expect(ruled.verdict.reasons).toContainEqual({
    code: 'covariance-scaled',
    scaled: [{ object: 'secondary', factor: 2 }],
  });
  // One of two: conditional.
  expect(pcConfidenceOf(ruled)).toEqual({
    confidence: 'conditional',
    reason: { code: 'covariance-stated' },
    scaled: [{ object: 'secondary', factor: 2 }],
  });
  expect(confidenceText(pcConfidenceOf(ruled))).toContain(
    'the sigmas of object 2 are scaled by 2.00 (set in Fleet statistics)',
  );
  const { objects, tcaTaiS } = messageFigures(ruled);
  const [, figures] = objects;
  const covarianceOf = (pair: ReturnType<typeof countedObjects>) => pair![1].covariance!.matrix[0]!;
  expect(covarianceOf(countedObjects(objects, tcaTaiS)) / covarianceOf(storedObjects(objects, tcaTaiS))).toBeCloseTo(
    4,
    9,
  );
  expect(figures.sigmaRtnM!.map((sigma) => Math.round(sigma * 1e6))).toEqual([1e9, 1e9, 1e9]);
  expect(figures).toMatchObject({ countedSigmas: { factor: 2 } });
  const written = readCdm(cdmText(ruled, { messageId: 'one', creationTaiS: 0, messageFor: 'X' }));
  if (!written.ok) throw new Error(written.fault.code);
  expect(written.value.objects[1].covarianceRtnM2![0]).toBeCloseTo(1e6, 3);
  expect(cdmText(ruled, { messageId: 'one', creationTaiS: 0, messageFor: 'X' })).toContain(
    'COLLISION_PROBABILITY counts its sigmas 2.000 times, by a rule of the operator',
  );
});

test('C10 drag and density of a message are of the sigmas that its verdict counts, whichever object it names first', () => {
  const message = withDeviation(1000).replace(
    /^X {2}.*$/gm,
    (line) => `SEDR                               =0.0009 [W/kg]\n${line}`,
  );
  const { approach, radius } = judged(message);
  const [first, second] = approach.parties;
  const counted = { factor: 2, isCalibrated: false };
  const analysed = (designator: string, sigmas: PairOfSigmas, of = message) =>
    analyseMessage(of, radius.radiusM, { designator, sigmas })!;
  const ruled = analysed(first.designator, [undefined, counted]);
  expect(analysed(second.designator, [counted, undefined])).toEqual(ruled);
  const now = ({ drag }: typeof ruled) =>
    drag!.outcomes.find(({ factors }) => factors.every((factor) => factor === 1))!;
  const planned = plannedEncounterOf(countedApproach(approach, [undefined, counted]), radius.radiusM);
  if (!planned.ok) throw new Error(planned.fault.code);
  expect(now(ruled).pc / planned.value.assessment!.pc).toBeCloseTo(1, 9);
  const stated = analysed(first.designator, [undefined, undefined]);
  expect(now(ruled).pc).not.toBeCloseTo(now(stated).pc, 9);
  const forecast = ({ density }: typeof ruled) => density!.find(({ offset }) => offset === 0)!.pc;
  const [once, twice] = [undefined, counted].map((each) => forecast(analysed(first.designator, [each, each], text)));
  expect(once).toBeGreaterThan(0);
  expect(twice).not.toBeCloseTo(once!, 12);
});

function withoutSource({ statedBy: _, ...party }: Party): Party {
  return party;
}

test('C11 of messages given together the history of an object is known, and a slip of units falls out of it', () => {
  const cdmOf = (message: string, daysBefore: number) => {
    const read = readCdm(message);
    if (!read.ok) throw new Error(read.fault.code);
    return { ...read.value, creationTaiS: read.value.creationTaiS - 86_400 * daysBefore };
  };
  const former = [0.3, 0.2, 0.1].map((days) => cdmOf(withDeviation(40_000), days));
  expect(unlikeFormerMessages(cdmOf(withDeviation(40), 0), former)).toEqual([
    { object: 'secondary', ratio: 1e-3, messages: 3 },
  ]);
  expect(unlikeFormerMessages(cdmOf(withDeviation(30_000), 0), former)).toEqual([]);
  expect(unlikeFormerMessages(cdmOf(withDeviation(40), 0), former.slice(1))).toEqual([]);
  const judgement = judged(withDeviation(40));
  const unlike = unlikeFormerMessages(cdmOf(withDeviation(40), 0), former);
  expect(pcConfidenceOf({ ...judgement, unlikeHistory: unlike }).reason).toEqual({
    code: 'covariance-implausible',
    objects: ['secondary'],
  });
});
