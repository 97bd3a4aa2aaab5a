import { toggled } from '../b-plane/plane-options.ts';
import type { SceneView } from './camera.ts';
import type { SceneFit } from './scene-extent.ts';

/** What the reader has switched on, and from where he looks. */
export interface SceneOptions {
  readonly sigmas: readonly number[];
  /** The sum of both covariances at object 2 in place of each at its object. */
  readonly isCombined: boolean;
  readonly fit: SceneFit;
}

export const DEFAULT_SCENE_OPTIONS: SceneOptions = { sigmas: [1, 2], isCombined: false, fit: 'all' };

export type SceneCommand = `view-${SceneView}` | `fit-${SceneFit}` | 'sigma-1' | 'sigma-2' | 'sigma-3' | 'combined';

/** The keys of the encounter scene, beside the arrows and the zoom. */
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
      return { ...options, sigmas: toggled(options.sigmas, command) };
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
