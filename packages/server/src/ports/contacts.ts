import type { OperatorContactBody } from '@keepout/contract/ca/operator-contact';
import { type Capability, capability } from '../hosting/capability.ts';

/** Contacts of a directory, whole: what it had before and has no more is gone. */
export interface IncomingContacts {
  readonly operatorId: string;
  /** For the audit log. */
  readonly actor: string;
  /** What brings them, as it is called. */
  readonly source: string;
  readonly contacts: readonly OperatorContactBody[];
  /** They are compared, and not kept. */
  readonly isTrial: boolean;
}

export interface ContactsTaken {
  /** Contacts that the source had brought before. */
  readonly before: number;
  readonly added: number;
  readonly newer: number;
  readonly gone: number;
  /** Of which somebody wrote a contact by hand: that stays. */
  readonly byHand: number;
  /** They would be more than there may be: none was taken. */
  readonly isTooMany: boolean;
}

/** Other operators, and how they are reached, whoever tells of them. */
export interface ContactIntake {
  take(directory: IncomingContacts): Promise<ContactsTaken>;
}

export const contactIntake: Capability<ContactIntake> = capability('contact-intake');
