import type { RefObject } from 'react';

/** Leads whoever tried to save to the first field that is wrong, once it is marked. */
export function focusFirstFault(form: RefObject<HTMLElement | null>): void {
  requestAnimationFrame(() =>
    form.current?.querySelector<HTMLElement>('input[aria-invalid="true"], textarea[aria-invalid="true"]')?.focus(),
  );
}
