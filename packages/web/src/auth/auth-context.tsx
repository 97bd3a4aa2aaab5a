import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { AuthPort, Session, UserIdentity } from './auth-port.ts';

const AuthContext = createContext<AuthPort | undefined>(undefined);

export function AuthProvider({ port, children }: { readonly port: AuthPort; readonly children: ReactNode }) {
  return <AuthContext value={port}>{children}</AuthContext>;
}

export function useAuth(): AuthPort {
  const port = useContext(AuthContext);
  if (!port) throw new Error('Authentication provider not found');
  return port;
}

export function useSession(): Session {
  const port = useAuth();
  return useSyncExternalStore(port.subscribe, port.session);
}

/** The signed-in person, or undefined. */
export function useIdentity(): UserIdentity | undefined {
  const session = useSession();
  return session.state === 'signed-in' ? session.identity : undefined;
}
