import { type ComponentType, lazy } from 'react';
import type { Specimen } from '../../ui/specimen.ts';
import { ServiceChoice } from './ServiceChoice.tsx';
import { SpecimenCards } from './SpecimenCards.tsx';
import { TokenTable } from './TokenTable.tsx';

export interface Group {
  readonly name: string;
  readonly Cards: ComponentType;
}

const files = import.meta.glob<{ readonly specimens: readonly Specimen[] }>('../../**/*.specimen.tsx');

const collected = Object.entries(files)
  // The plain parts first, then what is made of them.
  .toSorted(([a], [b]) => Number(b.includes('/ui/')) - Number(a.includes('/ui/')) || a.localeCompare(b))
  .map(
    ([path, load]): Group => ({
      name: /([^/]+)\.specimen\.tsx$/.exec(path)?.[1] ?? path,
      Cards: lazy(async () => {
        const { specimens } = await load();
        return { default: () => <SpecimenCards specimens={specimens} /> };
      }),
    }),
  );

export const groups: readonly Group[] = [
  ...collected,
  { name: 'pages', Cards: ServiceChoice },
  { name: 'tokens', Cards: TokenTable },
];
