import type { Conjunction } from '@keepout/contract/ca/conjunction';
import { lazy, type ReactNode, Suspense } from 'react';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { ManoeuvreText } from './en.ts';

const load = () => import('./ManoeuvreViews.tsx');
const ManoeuvreView = lazy(async () => ({ default: (await load()).ManoeuvreView }));
const ExportView = lazy(async () => ({ default: (await load()).ExportView }));

type Event = Pick<Conjunction, 'satelliteId' | 'conjunctionId'>;

/** The two views of an event that its plans have; loaded when they are opened. */
export const manoeuvreViews = (event: Event, text: ManoeuvreText['tab'], loading: string) => {
  const whenLoaded = (view: ReactNode) => <Suspense fallback={<Skeleton label={loading} rows={8} />}>{view}</Suspense>;
  return [
    { id: 'manoeuvre', label: text.manoeuvre, content: whenLoaded(<ManoeuvreView event={event} />) },
    { id: 'export-manoeuvre', label: text.exportManoeuvre, content: whenLoaded(<ExportView event={event} />) },
  ];
};
