import { create } from 'zustand';

/** How the event stream from the server stands; `closed` while nobody is signed in. */
export const useLive = create<{ readonly state: 'closed' | 'connected' | 'reconnecting' }>()(() => ({
  state: 'closed',
}));
