import type { InputFaultPlace } from '../../api/fault.ts';

/** Outcome of one uploaded file; `accepted` is the object that the server stored. */
export type UploadOutcome<Accepted> =
  | { readonly kind: 'accepted'; readonly file: Accepted }
  | {
      readonly kind: 'rejected';
      readonly code: string;
      readonly message: string;
      readonly places: readonly InputFaultPlace[];
    }
  | { readonly kind: 'too-large'; readonly message: string }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'failed'; readonly code: number; readonly title: string; readonly message: string };
