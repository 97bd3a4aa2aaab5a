/** `OPS_CAT` and `MAN_VS_CDM` read as the two sources of orbits that they are; every other type as it is called. */
export const screeningTypeName = (type: string): string =>
  /^[A-Z]{3}(_VS)?_[A-Z]{3}$/.test(type) ? type.replace(/_(VS_)?/, ' × ') : type;
