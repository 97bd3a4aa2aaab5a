import { testCrosser, testElements } from '@keepout/server/ca/test-oem';
import { expect, it } from 'vitest';
import { FIRST, SECOND } from './chaos/operators.ts';
import { findingText } from './chaos/work.ts';
import { alertFindings, type StoredAlert } from './chaos/works/alert-findings.ts';
import { type AuditLine, changedFindings, lineFindings, lineHashes } from './chaos/works/audit-findings.ts';
import { agreementFindings, formFindings, sideFindings } from './chaos/works/coordination-findings.ts';
import { elementFindings, messageFindings } from './chaos/works/feed-findings.ts';
import { foreignFindings } from './chaos/works/isolation-findings.ts';
import { publicationFindings } from './chaos/works/publication-findings.ts';
import { jobFindings } from './chaos/works/queue-findings.ts';

const [A, B] = [FIRST.operatorId, SECOND.operatorId];
const AT = '2026-11-30T12:00:00Z';
const texts = (findings: Parameters<typeof findingText>[0][]) => findings.map(findingText);

it.each<[string, readonly { messageId: string; operatorId: string }[], string[]]>([
  ['stored once', [{ messageId: 'm1', operatorId: A }], []],
  ['lost', [], [`message m1: expected one of ${A}, seen none`]],
  [
    'stored twice',
    [
      { messageId: 'm1', operatorId: A },
      { messageId: 'm1', operatorId: A },
    ],
    [`message m1: expected one of ${A}, seen ${A}, ${A}`],
  ],
  ['of the other organisation', [{ messageId: 'm1', operatorId: B }], [`message m1: expected one of ${A}, seen ${B}`]],
  [
    'that nobody published',
    [
      { messageId: 'm1', operatorId: A },
      { messageId: 'm2', operatorId: A },
    ],
    ['message m2: expected none: nobody published it, seen one'],
  ],
])('reports a message of a feed that is %s', (_what, stored, expected) => {
  expect(texts([...messageFindings([{ messageId: 'm1', way: 'web', operatorId: A }], stored)])).toEqual(expected);
});

it('reports element sets that are missing, old, double or unknown', () => {
  const [first, second] = [testElements(0), testCrosser(0)];
  const published = [first, second];
  expect(elementFindings(published, published)).toEqual([]);
  expect(elementFindings(published, [first])).toHaveLength(1);
  expect(elementFindings(published, [first, { ...second, bstar: 7 }])).toHaveLength(1);
  expect(elementFindings(published, [first, second, second])).toHaveLength(1);
  expect(elementFindings(published, [first, second, { ...second, noradId: 1 }])).toHaveLength(1);
});

const ALERT: StoredAlert = {
  id: 'alt-1',
  operatorId: A,
  crossing: 'answer cen-1',
  acknowledgedBy: 'ada',
  isOfSomething: true,
  deliveryId: 'dlv-1',
  waits: null,
};
const ARRIVAL = { operatorId: A, deliveryId: 'dlv-1', alertIds: ['alt-1'], moreAlerts: 0 };
const ACKNOWLEDGED = [{ alertId: 'alt-1', operatorId: A, by: 'ada' }];

it.each<[string, readonly StoredAlert[], readonly (typeof ARRIVAL)[], number]>([
  ['nothing where all arrived', [ALERT], [ARRIVAL], 0],
  ['nothing where it arrived twice', [ALERT], [ARRIVAL, ARRIVAL], 0],
  ['nothing where the message had no room for it', [ALERT], [{ ...ARRIVAL, alertIds: [], moreAlerts: 1 }], 0],
  ['an alert that did not arrive', [ALERT], [], 1],
  ['an alert about nothing', [{ ...ALERT, isOfSomething: false }], [ARRIVAL], 1],
  ['an alert that is not stored', [ALERT], [ARRIVAL, { ...ARRIVAL, alertIds: ['alt-2'] }], 1],
  ['an alert at the webhook of the other organisation', [ALERT], [ARRIVAL, { ...ARRIVAL, operatorId: B }], 1],
  ['an acknowledgement that is lost', [{ ...ALERT, acknowledgedBy: null }], [ARRIVAL], 1],
])('reports %s', (_what, stored, arrivals, count) => {
  expect(alertFindings(stored, arrivals, ACKNOWLEDGED, new Set())).toHaveLength(count);
});

