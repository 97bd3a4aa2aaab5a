/** `OPS_CAT` reads as the two sources of orbits that it is; every other type as it is called. */
export const screeningTypeName = (type: string): string =>
  /^[A-Z]{3}_[A-Z]{3}$/.test(type) ? type.replace('_', ' × ') : type;
