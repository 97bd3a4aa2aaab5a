import type { AuthPort } from '../src/auth/auth-port.ts';
import { type Settings, settingsFrom } from '../src/settings/settings.ts';
import { languageHandlers, machineHandlers } from './account-handlers.ts';
import { alertHandlers } from './alerts-handlers.ts';
import { auditHandlers } from './audit-handlers.ts';
import { conjunctionHandlers } from './conjunction-handlers.ts';
import { decisionHandlers } from './decision-handlers.ts';
import { docsHandlers } from './docs-handlers.ts';
import { ephemerisHandlers } from './ephemeris-handlers.ts';
import { findHandlers } from './find-handlers.ts';
import { fleetHandlers } from './fleet-handlers.ts';
import { type Handler, shellHandlers } from './handlers.ts';
import { manoeuvreHandlers } from './manoeuvre-handlers.ts';
import { mockAuth } from './mock-auth.ts';
import { MockUpload } from './mock-upload.ts';
import { paymentsHandlers } from './payments-handlers.ts';
import { readinessHandlers } from './readiness-handlers.ts';
import { readScenario, type Scenario } from './scenario.ts';
import { screeningHandlers } from './screening-handlers.ts';
import { screeningWorld } from './screening-world.ts';
import { skyHandlers } from './sky-handlers.ts';
import { statisticsHandlers } from './statistics-handlers.ts';
import { trackingHandlers } from './tracking-handlers.ts';

/** Puts the mock API in place of the server, for this page only. */
export function startMock(): { readonly auth: AuthPort; readonly settings: Settings } {
  const scenario = readScenario();
  const world = screeningWorld(scenario.screenings === 'none');
  const send = window.fetch.bind(window);
  const handlers: readonly Handler[] = [
    ...shellHandlers,
    ...fleetHandlers,
    ...conjunctionHandlers(scenario),
    ...decisionHandlers(),
    ...findHandlers(scenario),
    ...readinessHandlers(scenario),
    ...screeningHandlers(world, scenario),
    ...ephemerisHandlers(world),
    ...manoeuvreHandlers(scenario),
    ...statisticsHandlers(scenario),
    ...trackingHandlers(scenario),
    ...docsHandlers(send),
    ...paymentsHandlers(scenario),
    ...alertHandlers(scenario),
    ...skyHandlers,
    ...auditHandlers(scenario),
    ...machineHandlers(scenario),
    ...languageHandlers(),
  ];
  window.XMLHttpRequest = MockUpload as unknown as typeof XMLHttpRequest;
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    return new URL(request.url).pathname.startsWith('/api/') ? answer(handlers, request) : send(request);
  };
  return { auth: mockAuth(scenario), settings: settingsFrom({ mode: scenario.mode, dev: scenario.dev }) };
}

/** What fails, waits or falls silent is read anew for each call, so that a test can change it under the page. */
async function answer(handlers: readonly Handler[], request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const isOf = ({ method, path }: Handler) => method === request.method && path.test(pathname);
  const handler = handlers.find(isOf);
  const names = (call: string) => call === handler?.id || pathname.startsWith(call);
  await whileHeld(names, request.signal);
  const failure = Object.entries(readScenario().failures).find(([call]) => names(call))?.[1];
  if (failure !== undefined) return problem(failure, 'Service Unavailable', 'The fixture fails on purpose.');
  if (handler === undefined) return problem(404, 'Not Found', `${request.method} ${pathname} has no fixture.`);
  return handler.answer(request, handler.path.exec(pathname)!.slice(1));
}

const HELD_STEP_MS = 20;

async function whileHeld(names: (call: string) => boolean, signal: AbortSignal): Promise<void> {
  const isHeld = ({ held, isSilent }: Scenario) => isSilent || held.some(names);
  while (isHeld(readScenario())) {
    signal.throwIfAborted();
    await new Promise((resolve) => setTimeout(resolve, HELD_STEP_MS));
  }
}

function problem(status: number, error: string, message: string): Response {
  const body = { type: 'about:blank', title: error, status, code: 'mock', error, message };
  return Response.json(body, { status, headers: { 'Content-Type': 'application/problem+json' } });
}
