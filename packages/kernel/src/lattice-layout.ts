/** Columns of a lattice block and places of the primary's parameters; twin of assembly/lattice/layout.ts. */
export const COLUMN = {
  low: 0,
  high: 1,
  normal: 2,
  latus: 5,
  eccentric: 6,
  bulge: 9,
  nodeRate: 10,
  slope: 11,
  pad: 12,
  padSquare: 13,
  tilt: 14,
  nodeCos: 15,
  nodeSin: 16,
  argument: 17,
  motion: 18,
  perigeeRate: 19,
  phasePad: 20,
} as const;
export const COLUMNS = 21;

export const PLACE = {
  normal: 0,
  first: 3,
  second: 6,
  latus: 9,
  eccentric: 10,
  bulge: 13,
  nodeRate: 14,
  slope: 15,
  pad: 16,
  tilt: 17,
  low: 18,
  high: 19,
  miss: 20,
  half: 21,
  azimuth: 22,
  step: 23,
  steps: 24,
  error: 25,
  slowest: 26,
} as const;
export const PLACES = 40;
