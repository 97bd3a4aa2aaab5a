export type SpeciesName = 'N2' | 'He' | 'O' | 'O2' | 'Ar' | 'H' | 'N' | 'hotO';

/** Table and place of a figure in the coefficients `transition`. */
export type TransitionFigure = readonly [0 | 1, number];

/** A change of density with height between two regimes: where, how fast, how much. */
export interface Transition {
  readonly height: TransitionFigure;
  readonly width: TransitionFigure;
  /** Coefficients of a second, superposed exponential. */
  readonly secondWidth?: TransitionFigure;
  readonly size?: TransitionFigure;
}

/** One gas of the model. */
export interface Species {
  readonly name: SpeciesName;
  /** g/mol */
  readonly mass: number;
  /** Thermal diffusion. */
  readonly diffusion: number;
  /** Row of its variation in `density`, and of its figures in `species`. */
  readonly variation: number;
  readonly row: number;
  /** Above it the gas is not mixed, km. */
  readonly mixedToKm: number;
  /** Towards its share at the ground; `size` is a factor of that share. */
  readonly toGround?: Transition;
  /** By chemistry, `size` by the figure 3 of the species. */
  readonly chemistry?: Transition;
}

/** Picone et al. 2002, with the places of the published tables. */
export const NITROGEN: Species = { name: 'N2', mass: 28, diffusion: 0, variation: 2, row: 2, mixedToKm: 160 };

export const HELIUM: Species = {
  name: 'He',
  mass: 4,
  diffusion: -0.38,
  variation: 0,
  row: 0,
  mixedToKm: 200,
  toGround: { height: [1, 0], width: [1, 1] },
};

/** Its way to the ground is a size of its own: `transition[1][16]`. */
export const OXYGEN: Species = {
  name: 'O',
  mass: 16,
  diffusion: 0,
  variation: 1,
  row: 1,
  mixedToKm: 300,
  toGround: { height: [1, 2], width: [1, 3], secondWidth: [1, 4], size: [1, 16] },
  chemistry: { height: [1, 12], width: [1, 13], size: [1, 14] },
};

/** Its chemistry goes on above where it is mixed. */
export const MOLECULAR_OXYGEN: Species = {
  name: 'O2',
  mass: 32,
  diffusion: 0,
  variation: 4,
  row: 3,
  mixedToKm: 250,
  toGround: { height: [1, 6], width: [1, 7] },
  chemistry: { height: [1, 21], width: [1, 22], secondWidth: [0, 22], size: [1, 23] },
};

export const ARGON: Species = {
  name: 'Ar',
  mass: 40,
  diffusion: 0.17,
  variation: 5,
  row: 4,
  mixedToKm: 240,
  toGround: { height: [1, 8], width: [1, 9] },
};

export const HYDROGEN: Species = {
  name: 'H',
  mass: 1,
  diffusion: -0.38,
  variation: 6,
  row: 5,
  mixedToKm: 320,
  toGround: { height: [1, 10], width: [1, 11], size: [1, 17] },
  chemistry: { height: [1, 18], width: [1, 19], size: [1, 20] },
};

export const ATOMIC_NITROGEN: Species = {
  name: 'N',
  mass: 14,
  diffusion: 0,
  variation: 7,
  row: 6,
  mixedToKm: 450,
  toGround: { height: [0, 0], width: [0, 1], size: [0, 2] },
  chemistry: { height: [0, 3], width: [0, 4], size: [0, 5] },
};

/** Anomalous oxygen: hot, ionised or both; it counts for drag alone. */
export const HOT_OXYGEN: Species = { name: 'hotO', mass: 16, diffusion: 0, variation: 8, row: 7, mixedToKm: 0 };
