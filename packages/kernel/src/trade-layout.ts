/** Places of an event's numbers, SI; twin of assembly/trade/layout.ts. */
export const TRADE_PLACE = {
  /** Position and velocity at closest approach. */
  primary: 0,
  secondary: 6,
  tcaTaiS: 12,
  /** xx, yx, zx, yy, zy, zz. */
  covariance: 13,
  radius: 19,
  pcBefore: 20,
  /** Direction of the major axis in the plane without a manoeuvre. */
  majorCos: 21,
  majorSin: 22,
  /** Distance from which on an encounter without a closest approach counts as none. */
  reach: 23,
} as const;
export const TRADE_PLACES = 24;
