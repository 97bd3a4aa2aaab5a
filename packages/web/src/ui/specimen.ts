import type { ReactNode } from 'react';

/** One card of the kitchen sink: a part in one of its states. Files named `*.specimen.tsx` export `specimens`. */
export interface Specimen {
  readonly name: string;
  readonly render: () => ReactNode;
}
