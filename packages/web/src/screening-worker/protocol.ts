import type { CandidatesQuestion } from '@keepout/operations/live/live-candidates';
import type {
  FileQuestion,
  LiveEncounter,
  LiveFault,
  LiveFileFacts,
  LiveFindings,
  LiveRequest,
} from '@keepout/operations/live/question';
import type { FoundCandidates } from '@keepout/operations/plan/candidates';

export type { CandidatesQuestion } from '@keepout/operations/live/live-candidates';
// Screens show the results of the worker; they import the worker, not the engine.
export type {
  LiveDropout,
  LiveEncounter,
  LiveFault,
  LiveParty,
  LiveRequest,
  LiveVolume,
} from '@keepout/operations/live/question';
export type { FoundCandidates } from '@keepout/operations/plan/candidates';

/** An ephemeris that stays in this browser: the page passes it on unread, and only the worker opens it. */
export interface FileRequest extends FileQuestion {
  readonly file: File;
}

export interface LiveOutcome extends LiveFindings {
  /** Until every approach was found, in the worker, s; probabilities come after it. */
  readonly durationS: number;
  /** Set for a screened file. */
  readonly unsent?: FileScreeningResult;
}

/** Result of a screening of a file, in addition to its approaches. */
export interface FileScreeningResult {
  readonly facts: LiveFileFacts;
  readonly spanTaiS: readonly [number, number];
  /** All of it as JSON with its hash, signed by the key of this browser; neither on a page that is not secure. */
  readonly record: string;
  readonly isSigned: boolean;
  /** Addresses that the worker itself requested, except the request that its policy had to refuse. */
  readonly workerRequests: readonly string[];
}

export interface LiveProgress {
  /** Secondaries are opened, approaches are found and then assessed. */
  readonly phase: 'opening' | 'screening' | 'judging';
  readonly percent: number;
  readonly remainingS: number | undefined;
  /** Results since the last report; the final result contains each approach once. */
  readonly encounters: readonly LiveEncounter[];
}

/** Messages to the worker. Runs are numbered, so that a late answer of an earlier one is recognised. */
export type ToWorker =
  | { readonly type: 'catalogue'; readonly tag: string; readonly bytes: ArrayBuffer; readonly published?: Blob }
  | { readonly type: 'screen'; readonly run: number; readonly request: LiveRequest | FileRequest }
  /** For the last screened run; its states never leave the worker. */
  | { readonly type: 'plan'; readonly run: number; readonly question: CandidatesQuestion }
  | { readonly type: 'cancel'; readonly run: number };

/** From the worker. */
export type FromWorker =
  | { readonly type: 'progress'; readonly run: number; readonly progress: LiveProgress }
  | { readonly type: 'outcome'; readonly run: number; readonly outcome: LiveOutcome }
  | { readonly type: 'planning'; readonly run: number; readonly share: number }
  | { readonly type: 'planned'; readonly run: number; readonly candidates: FoundCandidates }
  | { readonly type: 'cancelled'; readonly run: number }
  | { readonly type: 'fault'; readonly run: number; readonly fault: LiveFault };
