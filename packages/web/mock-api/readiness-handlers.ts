import type { Readiness } from '@keepout/contract/ca/readiness';
import { RECORDED } from '@keepout/contract/recorded';
import { tell, withStatement } from '@keepout/contract/sentences';
import { now } from './clock.ts';
import type { FleetFixtureRecords } from './fleet-handlers.ts';
import { type Handler, on } from './handlers.ts';
import { mockProblem } from './mock-problem.ts';
import type { Scenario } from './scenario.ts';
import { catalogueInfoFixture } from './screening-fixture.ts';

/** What screenings stand on, and satellites that are added. */
export function readinessHandlers({ reason }: Scenario, satellites: FleetFixtureRecords): readonly Handler[] {
  const before = reason === 'NO_SATELLITE' ? satellites.all().length : 0;
  return [
    on('getReadiness', () => readinessAt(Date.now(), reason, satellites.all().length - before)),
    on('createSatellite', ({ body }) => {
      if (satellites.all().some(({ noradId }) => noradId === body.noradId))
        return mockProblem('satellite-exists', `You already have a satellite with catalogue number ${body.noradId}.`);
      const at = now();
      return satellites.last({
        ...RECORDED.getSatellite,
        version: 1,
        claim: 'UNVERIFIED' as const,
        ...body,
        satelliteId: `sat-${body.noradId}`,
        createdAt: at,
        updatedAt: at,
      });
    }),
  ];
}

function readinessAt(nowMs: number, requestedReason: Scenario['reason'], satellites: number): Readiness {
  const reason = requestedReason === 'NO_SATELLITE' && satellites > 0 ? 'NEVER_SCREENED' : requestedReason;
  const { format, rejected, faults, contentHash, sources, ...catalogue } = catalogueInfoFixture(nowMs);
  const { catalogueId, source, objects, loadedAt } = catalogue;
  const completed: NonNullable<Readiness['lastScreening']> = {
    ...RECORDED.getReadiness.lastScreening!,
    screeningId: 'scr-1',
    state: 'COMPLETED',
    createdAt: loadedAt,
    finishedAt: loadedAt,
    catalogue: { catalogueId, source, objects },
  };
  const failed = { ...completed, state: 'FAILED', ...withStatement('failure', tell('ephemeris-deleted')) } as const;
  return {
    reason,
    satellites,
    catalogue: reason === 'NO_CATALOGUE' ? null : catalogue,
    catalogueRefusal: null,
    catalogueWithheld: null,
    pendingScreenings: reason === 'PENDING' ? 1 : 0,
    waitingScreenings: 0,
    lastScreening: reason === null ? completed : reason === 'FAILED' ? failed : null,
    lastCompleted: reason === null ? completed : null,
  };
}
