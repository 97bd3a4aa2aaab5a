import type { Conjunction } from '@keepout/contract/ca/conjunction';
import { analysisOf } from './analysis-fixture.ts';
import { type ConjunctionFixture, conjunctionFixture, summaryOf } from './conjunction-fixture.ts';
import { type Handler, on } from './handlers.ts';
import { messageFile } from './message-file.ts';
import { mockPage, mockProblem } from './mock-problem.ts';
import { CONJUNCTION_COUNTS, type Scenario } from './scenario.ts';

/** An event that no list reaches: it is found by its id alone. */
const OLD_EVENT = 'C39001';
const longAgo = (event: Conjunction): Conjunction => ({
  ...event,
  conjunctionId: OLD_EVENT,
  conjunctionData: { ...event.conjunctionData, tca: '2026-06-01T08:00:00.000Z' },
});

/** Conjunctions and their messages, made once when first asked for. */
export function conjunctionHandlers(scenario: Scenario): readonly Handler[] {
  let made: ConjunctionFixture | undefined;
  const fixture = () => {
    made ??= conjunctionFixture(Date.now(), CONJUNCTION_COUNTS[scenario.conjunctions]);
    return made;
  };
  return [
    on('listConjunctions', (request) => {
      const query = new URL(request.url).searchParams;
      const id = query.get('conjunction-id');
      const risks = query.get('risk-level')?.split(',');
      const from = query.get('from');
      const all = fixture().conjunctions;
      const found = (id === OLD_EVENT ? all.slice(0, 1).map(longAgo) : all).filter(
        ({ conjunctionId, conjunctionData, needsDecision }) =>
          (scenario.conjunctions !== 'calm' || !needsDecision) &&
          (id === null || conjunctionId === id) &&
          (risks === undefined || risks.includes(conjunctionData.riskLevel)) &&
          (from === null || conjunctionData.tca >= from),
      );
      return mockPage(request, found.map(summaryOf));
    }),
    on('getConjunction', (_request, [id = '']) => {
      const found = fixture().conjunctions.find(({ conjunctionId }) => conjunctionId === id);
      if (found !== undefined) return Response.json(found);
      return mockProblem({ status: 404, code: 'not-found', detail: 'The conjunction was not found.' });
    }),
    on('getConjunctionAnalysis', (request, [id = '']) => {
      const found = fixture().conjunctions.find(({ conjunctionId }) => conjunctionId === id);
      const wanted = new URL(request.url).searchParams.get('message');
      if (found !== undefined) return Response.json(analysisOf(found, wanted ?? found.lastMessageId));
      return mockProblem({ status: 404, code: 'not-found', detail: 'The conjunction was not found.' });
    }),
    on('listConjunctionCdms', (request, [id = '']) => mockPage(request, fixture().cdmsOf(id))),
    on('getCdmFile', (request, [id = '']) => {
      const cdm = fixture()
        .cdmsOf(id.replace(/-M\d+$/, ''))
        .find(({ cdmId }) => cdmId === id);
      if (cdm === undefined) return new Response('', { status: 404 });
      const { text, type } = messageFile(cdm, request.headers.get('Accept') ?? '');
      return new Response(text, { headers: { 'Content-Type': type } });
    }),
  ];
}
