import type { Readiness } from '@keepout/contract/ca/readiness';
import type { SatelliteBody } from '@keepout/contract/fleet/satellite';
import { tell, withStatement } from '@keepout/contract/sentences';
import { type Handler, on } from './handlers.ts';
import { mockProblem } from './mock-problem.ts';
import type { Scenario } from './scenario.ts';
import { catalogueInfo } from './screening-fixture.ts';

const FLEET = 2;

/** What screenings stand on, and satellites that are added. */
export function readinessHandlers({ reason }: Scenario): readonly Handler[] {
  const added: SatelliteBody[] = [];
  return [
    on('getReadiness', () => Response.json(readinessAt(Date.now(), reason, added.length))),
    on('createSatellite', async (request) => {
      const body = (await request.json()) as SatelliteBody;
      if (added.some(({ noradId }) => noradId === body.noradId)) {
        const detail = `You already have a satellite with catalogue number ${body.noradId}.`;
        return mockProblem({ status: 409, code: 'satellite-exists', detail });
      }
      added.push(body);
      const now = new Date().toISOString();
      const satelliteId = `sat-${body.noradId}`;
      return Response.json({ ...body, satelliteId, version: 1, createdAt: now, updatedAt: now }, { status: 201 });
    }),
  ];
}

function readinessAt(nowMs: number, wanted: Scenario['reason'], added: number): Readiness {
  const satellites = (wanted === 'NO_SATELLITE' ? 0 : FLEET) + added;
  const reason = wanted === 'NO_SATELLITE' && added > 0 ? 'NEVER_SCREENED' : wanted;
  const { catalogueId, source, objects, loadedAt, newestEpoch, medianEpoch, ageSeconds, isStale } =
    catalogueInfo(nowMs);
  const screening = {
    screeningId: 'scr-1',
    state: 'COMPLETED',
    waitingFor: null,
    ...withStatement('failure', null),
    createdAt: loadedAt,
    finishedAt: loadedAt,
    catalogue: { catalogueId, source, objects },
  } as const;
  const failed = {
    ...screening,
    state: 'FAILED',
    ...withStatement('failure', tell('ephemeris-deleted')),
  } as const;
  return {
    reason,
    satellites,
    catalogue:
      reason === 'NO_CATALOGUE'
        ? null
        : { catalogueId, source, objects, loadedAt, newestEpoch, medianEpoch, ageSeconds, isStale },
    catalogueRefusal: null,
    pendingScreenings: reason === 'PENDING' ? 1 : 0,
    waitingScreenings: 0,
    lastScreening: reason === null ? screening : reason === 'FAILED' ? failed : null,
    lastCompleted: reason === null ? screening : null,
  };
}
