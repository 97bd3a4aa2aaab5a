import { createContext } from 'react';
import { faultOf, type InputFaultPlace } from '../../api/fault.ts';
import { usePlaceWords } from '../../api/use-fault-words.ts';

/** State of a form for its fields. */
export interface FormState {
  /** Whether the user has tried to send the form: errors are shown from then on. */
  readonly isTried: boolean;
  /** Server errors by field, keyed by the last name of the path. */
  readonly refused: Readonly<Record<string, string>>;
}

/** Outside of a form a field shows its errors immediately. */
export const FormContext = createContext<FormState>({ isTried: true, refused: {} });

/** Returns the refusal text of each field: `#/site/latitude` as `latitude`. */
export function refusedFields(refusal: unknown, wordsOf: (place: InputFaultPlace) => string): FormState['refused'] {
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
