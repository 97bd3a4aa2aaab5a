import type { Cdm, CdmReceipt } from '@keepout/contract/ca/cdm';
import type { Conjunction } from '@keepout/contract/ca/conjunction';
import { asWritten, withStatement } from '@keepout/contract/sentences';
import { analysisFixture } from './analysis-fixture.ts';
import { catalogueElementsFixture } from './catalogue-elements-fixture.ts';
import { now } from './clock.ts';
import { type ConjunctionFixture, summaryFixture } from './conjunction-fixture.ts';
import { mockTextFile } from './ephemeris-handlers.ts';
import { type Handler, on } from './handlers.ts';
import { messageFile } from './message-file.ts';
import { faultyFile, mockProblem } from './mock-problem.ts';
import type { Scenario } from './scenario.ts';

const CROWDS: Readonly<Record<Scenario['catalogue'], number>> = { usual: 600, many: 20_000, whole: 30_000 };

/** An event that no list reaches: it is found by its id alone. */
const OLD_EVENT = 'C39001';
const longAgo = (event: Conjunction): Conjunction => ({
  ...event,
  conjunctionId: OLD_EVENT,
  conjunctionData: { ...event.conjunctionData, tca: '2026-06-01T08:00:00.000Z' },
});

/** The newest message as it is once the orbit update of the request in progress has been put into it. */
function observedNow(cdms: readonly Cdm[]): readonly Cdm[] {
  const last = cdms.at(-1);
  if (last?.conjunctionId !== 'C48210') return cdms;
  const { verdict, conjunctionData: data } = last;
  const shrunk = (of: 'XX' | 'YX' | 'YY') => (data[`combinedPlaneCovariance${of}`] ?? 0) / 100;
  const observed: Cdm = {
    ...last,
    cdmId: `${last.conjunctionId}-M${cdms.length + 1}`,
    creationDate: now(),
    observed: {
      orbitUpdateIds: ['upd-1'],
      isAheadOfTime: false,
      ...withStatement('source', asWritten('One pass over KIR-R1.')),
      isSimulated: true,
    },
    probabilityOfCollision: 2.1e-9,
    totalMissDistance: 812,
    verdict: verdict && { ...verdict, kind: 'SAFE' },
    conjunctionData: {
      ...data,
      combinedPlaneCovarianceXX: shrunk('XX'),
      combinedPlaneCovarianceYX: shrunk('YX'),
      combinedPlaneCovarianceYY: shrunk('YY'),
    },
  };
  return [...cdms, observed];
}

/** Conjunctions and their messages, the direct search, and the catalogue that browsers screen with. */
export function conjunctionHandlers(scenario: Scenario, fixture: () => ConjunctionFixture): readonly Handler[] {
  const find = (id: string) => fixture().conjunctions.find(({ conjunctionId }) => conjunctionId === id);
  let elements: { readonly tag: string; readonly body: string } | undefined;
  return [
    on('listConjunctions', ({ query: { 'conjunction-id': id, 'risk-level': risks, verdict: verdicts, from = '' } }) => {
      const all = fixture().conjunctions;
      return (id === OLD_EVENT ? all.slice(0, 1).map(longAgo) : all)
        .filter(
          ({ conjunctionId, conjunctionData, needsDecision, verdict }) =>
            (scenario.conjunctions !== 'calm' || !needsDecision) &&
            (id === undefined || conjunctionId === id) &&
            (risks === undefined || risks.split(',').includes(conjunctionData.riskLevel)) &&
            (verdicts === undefined || verdicts.split(',').includes(verdict.kind)) &&
            conjunctionData.tca >= from,
        )
        .map(summaryFixture);
    }),
    on('getConjunction', ({ params }) => find(params.conjunctionId)),
    on('getConjunctionAnalysis', ({ params, query }) => {
      const event = find(params.conjunctionId);
      return event && analysisFixture(event, query['message'] ?? event.lastMessageId, query['left-out'] ?? '');
    }),
    on('listConjunctionCdms', ({ params }) => {
      if (!find(params.conjunctionId)) return undefined;
      const cdms = fixture().cdmsOf(params.conjunctionId);
      return scenario.tracking === 'observed' ? observedNow(cdms) : cdms;
    }),
    on('getCdmFile', ({ request, params, query }) => {
      const cdms = fixture().cdmsOf(params.cdmId.replace(/-M\d+$/, ''));
      const cdm = cdms.find(({ cdmId }) => cdmId === params.cdmId);
      if (cdm === undefined) return undefined;
      const { text, type } = messageFile(cdm, request.headers.get('Accept') ?? '');
      return mockTextFile(query['version'] === 'DRAFT_2_0' ? text.replace('1.0', '2.0') : text, type);
    }),
    on('uploadCdms', ({ body }) => take(fixture(), body)),
    on('findConjunctions', ({ query }) =>
      query['object'] === 'refuse'
        ? mockProblem('invalid-request', 'The request is refused on purpose.')
        : fixture()
            .conjunctions.filter((event) => matches(event, query))
            .map(summaryFixture),
    ),
    on('getPublicEphemerides', () => {
      const count = (JSON.parse(scenario.published.slice(0, scenario.published.indexOf('\n'))) as unknown[]).length;
      const headers = { ETag: `W/"${count}-${scenario.published.length}"`, 'X-Total-Count': String(count) };
      return new Response(scenario.published, { headers });
    }),
    on('getCatalogueElements', ({ request }) => {
      if (elements === undefined) {
        const catalogue = catalogueElementsFixture(Date.now(), CROWDS[scenario.catalogue]);
        elements = { tag: `W/"1-${catalogue.contentHash}"`, body: JSON.stringify(catalogue) };
      }
      const headers = { ETag: elements.tag, 'Content-Type': 'application/json' };
      return request.headers.get('If-None-Match') === elements.tag
        ? new Response(null, { status: 304, headers })
        : new Response(elements.body, { headers });
    }),
  ];
}

