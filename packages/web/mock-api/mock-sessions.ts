import { SessionsFailed, type SessionsPort, type SignedIn } from '../src/auth/account-sessions.ts';
import { readScenario } from './scenario.ts';

const HOUR_MS = 3_600_000;

const signedIn = (nowUnixMs: number): readonly SignedIn[] => [
  {
    id: 'session-1',
    browser: 'Chrome/131',
    system: 'Linux',
    address: '192.0.2.17',
    clients: ['Keepout'],
    sinceUnixMs: nowUnixMs - 2 * HOUR_MS,
    seenUnixMs: nowUnixMs - 60_000,
    isCurrent: true,
  },
  {
    id: 'session-2',
    browser: 'Safari/18',
    system: 'iOS',
    address: '2001:db8:85a3::8a2e:370:7334',
    sinceUnixMs: nowUnixMs - 5 * HOUR_MS,
    seenUnixMs: nowUnixMs - HOUR_MS,
    isCurrent: false,
    clients: ['Keepout'],
  },
  {
    id: 'session-3',
    browser: 'Firefox/133',
    system: 'Windows',
    address: undefined,
    clients: ['Keepout'],
    sinceUnixMs: nowUnixMs - 9 * HOUR_MS,
    seenUnixMs: undefined,
    isCurrent: false,
  },
];

/** Sign-ins at a provider that forgets what was ended when the page is loaded anew. */
export function mockSessions(): SessionsPort {
  let sessions = signedIn(Date.now());
  return {
    list: async () => {
      const { sessions: kind } = readScenario();
      if (kind === 'not-offered') return { isOffered: false };
      if (kind === 'failing')
        throw new SessionsFailed(404, 'Provider unreachable', 'The identity provider could not be reached.');
      return { isOffered: true, sessions: kind === 'none' ? [] : sessions };
    },
    end: async (id) => {
      sessions = sessions.filter((session) => session.id !== id);
    },
    endOthers: async () => {
      sessions = sessions.filter(({ isCurrent }) => isCurrent);
    },
  };
}
