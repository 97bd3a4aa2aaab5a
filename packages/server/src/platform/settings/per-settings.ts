import type { Settings } from './settings.ts';

/** Returns a value for each settings object of the process, created at the first use. */
export function perSettings<T>(make: (settings: Settings) => T): (context: { readonly settings: Settings }) => T {
  const holders = new WeakMap<Settings, T & {}>();
  return ({ settings }) => {
    const holder = holders.get(settings) ?? make(settings)!;
    holders.set(settings, holder);
    return holder;
  };
}
