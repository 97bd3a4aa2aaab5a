import type { OperatorContactBody } from '@keepout/contract/ca/operator-contact';
import { type Capability, capability } from '../hosting/capability.ts';

/** Complete contacts of a directory: contacts that it no longer contains are deleted. */
export interface IncomingContacts {
  readonly operatorId: string;
  /** For the audit log. */
  readonly actor: string;
  /** Name of the source. */
  readonly source: string;
  readonly contacts: readonly OperatorContactBody[];
  /** True for a comparison only, without storing. */
  readonly isTrial: boolean;
}

export interface ContactsTaken {
  /** Number of contacts that the source had before. */
  readonly before: number;
  readonly added: number;
  readonly newer: number;
  readonly gone: number;
  /** Number of contacts that a user entered: they are not replaced. */
  readonly byHand: number;
  /** The maximum number would be exceeded: no contact was stored. */
  readonly isTooMany: boolean;
}

/** Storage of other operators' contacts, for any source. */
export interface ContactIntake {
  take(directory: IncomingContacts): Promise<ContactsTaken>;
}

export const contactIntake: Capability<ContactIntake> = capability('contact-intake');
