import type { DecisionRecord } from '@keepout/contract/ca/decision-record';
import type { NotRecomputed } from '@keepout/operations/record/not-recomputed';
import type { RecordReadFault } from '@keepout/operations/record/read-record';
import type { Replay } from '@keepout/operations/record/replay';

// The page shows the results of the worker; it imports the worker, not the engine.
export type { NotRecomputed } from '@keepout/operations/record/not-recomputed';
export type { Replay } from '@keepout/operations/record/replay';

/** Message to the worker: the text of a record, and of a key file where supplied. */
export interface ToVerifyWorker {
  readonly record: string;
  readonly keys?: string;
}

/** From the worker. */
export type FromVerifyWorker =
  | {
      readonly type: 'checked';
      readonly replay: Replay;
      readonly notRecomputed: readonly NotRecomputed[];
      readonly of: Pick<DecisionRecord, 'decisionId' | 'decision' | 'decided' | 'signed' | 'event' | 'told'>;
      readonly kid: string | null;
      /** How long reading, checking and computing took, ms. */
      readonly tookMs: number;
    }
  | {
      readonly type: 'fault';
      readonly code: RecordReadFault['code'] | 'no-keys' | 'not-checkable';
      readonly message: string;
    };
