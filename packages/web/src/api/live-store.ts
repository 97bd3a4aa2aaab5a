import { create } from 'zustand';

export interface Live {
  /** How the event stream from the server stands; `closed` while nobody is signed in, `refused` where no role has news. */
  readonly state: 'closed' | 'connected' | 'reconnecting' | 'refused';
  /** When something was heard last, Unix ms; absent before the first beat. */
  readonly heardAtMs: number | undefined;
}

export const useLive = create<Live>()(() => ({ state: 'closed', heardAtMs: undefined }));
