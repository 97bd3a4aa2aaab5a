import type { AuthPort, ProviderFault, Session } from '../src/auth/auth-port.ts';
import { keycloakAuth } from '../src/auth/keycloak-auth.ts';
import { createSessionStore } from '../src/auth/session-store.ts';
import { type InstallationSettings, settingsFrom } from '../src/settings/settings.ts';
import { handlersOf } from './all-handlers.ts';
import { startEvents } from './event-hub.ts';
import type { Handler } from './handlers.ts';
import { mockSessions } from './mock-sessions.ts';
import { changeScenario, readScenario, type Scenario, waitWhileHeld } from './scenario.ts';

/** Puts the mock API in place of the server, for this page only. */
export function startMock(): { readonly auth: AuthPort; readonly settings: InstallationSettings } {
  const scenario = readScenario();
  const send = window.fetch.bind(window);
  const handlers = handlersOf(scenario, send);
  startEvents();
  window.XMLHttpRequest = MockUpload as unknown as typeof XMLHttpRequest;
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    return new URL(request.url).pathname.startsWith('/api/') ? answer(handlers, request) : send(request);
  };
  const settings = settingsFrom({ mode: scenario.mode, dev: scenario.dev, simulator: scenario.simulator });
  // The client of the real provider, whose answers the test makes.
  return { auth: scenario.session === 'provider' ? keycloakAuth(settings.provider) : mockAuth(scenario), settings };
}

/** What fails, waits or falls silent is read anew for each call, so that a test can change it under the page. */
async function answer(handlers: readonly Handler[], request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const isOf = ({ method, path }: Handler) => method === request.method && path.test(pathname);
  const handler = handlers.find(isOf);
  const names = (call: string) => call === handler?.id || pathname.startsWith(call);
  await waitWhileHeld(names, request.signal);
  const failure = Object.entries(readScenario().failures).find(([call]) => names(call))?.[1];
  if (failure !== undefined) return problem(failure, 'Service Unavailable', 'The fixture fails on purpose.');
  if (handler === undefined) return problem(404, 'Not Found', `${request.method} ${pathname} has no fixture.`);
  return handler.answer(request, handler.path.exec(pathname)!.slice(1));
}

function problem(status: number, error: string, message: string): Response {
  const body = { type: 'about:blank', title: error, status, code: 'mock', error, message };
  return Response.json(body, { status, headers: { 'Content-Type': 'application/problem+json' } });
}

const UNREACHABLE: ProviderFault = {
  kind: 'unreachable',
  url: `${location.origin}/auth/realms/platform/.well-known/openid-configuration`,
};

/** An identity provider that signs people in without asking. */
function mockAuth(scenario: Scenario): AuthPort {
  const store = createSessionStore();
  let tokens = 0;
  const { session: state, userName, email, access } = scenario;
  const answer: Session =
    state === 'signed-out' || state === 'unavailable'
      ? { state }
      : { state: 'signed-in', identity: { subject: 'subject-1', userName, email, access } };
  return {
    async start() {
      if (store.get().state === 'checking') store.set(answer);
      return store.get();
    },
    session: store.get,
    fault: () => (store.get().state === 'unavailable' ? UNREACHABLE : undefined),
    probe: async () => (readScenario().session === 'unavailable' ? UNREACHABLE : undefined),
    subscribe: store.subscribe,
    async freshToken() {
      if (store.get().state !== 'signed-in') return undefined;
      tokens += 1;
      if (scenario.tokenEndsAfter === undefined || tokens <= scenario.tokenEndsAfter) return `mock-token-${tokens}`;
      store.set({ state: 'signed-out' });
      return undefined;
    },
    async login(returnPath) {
      changeScenario({ session: 'signed-in', tokenEndsAfter: undefined });
      location.assign(returnPath);
    },
    async logout() {
      changeScenario({ session: 'signed-out' });
      location.assign('/tnc');
    },
    async signInAgain(returnPath) {
      await this.login(returnPath);
    },
    accountUrl: () => '/auth/realms/platform/account',
    sessions: mockSessions(),
  };
}

/**
 * Stands in for the one transport that tells the progress of an upload. A file named `slow…` never arrives, one named
 * `offline…` loses its connection.
 */
class MockUpload extends EventTarget {
  readonly upload = new EventTarget();
  status = 0;
  statusText = '';
  responseText = '';
  #method = '';
  #url = '';
  #headers = new Headers();
  #type: string | null = null;
  #isAborted = false;

  open(method: string, url: string): void {
    this.#method = method;
    this.#url = url;
  }
  setRequestHeader(name: string, value: string): void {
    this.#headers.set(name, value);
  }
  getResponseHeader(): string | null {
    return this.#type;
  }
  abort(): void {
    this.#isAborted = true;
    this.dispatchEvent(new Event('abort'));
  }
  send(form: FormData): void {
    void this.#travel(form);
  }

  async #travel(form: FormData): Promise<void> {
    const file = form.get('file');
    const { name, size } = file instanceof File ? file : { name: '', size: 0 };
    const total = size + 512;
    for (const share of [0.2, 0.4, 0.6, 0.8, 1]) {
      await new Promise((resolve) => setTimeout(resolve, 60));
      if (this.#isAborted) return;
      this.upload.dispatchEvent(
        new ProgressEvent('progress', { lengthComputable: true, loaded: share * total, total }),
      );
      if (share === 0.4 && name.startsWith('slow')) return;
      if (share === 0.6 && name.startsWith('offline')) {
        this.dispatchEvent(new Event('error'));
        return;
      }
    }
    const answer = await fetch(this.#url, { method: this.#method, headers: this.#headers, body: form });
    this.status = answer.status;
    this.statusText = answer.statusText;
    this.#type = answer.headers.get('Content-Type');
    this.responseText = await answer.text();
    this.dispatchEvent(new Event('load'));
  }
}
