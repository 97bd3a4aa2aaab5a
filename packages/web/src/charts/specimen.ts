import type { ReactNode } from 'react';

/** One state of a part, for the kitchen sink. */
export interface Specimen {
  readonly name: string;
  readonly render: () => ReactNode;
}
