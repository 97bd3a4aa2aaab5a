import { type RefObject, type SyntheticEvent, useRef, useState } from 'react';

export interface FormFrame {
  /** Whether the user has tried to send the form: errors are shown from then on. */
  readonly isTried: boolean;
  /** Resets the form to the state before a first attempt. */
  readonly restart: () => void;
  /** Sends a valid form; otherwise focuses the first invalid field. */
  readonly send: (isRight: boolean, go: () => void) => void;
  /** Props of the form element; Enter in a field submits it. */
  readonly frame: (onSubmit: () => void) => {
    readonly ref: RefObject<HTMLFormElement | null>;
    readonly noValidate: true;
    readonly onSubmit: (event: SyntheticEvent) => void;
  };
}

/** A form with its own validation: errors are shown after the first attempt to send, and the browser validation is off. */
export function useFormFrame(): FormFrame {
  const ref = useRef<HTMLFormElement>(null);
  const [isTried, setTried] = useState(false);
  return {
    isTried,
    restart: () => setTried(false),
    send(isRight, go) {
      setTried(true);
      if (isRight) go();
      else focusFirstFault(ref);
    },
    frame: (onSubmit) => ({
      ref,
      noValidate: true,
      onSubmit(event) {
        event.preventDefault();
        onSubmit();
      },
    }),
  };
}

/** Focuses the first invalid field once it is marked. */
function focusFirstFault(form: RefObject<HTMLElement | null>): void {
  requestAnimationFrame(() =>
    form.current?.querySelector<HTMLElement>('input[aria-invalid="true"], textarea[aria-invalid="true"]')?.focus(),
  );
}
