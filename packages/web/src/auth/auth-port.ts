import type { ResourceAccess } from '@keepout/contract/platform/roles';
import type { SessionsPort } from './account-sessions.ts';

/** What the application knows about the person in front of it. */
export interface Identity {
  readonly subject: string;
  readonly userName: string;
  readonly email: string | undefined;
  readonly access: ResourceAccess;
}

/**
 * `checking` while the provider is asked, `unavailable` when it cannot be reached (the connection-error page),
 * `signed-out` when it answers that nobody is signed in.
 */
export type Session =
  | { readonly state: 'checking' | 'signed-out' | 'unavailable' }
  | { readonly state: 'signed-in'; readonly identity: Identity };

/** The one door to the identity provider; the application knows no other. */
export interface AuthPort {
  /** Asks the provider for a session, once; settles in any case and leaves the answer in `session`. */
  start(): Promise<Session>;
  session(): Session;
  subscribe(listener: () => void): () => void;
  /** A token good for 30 s more, renewed if need be; undefined when the session is over, or, while it is signed in, where the provider does not answer. */
  freshToken(): Promise<string | undefined>;
  /** Leaves for the provider's login page and comes back to this path. */
  login(returnPath: string): Promise<void>;
  logout(): Promise<void>;
  /** After a session that has ended elsewhere: signs in anew and comes back to this path. Where that has just been tried, signs out. */
  signInAgain(returnPath: string): Promise<void>;
  /** The provider's own account page. */
  accountUrl(): string;
  readonly sessions: SessionsPort;
}
