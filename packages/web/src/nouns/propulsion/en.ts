/** English words for the ways of changing an orbit: all that a screen calls one by, in one place. */
export const en = {
  /** Of a satellite. */
  types: {
    IMPULSIVE: 'Impulsive',
    CONTINUOUS: 'Continuous',
    DIFFERENTIAL_DRAG: 'Differential drag',
    NONE: 'None',
    UNKNOWN: 'Unknown',
  },
  typeHints: {
    IMPULSIVE: 'Burns so short that the orbit changes at once: chemical thrusters.',
    CONTINUOUS: 'Thrust over a good part of a revolution: electric thrusters.',
    DIFFERENTIAL_DRAG: 'No thruster: the attitude changes how much air it meets.',
    NONE: 'It cannot change its orbit; no manoeuvre can be planned.',
    UNKNOWN: 'Nobody has said yet; no manoeuvre can be planned.',
  },
  /** Of a manoeuvre. */
  manoeuvres: { IMPULSIVE: 'Impulse', CONTINUOUS: 'Continuous thrust', DIFFERENTIAL_DRAG: 'Differential drag' },
  /** What it is sized by. */
  sizes: { IMPULSIVE: 'Delta-v', CONTINUOUS: 'Duration', DIFFERENTIAL_DRAG: 'Time in the attitude' },
};
