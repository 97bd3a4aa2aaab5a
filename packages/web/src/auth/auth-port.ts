import type { ResourceAccess } from '@keepout/contract/platform/roles';
import type { SessionsPort } from './account-sessions.ts';

/** Identity of the current user. */
export interface UserIdentity {
  readonly subject: string;
  readonly userName: string;
  readonly email: string | undefined;
  readonly access: ResourceAccess;
}

/**
 * `checking` during the request to the provider, `unavailable` when it cannot be reached (the connection-error page),
 * `signed-out` when the provider reports no session.
 */
export type Session =
  | { readonly state: 'checking' | 'signed-out' | 'unavailable' }
  | { readonly state: 'signed-in'; readonly identity: UserIdentity };

/** Why the identity provider, or the server of the application, cannot be used. */
export interface ProviderFault {
  /**
   * `unreachable`: no connection; `status`: an HTTP error; `invalid`: an answer that is not OpenID Connect, or that this origin may not read;
   * `no-return`: the session check ended on a page of the provider; `server`: the application's own server does not answer.
   */
  readonly kind: 'unreachable' | 'status' | 'invalid' | 'no-return' | 'server';
  /** The address that was requested. */
  readonly url: string;
  readonly status?: number;
}

/** The one door to the identity provider; the application knows no other. */
export interface AuthPort {
  /** Asks the provider for a session, once; settles in any case and leaves the answer in `session`. */
  start(): Promise<Session>;
  session(): Session;
  /** Why the last call to the provider failed. */
  fault(): ProviderFault | undefined;
  /** Requests the discovery document of the provider; undefined where it answers as it must. */
  probe(): Promise<ProviderFault | undefined>;
  subscribe(listener: () => void): () => void;
  /** A token good for 30 s more, renewed if need be; undefined when the session is over, or, while it is signed in, where the provider does not answer. */
  freshToken(): Promise<string | undefined>;
  /** Leaves for the provider's login page and comes back to this path. */
  login(returnPath: string): Promise<void>;
  logout(): Promise<void>;
  /** Signs in again after a session ended elsewhere, and returns to this path. Signs out if this was just tried. */
  signInAgain(returnPath: string): Promise<void>;
  /** The provider's own account page. */
  accountUrl(): string;
  readonly sessions: SessionsPort;
}
