import type { AuthPort, Session } from '../src/auth/auth-port.ts';
import { createSessionStore } from '../src/auth/session-store.ts';
import { mockSessions } from './mock-sessions.ts';
import { changeScenario, type Scenario } from './scenario.ts';

/** An identity provider that signs people in without asking. */
export function mockAuth(scenario: Scenario): AuthPort {
  const store = createSessionStore();
  let tokens = 0;
  const { session: state, userName, email, access } = scenario;
  const answer: Session =
    state === 'signed-in' ? { state, identity: { subject: 'subject-1', userName, email, access } } : { state };
  return {
    async start() {
      if (store.get().state === 'checking') store.set(answer);
      return store.get();
    },
    session: store.get,
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
    accountUrl: () => '/auth/realms/platform/account',
    sessions: mockSessions(),
  };
}
