import { useEffect, useMemo, useState } from 'react';
import { useIdentity } from '../../auth/auth-context.tsx';
import { mayUse } from '../../auth/services.ts';
import { paths } from '../../navigation/paths.ts';
import { useGoTo } from '../../navigation/use-search-change.ts';
import { pairName } from '../../nouns/conjunction/event.ts';
import { useConjunctionOfId, useConjunctions } from '../../nouns/conjunction/queries.ts';
import { useSatellites } from '../../nouns/satellite/use-satellites.ts';
import { useTrackingText } from '../../nouns/tracking/en.ts';
import { useRequests } from '../../nouns/tracking/queries.ts';
import { useNow } from '../../time/ticker.ts';
import { formatTime, parseTime } from '../../time/utc.ts';
import { useZone } from '../../time/zone-store.ts';
import type { Command, CommandGroup } from './command.ts';

/** As far back as the list of conjunctions reaches without being asked for more, so that both share what they read, days. */
const PAST_DAYS = 7;

/** Records of one kind as commands, and how far they have come. */
export interface RecordCommands {
  readonly group: Exclude<CommandGroup, 'pages' | 'actions'>;
  readonly commands: readonly Command[];
  readonly state: 'here' | 'loading' | 'failed';
  readonly onAgain: () => void;
}

interface Asked {
  readonly isError: boolean;
  readonly data: unknown;
  readonly refetch: () => unknown;
}

const stateOf = ({ data, isError }: Asked): RecordCommands['state'] =>
  data !== undefined ? 'here' : isError ? 'failed' : 'loading';

export function useSatelliteCommands(): RecordCommands {
  const { query, satellites = [] } = useSatellites();
  const goTo = useGoTo();
  const commands = useMemo(
    () =>
      satellites.map(
        ({ satelliteId, name, noradId, cosparId }): Command => ({
          id: `satellite:${satelliteId}`,
          group: 'satellites',
          label: name,
          hint: [noradId, cosparId]
            .filter((designation) => designation !== null && designation !== undefined)
            .join(' · '),
          words: satelliteId,
          run: () => goTo(paths.satellite(satelliteId)),
        }),
      ),
    [satellites, goTo],
  );
  return { group: 'satellites', commands, state: stateOf(query), onAgain: () => void query.refetch() };
}

/** @param typed   what is looked for: the id of an event that the list does not reach is asked for by itself */
export function useEventCommands(typed: string): RecordCommands {
  const query = useConjunctions(useNow('minute'), PAST_DAYS);
  const listed = query.data?.records;
  const unlisted = listed && eventIdIn(typed, listed);
  const settled = useSettled(unlisted);
  const byId = useConjunctionOfId(settled);
  const isAsking = unlisted !== undefined && (settled !== unlisted || byId.isPending);
  const zone = useZone((state) => state.zone);
  const goTo = useGoTo();
  const commands = useMemo(
    () =>
      [...(listed ?? []), ...(byId.data ?? [])].map(
        (record): Command => ({
          id: `event:${record.conjunctionId}`,
          group: 'events',
          label: pairName(record),
          hint: formatTime(parseTime(record.conjunctionData.tca), zone),
          words: [record.conjunctionId, record.object1.noradId, record.object2.noradId].join(' '),
          run: () => goTo(paths.conjunction(record.satelliteId, record.conjunctionId)),
        }),
      ),
    [listed, byId.data, zone, goTo],
  );
  const source = unlisted !== undefined && byId.isError ? byId : query;
  return {
    group: 'events',
    commands,
    state: isAsking && !byId.isError ? 'loading' : stateOf(source),
    onAgain: () => void source.refetch(),
  };
}

export function useRequestCommands(): RecordCommands {
  const query = useRequests();
  const { statuses } = useTrackingText();
  const goTo = useGoTo();
  const commands = useMemo(
    () =>
      (query.data?.records ?? []).map(
        ({ observationRequestId, target, status }): Command => ({
          id: `request:${observationRequestId}`,
          group: 'requests',
          label: target.name,
          hint: [target.noradId, statuses[status]].filter((part) => part !== null).join(' · '),
          words: observationRequestId,
          run: () => goTo(paths.observation(observationRequestId)),
        }),
      ),
    [query.data, goTo, statuses],
  );
  return { group: 'requests', commands, state: stateOf(query), onAgain: () => void query.refetch() };
}

/** Whether the person may open the records of a service at all: what he may not is not asked for. */
export function useMayOpen(service: 'ca' | 'odt'): boolean {
  const identity = useIdentity();
  return identity !== undefined && mayUse(identity.access, service);
}

/** So long nothing more is typed before a server is asked. */
const SETTLED_MS = 200;

/** A value once it has stood still for a moment. */
function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/** An id has no blanks, a digit, and is longer than most words that are looked for. */
const ID = /^(?=.*\d)[\w-]{6,120}$/;

/** The id of an event that was typed or pasted, where none of those that are known begins so. */
export function eventIdIn(typed: string, events: readonly { readonly conjunctionId: string }[]): string | undefined {
  const id = typed.trim();
  if (!ID.test(id)) return undefined;
  const isKnown = events.some(({ conjunctionId }) => conjunctionId.toLowerCase().startsWith(id.toLowerCase()));
  return isKnown ? undefined : id;
}
