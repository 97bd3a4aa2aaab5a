import type { StateUpdate, TrackingStep } from '@keepout/contract/ca/analysis';
import { ChangeEvolution, type ChangeMessage } from '../../../charts/evolution/ChangeEvolution.tsx';
import { trackedObjects } from '../../../nouns/conjunction/message/evolution.ts';
import { useNow } from '../../../time/ticker.ts';
import { parseTime } from '../../../time/utc.ts';
import { Panel } from '../../../ui/Panel.tsx';
import { useAnalysisText } from './en.ts';

export interface UpdatePanelProps {
  readonly updates: readonly StateUpdate[];
  readonly steps: readonly TrackingStep[];
  readonly tca: string;
  readonly selectedId: string;
  /** Names of both objects. */
  readonly names: readonly [string, string];
}

const STATES = ['miss', 'object1', 'object2', 'relative'] as const;

/** Change of the miss vector, of both states and of TCA with each message, divided by the combined sigma. */
export function UpdatePanel({ updates, steps, tca, selectedId, names }: UpdatePanelProps) {
  const text = useAnalysisText().updates;
  const nowMs = useNow('minute');
  const tracked = trackedObjects(steps, names);
  const plots = { tcaMs: parseTime(tca) ?? Number.NaN, nowMs, selectedId };
  return (
    <Panel title={text.title}>
      {updates.length === 0 ? (
        <p className="cj-faint">{text.none}</p>
      ) : (
        <>
          <div className="cj-updates">
            {STATES.map((state, place) => (
              <ChangeEvolution
                key={state}
                {...plots}
                unscaled={text.unscaled}
                title={[text.miss, ...names, text.relative][place]!}
                messages={updateChanges(updates, state).map((change) => ({
                  ...change,
                  tracked: tracked.get(change.id),
                }))}
              />
            ))}
          </div>
          {[text.missHelp, text.stateHelp, text.help].map((sentence) => (
            <p key={sentence} className="cj-faint">
              {sentence}
            </p>
          ))}
        </>
      )}
    </Panel>
  );
}

/** Returns the changes of one state, each RTN component divided by its combined sigma. */
export function updateChanges(
  updates: readonly StateUpdate[],
  state: (typeof STATES)[number],
): readonly ChangeMessage[] {
  return updates.map(({ cdmId, creationDate, [state]: { difference, sigma, mahalanobisDistance } }) => {
    const share = (part: 'r' | 't' | 'n') => (sigma === null ? null : difference[part] / sigma[part]);
    return {
      id: cdmId,
      createdMs: parseTime(creationDate) ?? Number.NaN,
      r: share('r'),
      t: share('t'),
      n: share('n'),
      whole: mahalanobisDistance,
    };
  });
}
