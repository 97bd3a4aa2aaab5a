import type { SceneViewAxis } from './camera.ts';
import type { SceneFit } from './scene-extent.ts';

/** Options and camera selected by the reader. */
export interface SceneOptions {
  readonly sigmas: readonly number[];
  /** The sum of both covariances at object 2 in place of each at its object. */
  readonly isCombined: boolean;
  readonly fit: SceneFit;
}

export const DEFAULT_SCENE_OPTIONS: SceneOptions = { sigmas: [1, 2], isCombined: false, fit: 'all' };

export type SceneCommand = `view-${SceneViewAxis}` | `fit-${SceneFit}` | 'sigma-1' | 'sigma-2' | 'sigma-3' | 'combined';

/** The keys of the encounter scene, in addition to the arrows and the zoom. */
export const SCENE_KEYS: Readonly<Record<string, SceneCommand>> = {
  r: 'view-r',
  t: 'view-t',
  n: 'view-n',
  v: 'view-v',
  d: 'view-free',
  f: 'fit-all',
  m: 'fit-miss',
  '1': 'sigma-1',
  '2': 'sigma-2',
  '3': 'sigma-3',
  c: 'combined',
};

/** The options after a command; one for the view leaves them. */
export function applySceneCommand(options: SceneOptions, command: SceneCommand): SceneOptions {
  switch (command) {
    case 'sigma-1':
    case 'sigma-2':
    case 'sigma-3':
      return { ...options, sigmas: toggled(options.sigmas, Number(command.slice(-1))) };
    case 'combined':
      return { ...options, isCombined: !options.isCombined };
    case 'fit-all':
      return { ...options, fit: 'all' };
    case 'fit-miss':
      return { ...options, fit: 'miss' };
    default:
      return options;
  }
}

const toggled = (sigmas: readonly number[], sigma: number): readonly number[] =>
  sigmas.includes(sigma) ? sigmas.filter((level) => level !== sigma) : [...sigmas, sigma].sort();
