import type { ResourceAccess } from '@keepout/contract/platform/roles';

/** Who calls: read from a verified token, the same for people and machines. */
export interface Principal {
  /** The token's subject; stable, opaque. */
  readonly subject: string;
  readonly userName: string;
  readonly name?: string;
  readonly email?: string;
  /** The organisation that everything this principal touches belongs to. */
  readonly operatorId: string;
  readonly roles: ResourceAccess;
  /** A program, which signs in for itself and for no person. */
  readonly isProgram?: true;
  /** Expiry of the token, Unix time in seconds. Long-lived streams end then. */
  readonly expiresAtS: number;
}
