import type { KeptBackCatalogue } from '@keepout/contract/ca/catalogue';
import { CA_EXAMPLES } from '@keepout/contract/ca/examples';
import { NAMED_VOLUMES } from '@keepout/contract/ca/named-volumes';
import { type ConjunctionFixture, summaryFixture } from './conjunction-fixture.ts';
import { type Handler, on } from './handlers.ts';
import { mockProblem } from './mock-problem.ts';
import { mutableRecords } from './records.ts';
import type { Scenario } from './scenario.ts';
import { catalogueInfoFixture } from './screening-fixture.ts';
import type { ScreeningWorld } from './screening-world.ts';

/** Screenings and the catalogue that they run against. */
export function screeningHandlers(
  world: ScreeningWorld,
  scenario: Scenario,
  fixture: () => ConjunctionFixture,
): readonly Handler[] {
  const { files, runs } = world;
  const keptBack = mutableRecords<KeptBackCatalogue>(
    ({ withheldId }) => withheldId,
    scenario.keptBack === 'some' ? [CA_EXAMPLES.KeptBackCatalogue] : [],
  );
  return [
    on('listScreenings', ({ query }) => runs.all().filter(({ state }) => (query['state'] ?? state) === state)),
    on('createScreening', ({ body }) => {
      const file = files.find(body.oemFileId ?? '');
      const satelliteId = file?.satelliteId ?? body.satelliteId;
      if (satelliteId === undefined) return mockProblem('subject-missing', 'Say what.');
      const run = world.startRun(
        {
          satelliteIds: [satelliteId],
          trigger: 'USER',
          screeningType: file ? 'OPS_CAT' : 'TLE_CAT',
          oemFileId: file?.oemFileId ?? null,
          fileName: file?.fileName ?? null,
          volume: typeof body.volume === 'string' ? NAMED_VOLUMES[body.volume] : (body.volume ?? null),
        },
        body.days ?? 7,
      );
      if (file) files.put(file.oemFileId, { screeningId: run.screeningId });
      return run;
    }),
    on('getScreening', ({ params }) => runs.find(params.screeningId)),
    on('cancelScreening', ({ params }) => world.cancelRun(params.screeningId)),
    on('listScreeningConjunctions', ({ params }) => {
      const run = runs.find(params.screeningId);
      const count = scenario.conjunctions === 'many' ? undefined : run?.conjunctionCount;
      const list = fixture().conjunctions.slice(0, count).map(summaryFixture);
      const volume = run?.volume;
      const isIn = ({ relativePosition: { r } }: (typeof list)[number]) => volume && Math.abs(r) <= volume.r;
      return run && list.map((event) => (volume ? { ...event, isMinimumInside: isIn(event) === true } : event));
    }),
    on('getCatalogue', () => catalogueInfoFixture(Date.now())),
    on('listKeptBackCatalogues', () => keptBack.all()),
    on('acceptKeptBackCatalogue', ({ params }) => {
      if (keptBack.find(params.keptBackId) === undefined) return undefined;
      keptBack.remove(params.keptBackId);
      return catalogueInfoFixture(Date.now());
    }),
    on('discardKeptBackCatalogue', ({ params }) => keptBack.remove(params.keptBackId)),
  ];
}
