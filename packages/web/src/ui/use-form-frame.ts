import { type RefObject, type SyntheticEvent, useRef, useState } from 'react';

export interface FormFrame {
  /** Somebody has tried to send it: what is wrong says so. */
  readonly isTried: boolean;
  /** Begins again, as with a form that nobody has tried to send. */
  readonly restart: () => void;
  /** Sends what is right; else leads to the first field that is wrong. */
  readonly send: (isRight: boolean, go: () => void) => void;
  /** What the form element needs; Enter in a field submits it. */
  readonly frame: (onSubmit: () => void) => {
    readonly ref: RefObject<HTMLFormElement | null>;
    readonly noValidate: true;
    readonly onSubmit: (event: SyntheticEvent) => void;
  };
}

/** A form that says itself what is wrong: nothing is marked before somebody tries to send it, and the browser says nothing. */
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

/** Leads whoever tried to save to the first field that is wrong, once it is marked. */
function focusFirstFault(form: RefObject<HTMLElement | null>): void {
  requestAnimationFrame(() =>
    form.current?.querySelector<HTMLElement>('input[aria-invalid="true"], textarea[aria-invalid="true"]')?.focus(),
  );
}
