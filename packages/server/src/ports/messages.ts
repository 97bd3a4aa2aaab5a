import { type Capability, capability } from '../hosting/capability.ts';

export interface IncomingMessages {
  readonly operatorId: string;
  /** For the audit log. */
  readonly actor: string;
  readonly fileName: string;
  /** One message or several, in any notation, also gzip. */
  readonly bytes: Uint8Array;
  /** True to read and assess them without storing. */
  readonly isTrial: boolean;
  readonly signal: AbortSignal;
}

export interface MessagesTaken {
  /** Stored messages, or in a trial those that would be stored. */
  readonly storedCount: number;
  readonly rejected: readonly { readonly fileName: string; readonly code: string; readonly message: string }[];
}

/** Storage of conjunction messages of other originators, for any source. */
export interface MessageIntake {
  take(messages: IncomingMessages): Promise<MessagesTaken>;
}

export const messageIntake: Capability<MessageIntake> = capability('message-intake');
