import type { TrackingTarget } from '@keepout/contract/odt/opportunity';
import { useSentences } from '../../api/use-fault-words.ts';
import { formatNumber } from '../../format/number.ts';
import { Status } from '../../ui/Status.tsx';
import { useTrackingText } from './en.ts';

/** An orbit of this age may have left the field of view of a telescope. */
export const OLD_ORBIT_DAYS = 3;

/** The object as it was understood, with the age and the source of its orbit. */
export function TargetLine({ target }: { readonly target: TrackingTarget }) {
  const wording = useSentences();
  const text = useTrackingText();
  const age = text.order.orbitAge(
    `${formatNumber(target.orbitAgeDays, 1)}\u00a0d`,
    wording(target.orbitSource, target.orbitSourceSentences),
  );
  return (
    <p className="target-line">
      <strong>{target.name}</strong>
      {target.noradId !== null && <span className="mono">{text.norad(String(target.noradId))}</span>}
      {target.orbitAgeDays > OLD_ORBIT_DAYS ? (
        <span className="target-old">
          <Status level="caution">{age}</Status>
        </span>
      ) : (
        <span className="quiet-text">{age}</span>
      )}
    </p>
  );
}
