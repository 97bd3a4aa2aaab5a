import { createContext } from 'react';
import { type FaultPlace, faultOf } from '../../api/fault.ts';
import { usePlaceWords } from '../../api/use-fault-words.ts';

/** What the fields of a form are told by it. */
export interface FormState {
  /** Somebody has tried to send it: what is wrong says so. */
  readonly isTried: boolean;
  /** What the server said of a field that it did not take, by the last name of its path. */
  readonly refused: Readonly<Record<string, string>>;
}

/** Outside of a form a field says at once what is wrong with it. */
export const FormContext = createContext<FormState>({ isTried: true, refused: {} });

/** What a refusal says of each field: of `#/site/latitude` as `latitude`. */
export function refusedFields(refusal: unknown, wordsOf: (place: FaultPlace) => string): FormState['refused'] {
  if (refusal === null) return {};
  const places = faultOf(refusal).places ?? [];
  return Object.fromEntries(
    places.flatMap((place) => {
      const name = place.pointer?.split('/').findLast((part) => !/^(#|\d*)$/.test(part));
      return name === undefined ? [] : [[name, wordsOf(place)]];
    }),
  );
}

/** The same in the chosen language. */
export function useRefusedFields(): (refusal: unknown) => FormState['refused'] {
  const wordsOf = usePlaceWords();
  return (refusal) => refusedFields(refusal, wordsOf);
}
