import type { MeanElements, StateCovariance } from '@keepout/astro/nouns';

type PlainCovariance = Omit<StateCovariance, 'matrix'> & { readonly matrix: readonly number[] };

/** Mean elements as JSON: the covariance's typed array becomes a plain one. */
export type PlainElements = Omit<MeanElements, 'covariance'> & { readonly covariance?: PlainCovariance };

export function plainElements(elements: MeanElements): PlainElements {
  const { covariance, ...rest } = elements;
  return covariance === undefined ? rest : { ...rest, covariance: { ...covariance, matrix: [...covariance.matrix] } };
}

export function meanElements(plain: PlainElements): MeanElements {
  const { covariance, ...rest } = plain;
  return covariance === undefined
    ? rest
    : { ...rest, covariance: { ...covariance, matrix: Float64Array.from(covariance.matrix) } };
}
