import type { Cdm } from '@keepout/contract/ca/cdm';
import type { Conjunction } from '@keepout/contract/ca/conjunction';
import { asWritten, withStatement } from '@keepout/contract/sentences';
import { analysisOf } from './analysis-fixture.ts';
import { catalogueElements } from './catalogue-elements-fixture.ts';
import { now } from './clock.ts';
import { type ConjunctionFixture, summaryOf } from './conjunction-fixture.ts';
import { textFile } from './ephemeris-handlers.ts';
import { type Handler, on } from './handlers.ts';
import { messageFile } from './message-file.ts';
import { mockProblem } from './mock-problem.ts';
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
        .map(summaryOf);
    }),
    on('getConjunction', ({ params }) => find(params.conjunctionId)),
    on('getConjunctionAnalysis', ({ params, query }) => {
      const event = find(params.conjunctionId);
      return event && analysisOf(event, query['message'] ?? event.lastMessageId, query['left-out'] ?? '');
    }),
    on('listConjunctionCdms', ({ params }) => {
      const cdms = fixture().cdmsOf(params.conjunctionId);
      return scenario.tracking === 'observed' ? observedNow(cdms) : cdms;
    }),
    on('getCdmFile', ({ request, params }) => {
      const cdms = fixture().cdmsOf(params.cdmId.replace(/-M\d+$/, ''));
      const cdm = cdms.find(({ cdmId }) => cdmId === params.cdmId);
      if (cdm === undefined) return undefined;
      const { text, type } = messageFile(cdm, request.headers.get('Accept') ?? '');
      return textFile(text, type);
    }),
    on('findConjunctions', ({ query }) =>
      query['object'] === 'refuse'
        ? mockProblem('invalid-request', 'The request is refused on purpose.')
        : fixture()
            .conjunctions.filter((event) => matches(event, query))
            .map(summaryOf),
    ),
    on('getCatalogueElements', ({ request }) => {
      if (elements === undefined) {
        const catalogue = catalogueElements(Date.now(), CROWDS[scenario.catalogue]);
        elements = { tag: `W/"1-${catalogue.contentHash}"`, body: JSON.stringify(catalogue) };
      }
      const headers = { ETag: elements.tag, 'Content-Type': 'application/json' };
      return request.headers.get('If-None-Match') === elements.tag
        ? new Response(null, { status: 304, headers })
        : new Response(elements.body, { headers });
    }),
  ];
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
    isBy('max-miss-distance', (most) => event.totalMissDistance <= Number(most)) &&
    isBy('min-probability', (least) => (event.probabilityOfCollision ?? -1) >= Number(least)) &&
    isBy('screening-type', (type) => event.screeningType === type)
  );
}