const ENTRY = {
  entryId: 'cen-1',
  side: 'OURS',
  intent: 'MOVES',
  channel: 'HERE',
  who: '',
  note: 's1',
  at: AT,
  by: 'x',
};
const ANSWER = { ...ENTRY, entryId: 'cen-2', side: 'THEIRS', intent: 'STAYS', channel: 'LINK', note: 's2' };
const STATED = { at: AT, who: 'x' };
const RECORD = {
  ownStatement: { ...STATED, intent: 'MOVES' },
  otherStatement: { ...STATED, intent: 'STAYS' },
  entries: [ANSWER, ENTRY],
  isContradictory: false,
};
const SAID = {
  sentHere: [{ note: 's1', intent: 'MOVES', entryId: 'cen-1', attempts: 1 }],
  byForm: [{ note: 's2', intent: 'STAYS', attempts: 1 }],
} as const;
type Record = Parameters<typeof sideFindings>[1];

it.each<[string, object, number]>([
  ['nothing where all is as it was said', {}, 0],
  ['a lost entry', { entries: [ANSWER] }, 1],
  ['a lost answer', { entries: [ENTRY] }, 1],
  ['an answer that is stored more often than it was sent', { entries: [ANSWER, ANSWER, ENTRY] }, 1],
  ['another intent', { entries: [{ ...ANSWER, intent: 'MOVES' }, ENTRY] }, 1],
  ['an entry that nobody wrote', { entries: [ANSWER, ENTRY, { ...ENTRY, note: 's3' }] }, 1],
  ['an old word of ours', { ownStatement: null }, 1],
  ['an old word of theirs', { otherStatement: { ...STATED, intent: 'WAITS' } }, 1],
  ['a contradiction where there is none', { isContradictory: true }, 1],
])('reports %s of an event', (_what, change, count) => {
  expect(sideFindings('event', { ...RECORD, ...change } as Record, SAID)).toHaveLength(count);
});

it('reports two sides of an event that do not agree, and a form with another answer', () => {
  const { ownStatement, otherStatement } = RECORD as Pick<Record, 'ownStatement' | 'otherStatement'>;
  expect(agreementFindings(A, { otherStatement }, { ownStatement: otherStatement })).toEqual([]);
  expect(texts([...agreementFindings(A, { otherStatement }, { ownStatement })])).toEqual([
    `what ${A} has of the other organisation: expected MOVES, seen STAYS`,
  ]);
  const given = { intent: 'STAYS', who: 'x', note: 's2', at: AT } as const;
  expect(formFindings('cln-1', { given: [given] }, SAID.byForm)).toEqual([]);
  expect(formFindings('cln-1', { given: [{ ...given, intent: 'MOVES' }] }, SAID.byForm)).toHaveLength(1);
  expect(formFindings('cln-1', { given: [{ ...given, note: 's9' }] }, SAID.byForm)).toHaveLength(1);
});

const FILE = { operatorId: A, way: 'web', name: 'MEME_1', sha256: 'aa' } as const;
const PREPARED = { ...FILE, publicationId: 'pub-1', isConfirmed: true } as const;
const PUBLICATION = {
  publicationId: 'pub-1',
  operatorId: A,
  state: 'ACCEPTED',
  steps: ['PREPARED', 'QUEUED', 'ACCEPTED'],
  name: 'MEME_1',
  sha256: 'aa',
  contentSha256: 'aa',
  answer: '',
};
type Publications = Parameters<typeof publicationFindings>;

