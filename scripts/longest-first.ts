import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Seconds of the files that take longest: `npx vitest run` on two processors, 2026-11-22. Who is not here takes less than twenty. Only their
 * order counts.
 */
const SECONDS: Readonly<Record<string, number>> = {
  'services/cli/src/hostile-uploads.test.ts': 160,
  'services/cli/src/stopped-worker.test.ts': 75,
  'scripts/chaos.test.ts': 64,
  'services/cli/src/lost-connections.test.ts': 63,
  'services/cli/src/commands.test.ts': 47,
  'services/cli/src/killed-process.test.ts': 46,
  'packages/server/src/platform/postgres/supervise.test.ts': 45,
  'services/cli/src/shared-screening.test.ts': 42,
  'packages/server/src/odt/jobs-kill.test.ts': 42,
  'packages/server/src/ca/manoeuvres/manoeuvres.test.ts': 36,
  'packages/server/src/ca/contract-fuzz.property.test.ts': 36,
  'packages/server/src/odt/observations/observations.test.ts': 34,
  'services/cli/src/commands/screen.against-reference.test.ts': 33,
  'packages/server/src/platform/postgres/embedded.test.ts': 33,
  'services/cli/src/commands/pc.against-alfano.test.ts': 31,
  'services/cli/src/fair-screening.test.ts': 30,
  'services/cli/src/production-walk.test.ts': 26,
  'packages/server/src/platform/database/migrations.test.ts': 25,
  'packages/server/src/ca/post-manoeuvre-screenings/post-manoeuvre-screening.test.ts': 23,
  'scripts/documentation.test.ts': 23,
  'services/cli/src/commands/statistics.against-reference.test.ts': 22,
  'services/api/src/start-api.test.ts': 22,
  'packages/server/src/ca/manoeuvres/screened/screened-candidates.test.ts': 21,
};

/** Begins with the files that take longest: one that comes last keeps a processor idle. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rest = await super.sort(files);
    return rest.toSorted((a, b) => secondsOf(b) - secondsOf(a));
  }
}

function secondsOf({ moduleId }: TestSpecification): number {
  const path = Object.keys(SECONDS).find((name) => moduleId.endsWith(`/${name}`));
  return path === undefined ? 0 : SECONDS[path]!;
}
