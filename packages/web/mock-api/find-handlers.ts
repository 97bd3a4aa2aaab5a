import type { Conjunction } from '@keepout/contract/ca/conjunction';
import { catalogueElements } from './catalogue-elements-fixture.ts';
import { conjunctionFixture, summaryOf } from './conjunction-fixture.ts';
import { type Handler, on } from './handlers.ts';
import { mockPage } from './mock-page.ts';
import { mockProblem } from './mock-problem.ts';
import { CONJUNCTION_COUNTS, type Scenario } from './scenario.ts';

const CROWDS: Readonly<Record<Scenario['catalogue'], number>> = { usual: 600, many: 20_000, whole: 30_000 };

/** The direct search, and the catalogue that browsers screen with. */
export function findHandlers(scenario: Scenario): readonly Handler[] {
  const { conjunctions } = conjunctionFixture(Date.now(), CONJUNCTION_COUNTS[scenario.conjunctions]);
  let elements: { readonly tag: string; readonly body: string } | undefined;
  return [
    on('findConjunctions', (request) => {
      const query = new URL(request.url).searchParams;
      if (query.get('object') === 'refuse') {
        return mockProblem({ status: 400, code: 'invalid-request', detail: 'The request is refused on purpose.' });
      }
      const found = conjunctions.filter((one) => matches(one, query));
      return mockPage(request, found.map(summaryOf));
    }),
    on('getCatalogueElements', (request) => {
      if (elements === undefined) {
        const made = catalogueElements(Date.now(), CROWDS[scenario.catalogue]);
        elements = { tag: `W/"1-${made.contentHash}"`, body: JSON.stringify(made) };
      }
      const headers = { ETag: elements.tag, 'Content-Type': 'application/json' };
      return request.headers.get('If-None-Match') === elements.tag
        ? new Response(null, { status: 304, headers })
        : new Response(elements.body, { headers });
    }),
  ];
}

function matches({ satelliteId, object2, conjunctionData, ...one }: Conjunction, query: URLSearchParams): boolean {
  const least = (name: string) => Number(query.get(name) ?? 0);
  const text = (name: string) => query.get(name) ?? '';
  const object = text('object').toLowerCase();
  return (
    (text('satellite-id') === '' || satelliteId === text('satellite-id')) &&
    (object === '' || String(object2.noradId) === object || object2.name.toLowerCase().includes(object)) &&
    (text('from') === '' || conjunctionData.tca >= text('from')) &&
    (text('to') === '' || conjunctionData.tca <= text('to')) &&
    (text('max-miss-distance') === '' || one.totalMissDistance <= least('max-miss-distance')) &&
    (text('min-probability') === '' || (one.probabilityOfCollision ?? -1) >= least('min-probability')) &&
    (text('screening-type') === '' || one.screeningType === text('screening-type'))
  );
}
