import type { ReactNode } from 'react';

/** One state of a part, for the kitchen sink. */
export interface ChartSpecimen {
  readonly name: string;
  readonly render: () => ReactNode;
}
