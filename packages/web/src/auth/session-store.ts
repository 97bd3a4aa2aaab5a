import type { Session } from './auth-port.ts';

export interface SessionStore {
  readonly get: () => Session;
  readonly set: (session: Session) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createSessionStore(): SessionStore {
  const listeners = new Set<() => void>();
  let current: Session = { state: 'checking' };
  return {
    get: () => current,
    set(session) {
      current = session;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