/** A file of messages is taken, but for those in it of a satellite that nobody has; one that begins as anything else is rejected. */
async function take({ conjunctions }: ConjunctionFixture, form: FormData) {
  const file = form.get('file');
  const [event] = conjunctions;
  if (!(file instanceof File) || event === undefined) return mockProblem('no-file', 'The form contains no file.');
  const [first = '', ...otherTexts] = (await file.text()).split(/(?=CCSDS_CDM_VERS)/);
  if (!first.startsWith('CCSDS_CDM_VERS'))
    return faultyFile(file.name, [
      {
        code: 'version-missing',
        message: 'The file must begin with CCSDS_CDM_VERS.',
        line: 1,
        keyword: 'CCSDS_CDM_VERS',
      },
    ]);
  const { conjunctionId, satelliteId, lastMessageId: cdmId, conjunctionData, verdict } = event;
  const receipt: CdmReceipt = {
    fileName: file.name,
    cdmId,
    messageId: '2026-0142',
    conjunctionId,
    satelliteId,
    tca: conjunctionData.tca,
    totalMissDistance: event.totalMissDistance,
    probabilityOfCollision: event.probabilityOfCollision,
    riskLevel: conjunctionData.riskLevel,
    verdict: verdict.kind,
    warnings: [],
    warningCount: 0,
  };
  const rejected = otherTexts.map((_text, place) => ({
    fileName: `${file.name} (${place + 2})`,
    code: 'satellite-unknown',
    message: 'None of your satellites has the catalogue number 99999.',
    errors: [{ code: 'satellite-unknown', message: 'Neither object is yours.', line: 4, keyword: 'OBJECT_DESIGNATOR' }],
  }));
  return Response.json({ accepted: [receipt], rejected, rejectedCount: rejected.length }, { status: 201 });
}

type Query = Readonly<Record<string, string | undefined>>;

function matches({ satelliteId, object2, conjunctionData, ...event }: Conjunction, query: Query): boolean {
  const object = query['object']?.toLowerCase() ?? '';
  const isBy = (name: string, holds: (value: string) => boolean) => {
    const value = query[name] ?? '';
    return value === '' || holds(value);
  };
  return (
    isBy('satellite-id', (id) => satelliteId === id) &&
    (String(object2.noradId) === object || object2.name.toLowerCase().includes(object)) &&
    isBy('from', (from) => conjunctionData.tca >= from) &&
    isBy('to', (to) => conjunctionData.tca <= to) &&
    isBy('max-miss-distance', (maximumM) => event.totalMissDistance <= Number(maximumM)) &&
    isBy('min-probability', (minimumPc) => (event.probabilityOfCollision ?? -1) >= Number(minimumPc)) &&
    isBy('screening-type', (type) => event.screeningType === type)
  );
}