it.each<[string, Publications[0], Publications[1], Publications[2], number]>([
  ['nothing where the file arrived once', [PREPARED], [PUBLICATION], [FILE], 0],
  ['nothing where its arrival is not known', [PREPARED], [{ ...PUBLICATION, state: 'UNCERTAIN' }], [], 0],
  ['a file that did not arrive', [PREPARED], [PUBLICATION], [], 1],
  ['a file that arrived twice', [PREPARED], [PUBLICATION], [FILE, FILE], 1],
  ['a partial file, and the whole one missing', [PREPARED], [PUBLICATION], [{ ...FILE, sha256: 'ab' }], 2],
  ['a file of the other organisation', [PREPARED], [PUBLICATION], [FILE, { ...FILE, operatorId: B }], 1],
  ['a publication that is lost, and its file', [PREPARED], [], [FILE], 2],
  ['a publication that still waits', [PREPARED], [{ ...PUBLICATION, state: 'QUEUED' }], [], 1],
  ['other bytes than those confirmed', [PREPARED], [{ ...PUBLICATION, contentSha256: 'ab' }], [FILE], 1],
  ['two confirmations', [PREPARED], [{ ...PUBLICATION, steps: ['QUEUED', 'QUEUED'] }], [FILE], 1],
  ['a publication that nobody prepared', [], [PUBLICATION], [], 1],
  [
    'a file that left without a confirmation',
    [{ ...PREPARED, isConfirmed: false }],
    [{ ...PUBLICATION, state: 'PREPARED', steps: ['PREPARED'] }],
    [FILE],
    1,
  ],
])('reports %s', (_what, prepared, stored, received, count) => {
  expect(publicationFindings(prepared, stored, received)).toHaveLength(count);
});

it('reports a name or an id of the other organisation in an answer', () => {
  expect(foreignFindings('ca/cdms', FIRST, SECOND, `[{"messageId":"${FIRST.mark}-1"}]`)).toEqual([]);
  expect(foreignFindings('ca/cdms', FIRST, SECOND, `[{"messageId":"${SECOND.mark}-1"}]`)).toHaveLength(1);
  expect(foreignFindings('ca/cdms', FIRST, SECOND, `[{"operatorId":"${B}"}]`)).toHaveLength(1);
});

const LINE: AuditLine = { id: '1', operatorId: A, action: 'uploaded', recordId: 'oem-1', content: '(1,uploaded)' };

it('reports lines of the audit log that are changed, gone, missing, double or of the other organisation', () => {
  const seen = lineHashes([LINE]);
  expect(changedFindings(seen, [LINE])).toEqual([]);
  expect(texts([...changedFindings(seen, [])])).toEqual(['line 1 of the audit log: expected as it was, seen gone']);
  expect(changedFindings(seen, [{ ...LINE, content: '(1,deleted)' }])).toHaveLength(1);
  const written = [{ kind: 'ephemeris', key: '', mark: 'm', orders: false, id: 'oem-1' }] as const;
  expect(lineFindings(written, A, [LINE])).toEqual([]);
  expect(lineFindings(written, A, [])).toHaveLength(1);
  expect(lineFindings(written, A, [LINE, LINE])).toHaveLength(1);
  expect(lineFindings(written, B, [LINE])).toHaveLength(1);
});

it('reports jobs that are late or were given up', () => {
  const job = { id: '1', name: 'alerts-hooks', state: 'created', attempt: 0, lateS: 0 };
  expect(jobFindings([job, { ...job, lateS: -3000 }])).toEqual([]);
  expect(jobFindings([{ ...job, lateS: 60 }])).toHaveLength(1);
  expect(jobFindings([{ ...job, state: 'failed' }])).toHaveLength(1);
  expect(jobFindings([{ ...job, name: 'dead-letter' }])).toHaveLength(1);
});
