import { ChevronDown, ChevronUp } from 'lucide-react';
import { useMemo } from 'react';
import { useKey } from '../../../keys/key-store.ts';
import { paths } from '../../../navigation/paths.ts';
import { useGoTo } from '../../../navigation/use-search-change.ts';
import { conjunctionEventOf } from '../../../nouns/conjunction/event.ts';
import { splitByTime } from '../../../nouns/conjunction/past-future.ts';
import { useConjunctions } from '../../../nouns/conjunction/queries.ts';
import { useWalk, type WalkStop } from '../../../nouns/conjunction/walk.ts';
import { placeOf } from '../../../nouns/conjunction/walk-place.ts';
import { useNow } from '../../../time/ticker.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { useEventText } from '../texts/en.ts';

/** Links to the next (`j`) and previous (`k`) conjunction of the list that the user came from; by TCA without a list. */
export function EventWalk({ conjunctionId }: { readonly conjunctionId: string }) {
  const stops = useWalk((walk) => walk.stops);
  const place = useMemo(() => placeOf(stops, conjunctionId), [stops, conjunctionId]);
  return place === undefined ? <ByApproach conjunctionId={conjunctionId} /> : <Steps {...place} among="list" />;
}

/** Links by TCA among the upcoming conjunctions, the same set as in list and overview. */
function ByApproach({ conjunctionId }: { readonly conjunctionId: string }) {
  const minuteMs = useNow('minute');
  const list = useConjunctions(minuteMs, 0);
  const upcoming = useMemo(
    () => splitByTime((list.data?.records ?? []).map(conjunctionEventOf), minuteMs).future.map(({ record }) => record),
    [list.data, minuteMs],
  );
  const place = useMemo(() => placeOf(upcoming, conjunctionId), [upcoming, conjunctionId]);
  return place && <Steps {...place} among="upcoming" />;
}

interface StepsProps {
  readonly among: 'list' | 'upcoming';
  readonly place: number;
  readonly count: number;
  readonly previous: WalkStop | undefined;
  readonly next: WalkStop | undefined;
}

function Steps({ among, place, count, previous, next }: StepsProps) {
  const text = useEventText().walk;
  const goTo = useGoTo();
  const to = (stop: WalkStop | undefined) =>
    stop && (() => goTo(paths.conjunction(stop.satelliteId, stop.conjunctionId)));
  const [toPrevious, toNext] = [to(previous), to(next)];
  useKey('event.previous', toPrevious);
  useKey('event.next', toNext);
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons and a count are not a fieldset
    <div className="cj-walk" role="group" aria-label={text.label}>
      <IconButton label={text.previous} isDisabled={toPrevious === undefined} onPress={() => toPrevious?.()}>
        <ChevronUp size={16} aria-hidden />
      </IconButton>
      <span className="cj-faint">{text.place[among](place, count)}</span>
      <IconButton label={text.next} isDisabled={toNext === undefined} onPress={() => toNext?.()}>
        <ChevronDown size={16} aria-hidden />
      </IconButton>
    </div>
  );
}
