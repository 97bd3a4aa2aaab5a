import { create } from 'zustand';
import { persist } from 'zustand/middleware';

interface KeySetting {
  /** Keys without Ctrl or Cmd, which whoever speaks to his computer has to be able to switch off. */
  readonly hasPlainKeys: boolean;
  readonly choose: (hasPlainKeys: boolean) => void;
}

export const useKeySetting = create<KeySetting>()(
  persist((set) => ({ hasPlainKeys: true, choose: (hasPlainKeys) => set({ hasPlainKeys }) }), { name: 'keepout.keys' }),
);
