import { useMemo } from 'react';
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
import { useDebounced } from '../../ui/use-debounced.ts';
import type { Command, CommandGroup } from './command.ts';

/** Range of the default conjunction list, so that both share the cached data, days. */
const PAST_DAYS = 7;

/** Records of one kind as commands, and how far they have come. */
export interface RecordCommands {
  readonly group: Exclude<CommandGroup, 'pages' | 'actions'>;
  readonly commands: readonly Command[];
  readonly state: 'here' | 'loading' | 'failed';
  readonly onAgain: () => void;
}

interface QueryStatus {
  readonly isError: boolean;
  readonly data: unknown;
  readonly refetch: () => unknown;
}

const stateOf = ({ data, isError }: QueryStatus): RecordCommands['state'] =>
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

/** @param typed   search text: an event id outside of the list is requested separately */
export function useEventCommands(typed: string): RecordCommands {
  const query = useConjunctions(useNow('minute'), PAST_DAYS);
  const listed = query.data?.records;
  const unlisted = listed && eventIdIn(typed, listed);
  const settled = useDebounced(unlisted, TYPING_PAUSE_MS);
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

/** Returns whether the user may open the records of a service; other records are not requested. */
export function useMayOpen(service: 'ca' | 'odt'): boolean {
  const identity = useIdentity();
  return identity !== undefined && mayUse(identity.access, service);
}

/** Delay after the last key before a server request. */
const TYPING_PAUSE_MS = 200;

/** An id has no blanks, a digit, and is longer than most words that are looked for. */
const ID = /^(?=.*\d)[\w-]{6,120}$/;

/** Returns the event id that was typed or pasted, unless the id of a known event begins with it. */
export function eventIdIn(typed: string, events: readonly { readonly conjunctionId: string }[]): string | undefined {
  const id = typed.trim();
  if (!ID.test(id)) return undefined;
  const isKnown = events.some(({ conjunctionId }) => conjunctionId.toLowerCase().startsWith(id.toLowerCase()));
  return isKnown ? undefined : id;
}
