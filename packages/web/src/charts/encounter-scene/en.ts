import { textsOf } from '../../i18n/texts.ts';

/** English texts of the encounter in space, loaded with the scene. */
export const en = {
  title: 'Encounter in space',
  frame: 'RTN of object 1',
  caption: (object1: string) =>
    `Closest approach in metres, ${object1} at the origin: R radial, T along-track, N cross-track. The grid lies in the T-N plane. Velocity lines show directions and the ratio of speeds.`,
  none: 'This message has no relative position.',
  label: (object2: string, object1: string, miss: string, parts: string) =>
    `${object2} ${miss} from ${object1}; R, T, N: ${parts}`,
  keys: 'Arrow keys rotate the scene, plus and minus zoom; r, t, n and v look along an axis or along the relative velocity, d resets the view; f shows all, m the miss; 1, 2 and 3 switch the sigma ellipsoids, c the combined covariance. The menu shows the values as a table.',
  noCovariance: (name: string) =>
    `${name}: no usable covariance, or no states for its transformation: only the body is drawn.`,
  enlarged: (factor: string) => `hard bodies: true size × ${factor}`,
  combined: 'combined',
  quantity: 'Quantity',
  unit: 'Unit',
  length: 'Length',
  miss: 'Miss',
  relativeVelocity: 'Relative velocity',
  velocityOf: (name: string) => `Velocity of ${name}`,
  sigmaOf: (name: string) => `1σ of ${name}`,
  axisOf: (name: string, place: number) => `Semi-axis ${place} of ${name} (1σ)`,
  radiusOf: (name: string) => `Hard-body radius of ${name}`,
  toolbar: 'View of the encounter in space',
  tool: (name: string, key: string) => `${name} (${key})`,
  turnLeft: 'Rotate left',
  turnRight: 'Rotate right',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  tools: {
    'view-free': { name: 'View from the side', label: '3D' },
    'view-r': { name: 'Look along R, from above', label: 'R' },
    'view-t': { name: 'Look along T, from ahead', label: 'T' },
    'view-n': { name: 'Look along N', label: 'N' },
    'view-v': { name: 'Look along the relative velocity', label: 'v rel' },
    'fit-all': { name: 'Fit both ellipsoids', label: 'All' },
    'fit-miss': { name: 'Fit the miss', label: 'Miss' },
    'sigma-1': { name: 'One-sigma ellipsoids', label: '1σ' },
    'sigma-2': { name: 'Two-sigma ellipsoids', label: '2σ' },
    'sigma-3': { name: 'Three-sigma ellipsoids', label: '3σ' },
    combined: { name: 'Combined covariance at object 2', label: 'Combined' },
  },
};

export type SceneText = typeof en;
export const useSceneText = textsOf(en, import.meta.glob(['./??.ts', '!./en.ts']));
