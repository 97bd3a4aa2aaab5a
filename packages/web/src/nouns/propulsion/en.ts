/** English names of propulsion types, manoeuvre types and their sizes. */
export const en = {
  /** Propulsion types of a satellite. */
  types: {
    IMPULSIVE: 'Impulsive',
    CONTINUOUS: 'Continuous',
    DIFFERENTIAL_DRAG: 'Differential drag',
    NONE: 'None',
    UNKNOWN: 'Unknown',
  },
  typeHints: {
    IMPULSIVE: 'Short burns, modelled as impulses: chemical thrusters.',
    CONTINUOUS: 'Thrust over a large part of a revolution: electric thrusters.',
    DIFFERENTIAL_DRAG: 'No thruster: attitude changes vary the drag area.',
    NONE: 'No propulsion: no manoeuvre can be planned.',
    UNKNOWN: 'Not specified: no manoeuvre can be planned.',
  },
  /** Manoeuvre types. */
  manoeuvres: { IMPULSIVE: 'Impulse', CONTINUOUS: 'Continuous thrust', DIFFERENTIAL_DRAG: 'Differential drag' },
  /** Quantity that sizes a manoeuvre. */
  sizes: { IMPULSIVE: 'Delta-v', CONTINUOUS: 'Duration', DIFFERENTIAL_DRAG: 'Duration of the attitude' },
};
