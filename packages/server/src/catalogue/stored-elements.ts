import type { MeanElements, StateCovariance } from '@keepout/astro/nouns';

type PlainCovariance = Omit<StateCovariance, 'matrix'> & { readonly matrix: readonly number[] };

/** Mean elements as JSON: the covariance's typed array becomes a plain one. */
export type StoredElements = Omit<MeanElements, 'covariance'> & { readonly covariance?: PlainCovariance };

export function toStored(elements: MeanElements): StoredElements {
  const { covariance, ...rest } = elements;
  return covariance === undefined ? rest : { ...rest, covariance: { ...covariance, matrix: [...covariance.matrix] } };
}

export function fromStored(stored: StoredElements): MeanElements {
  const { covariance, ...rest } = stored;
  return covariance === undefined
    ? rest
    : { ...rest, covariance: { ...covariance, matrix: Float64Array.from(covariance.matrix) } };
}
