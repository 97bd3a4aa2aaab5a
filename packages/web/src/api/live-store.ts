import { create } from 'zustand';

export interface Live {
  /** State of the event stream from the server; `closed` without a user, `refused` where no role has events. */
  readonly state: 'closed' | 'connected' | 'reconnecting' | 'refused';
  /** When something was heard last, Unix ms; absent before the first beat. */
  readonly heardAtMs: number | undefined;
}

export const useLive = create<Live>()(() => ({ state: 'closed', heardAtMs: undefined }));
