import type { PlaneScaling } from './plane-map.ts';

/** Options selected by the reader. */
export interface PlaneOptions {
  readonly scaling: PlaneScaling;
  readonly sigmas: readonly number[];
  readonly hasHistory: boolean;
  /** Object 2 at the origin. */
  readonly isSwapped: boolean;
  readonly hasLogInset: boolean;
}

export const DEFAULT_PLANE_OPTIONS: PlaneOptions = {
  scaling: 'auto',
  sigmas: [1, 2, 3],
  hasHistory: true,
  isSwapped: false,
  hasLogInset: false,
};

export type PlaneCommand = PlaneScaling | 'fit' | 'sigma-1' | 'sigma-2' | 'sigma-3' | 'history' | 'swap' | 'log';

/** The keys of the b-plane view. */
export const PLANE_KEYS: Readonly<Record<string, PlaneCommand>> = {
  a: 'auto',
  e: 'equal',
  s: 'stretched',
  w: 'sigma',
  f: 'fit',
  '1': 'sigma-1',
  '2': 'sigma-2',
  '3': 'sigma-3',
  h: 'history',
  o: 'swap',
  l: 'log',
};

/** The options after a command; `fit` changes the view, not the options. */
export function applyPlaneCommand(options: PlaneOptions, command: PlaneCommand): PlaneOptions {
  switch (command) {
    case 'fit':
      return options;
    case 'auto':
    case 'equal':
    case 'stretched':
    case 'sigma':
      return { ...options, scaling: command };
    case 'sigma-1':
      return { ...options, sigmas: toggled(options.sigmas, 1) };
    case 'sigma-2':
      return { ...options, sigmas: toggled(options.sigmas, 2) };
    case 'sigma-3':
      return { ...options, sigmas: toggled(options.sigmas, 3) };
    case 'history':
      return { ...options, hasHistory: !options.hasHistory };
    case 'swap':
      return { ...options, isSwapped: !options.isSwapped };
    case 'log':
      return { ...options, hasLogInset: !options.hasLogInset };
  }
}

function toggled(sigmas: readonly number[], sigma: number): readonly number[] {
  return sigmas.includes(sigma) ? sigmas.filter((level) => level !== sigma) : [...sigmas, sigma].sort();
}
