import type { ManoeuvrePlan } from '@keepout/contract/ca/manoeuvre';
import { Button } from '../../ui/Button.tsx';
import { Status } from '../../ui/Status.tsx';
import { useManoeuvreText } from './en.ts';
import './manoeuvre.css';

export interface StaleBannerProps {
  readonly plan: Pick<ManoeuvrePlan, 'staleBecause' | 'state'>;
  readonly isPending: boolean;
  readonly onAgain: () => void;
}

/** Lists the changes since a plan was computed; the figures stay until the user recomputes them. */
export function StaleBanner({ plan, isPending, onAgain }: StaleBannerProps) {
  const text = useManoeuvreText().stale;
  const { staleBecause, state } = plan;
  if (staleBecause.length === 0) return null;
  const canAgain = (state === 'DRAFT' || state === 'PROPOSED') && !staleBecause.includes('TCA_PASSED');
  return (
    <div className="mv-banner" role="status">
      <Status level="caution" isSentence>
        {text.title} {staleBecause.map((reason) => text[reason]).join(', ')}.
      </Status>
      {canAgain && (
        <Button isPending={isPending} onPress={onAgain}>
          {text.again}
        </Button>
      )}
    </div>
  );
}
