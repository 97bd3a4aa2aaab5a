import { API_ROOT } from '@keepout/contract/platform/endpoint';
import { languageHandlers, machineHandlers, usageHandlers } from './account-handlers.ts';
import { alertHandlers } from './alerts-handlers.ts';
import { auditHandlers } from './audit-handlers.ts';
import { type ConjunctionFixture, conjunctionFixture } from './conjunction-fixture.ts';
import { conjunctionHandlers } from './conjunction-handlers.ts';
import { coordinationHandlers } from './coordination-handlers.ts';
import { decisionHandlers } from './decision-handlers.ts';
import { ephemerisHandlers } from './ephemeris-handlers.ts';
import { eventStream } from './event-hub.ts';
import { feedsHandlers } from './feeds-handlers.ts';
import { fleetHandlers, fleetRecords } from './fleet-handlers.ts';
import type { Handler } from './handlers.ts';
import { manoeuvreHandlers } from './manoeuvre-handlers.ts';
import { paymentsHandlers } from './payments-handlers.ts';
import { publishingHandlers } from './publishing-handlers.ts';
import { readinessHandlers } from './readiness-handlers.ts';
import { CONJUNCTION_COUNTS, type Scenario } from './scenario.ts';
import { screeningHandlers } from './screening-handlers.ts';
import { screeningWorld } from './screening-world.ts';
import { skyHandlers } from './sky-handlers.ts';
import { statisticsHandlers } from './statistics-handlers.ts';
import { trackingHandlers } from './tracking-handlers.ts';

/** All that the mock answers, in a world of its own; `send` is the browser's own fetch. */
export function handlersOf(scenario: Scenario, send: typeof fetch): readonly Handler[] {
  const world = screeningWorld(scenario.screenings === 'none');
  const satellites = fleetRecords();
  let fixture: ConjunctionFixture | undefined;
  /** Made once, when first asked for. */
  const events = () => {
    fixture ??= conjunctionFixture(Date.now(), CONJUNCTION_COUNTS[scenario.conjunctions]);
    return fixture;
  };
  return [
    { method: 'GET', path: new RegExp(`^${API_ROOT}/events$`), answer: () => eventStream() },
    // The descriptions of the API as the server sends them, files of the build.
    {
      method: 'GET',
      path: new RegExp(`^${API_ROOT}/(ca|odt)/openapi/$`),
      answer: (_request, [service = '']) => send(`/openapi/${service}.json`),
    },
    ...fleetHandlers(satellites),
    ...conjunctionHandlers(scenario, events),
    ...decisionHandlers(scenario),
    ...readinessHandlers(scenario, satellites),
    ...screeningHandlers(world, scenario, events),
    ...ephemerisHandlers(world),
    ...manoeuvreHandlers(scenario),
    ...statisticsHandlers(scenario),
    ...trackingHandlers(scenario),
    ...paymentsHandlers(scenario),
    ...alertHandlers(scenario),
    ...skyHandlers(scenario),
    ...auditHandlers(scenario),
    ...feedsHandlers(scenario),
    ...coordinationHandlers(scenario),
    ...publishingHandlers(scenario),
    ...machineHandlers(scenario),
    ...usageHandlers(),
    ...languageHandlers(),
  ];
}
