import { type Capability, capability } from '../hosting/capability.ts';

export interface IncomingMessages {
  readonly operatorId: string;
  /** For the audit log. */
  readonly actor: string;
  readonly fileName: string;
  /** One message or several, in any notation, also gzip. */
  readonly bytes: Uint8Array;
  /** They are read and judged, and not kept. */
  readonly isTrial: boolean;
  readonly signal: AbortSignal;
}

export interface MessagesTaken {
  /** Taken, or of a trial those that would be. */
  readonly taken: number;
  readonly rejected: readonly { readonly fileName: string; readonly code: string; readonly message: string }[];
}

/** Storage of conjunction messages of other originators, for any source. */
export interface MessageIntake {
  take(messages: IncomingMessages): Promise<MessagesTaken>;
}

export const messageIntake: Capability<MessageIntake> = capability('message-intake');
