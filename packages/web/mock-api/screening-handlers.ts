import type { ScreeningBody } from '@keepout/contract/ca/screening';
import { conjunctionFixture, summaryOf } from './conjunction-fixture.ts';
import { type Handler, on } from './handlers.ts';
import { mockPage, mockProblem } from './mock-problem.ts';
import type { Scenario } from './scenario.ts';
import { catalogueInfo } from './screening-fixture.ts';
import type { ScreeningWorld } from './screening-world.ts';

/** Screenings and the catalogue that they run against. */
export function screeningHandlers(world: ScreeningWorld, scenario: Scenario): readonly Handler[] {
  const find = (id: string | undefined) => world.runs().find(({ screeningId }) => screeningId === id);
  const missing = () => mockProblem({ status: 404, code: 'not-found', detail: 'The screening was not found.' });
  return [
    on('listScreenings', (request) => mockPage(request, world.runs())),
    on('createScreening', async (request) => {
      const body = (await request.json()) as ScreeningBody;
      const file = world.files().find(({ oemFileId }) => oemFileId === body.oemFileId);
      const satelliteId = file?.satelliteId ?? body.satelliteId;
      if (satelliteId === undefined) return mockProblem({ status: 400, code: 'subject-missing', detail: 'Say what.' });
      const run = world.startRun(
        {
          satelliteIds: [satelliteId],
          trigger: 'USER',
          screeningType: file ? 'OPS_CAT' : 'TLE_CAT',
          oemFileId: file?.oemFileId ?? null,
          fileName: file?.fileName ?? null,
          volume: body.volume ?? null,
        },
        body.days,
      );
      if (file) world.changeFile(file.oemFileId, { screeningId: run.screeningId });
      return Response.json(run, { status: 202 });
    }),
    on('getScreening', (_request, [id]) => {
      const run = find(id);
      return run ? Response.json(run) : missing();
    }),
    on('cancelScreening', (_request, [id = '']) => {
      if (!find(id)) return missing();
      world.cancelRun(id);
      return new Response(null, { status: 204 });
    }),
    on('listScreeningConjunctions', (request, [id]) => {
      const run = find(id);
      if (!run) return missing();
      const count = scenario.conjunctions === 'many' ? 2000 : 64;
      const { conjunctions } = conjunctionFixture(Date.now(), count);
      const found = conjunctions.slice(0, scenario.conjunctions === 'many' ? count : run.conjunctionCount);
      return mockPage(request, found.map(summaryOf));
    }),
    on('getCatalogue', () => Response.json(catalogueInfo(Date.now()))),
  ];
}
