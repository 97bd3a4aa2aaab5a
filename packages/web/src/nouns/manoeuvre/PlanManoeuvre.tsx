import type { Conjunction } from '@keepout/contract/ca/conjunction';
import { paths } from '../../navigation/paths.ts';
import { Link } from '../../ui/Link.tsx';
import { useManoeuvreText } from './en.ts';

type Event = Pick<Conjunction, 'satelliteId' | 'conjunctionId'>;

/** Plan manoeuvre: the way from an event to its planner. */
export function PlanManoeuvre({ event }: { readonly event: Event }) {
  const text = useManoeuvreText().tab;
  return (
    <Link kind="primary" href={paths.manoeuvre(event.satelliteId, event.conjunctionId)}>
      {text.plan}
    </Link>
  );
}
