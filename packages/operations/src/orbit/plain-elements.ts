import type { MeanElements, StateCovariance } from '@keepout/astro/nouns';

type PlainCovariance = Omit<StateCovariance, 'matrix'> & { readonly matrix: readonly number[] };

/** Mean elements as JSON: the covariance's typed array becomes a plain one. */
export type PlainElements = Omit<MeanElements, 'covariance'> & { readonly covariance?: PlainCovariance };

export function plainElements(elements: MeanElements): PlainElements {
  const { covariance, ...withoutCovariance } = elements;
  return covariance === undefined
    ? withoutCovariance
    : { ...withoutCovariance, covariance: { ...covariance, matrix: [...covariance.matrix] } };
}

export function meanElements(plain: PlainElements): MeanElements {
  const { covariance, ...withoutCovariance } = plain;
  return covariance === undefined
    ? withoutCovariance
    : { ...withoutCovariance, covariance: { ...covariance, matrix: Float64Array.from(covariance.matrix) } };
}
