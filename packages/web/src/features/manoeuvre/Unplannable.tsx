import type { UnplannableReason } from '@keepout/contract/ca/manoeuvre-enums';
import type { PlanningBasis } from '@keepout/contract/ca/planning-basis';
import { paths } from '../../navigation/paths.ts';
import { useMayTrack } from '../../nouns/tracking/use-may-track.ts';
import { Link } from '../../ui/Link.tsx';
import { Status } from '../../ui/Status.tsx';
import { usePlannerText } from './en.ts';

/** Reason why no manoeuvre can be planned, and alternatives. */
export function Unplannable({ basis, reason }: { readonly basis: PlanningBasis; readonly reason: UnplannableReason }) {
  const text = usePlannerText().unplannable;
  const mayTrack = useMayTrack();
  const { satelliteId, conjunctionId, missingFields } = basis;
  const event = paths.conjunction(satelliteId, conjunctionId);
  const isSatellites = reason === 'PROPULSION_UNKNOWN' || reason === 'FIELD_MISSING' || reason === 'NO_PROPULSION';
  return (
    <section className="planner-unplannable" aria-labelledby="planner-instead">
      <p>
        <Status level="caution" isSentence>
          {text.reason(reason, missingFields)}
        </Status>
      </p>
      <h2 id="planner-instead">{text.instead}</h2>
      <ul>
        {isSatellites && (
          <li>
            <Link href={paths.satellite(satelliteId)}>{text.satellite}</Link>
          </li>
        )}
        {mayTrack && (
          <li>
            <Link href={paths.conjunction(satelliteId, conjunctionId, 'observations')}>{text.observe}</Link>
          </li>
        )}
        <li>
          <Link href={`${event}?tab=decision`}>{text.coordinate}</Link>
        </li>
        <li>
          <Link href={`${event}?tab=decision`}>{text.accept}</Link>
        </li>
      </ul>
    </section>
  );
}
