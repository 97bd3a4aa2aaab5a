import type { StateUpdate } from '@keepout/contract/ca/analysis';
import { ChangeEvolution, type ChangeMessage } from '../../../charts/evolution/ChangeEvolution.tsx';
import { useNow } from '../../../time/ticker.ts';
import { parseTime } from '../../../time/utc.ts';
import { Panel } from '../../../ui/Panel.tsx';
import { useAnalysisText } from './en.ts';

export interface UpdatePanelProps {
  readonly updates: readonly StateUpdate[];
  readonly tca: string;
  readonly selectedId: string;
  /** Of both objects. */
  readonly names: readonly [string, string];
}

/** What each message changed of both states and of the encounter, over the joint sigma. */
export function UpdatePanel({ updates, tca, selectedId, names }: UpdatePanelProps) {
  const text = useAnalysisText().updates;
  const nowMs = useNow('minute');
  const plots = { tcaMs: parseTime(tca) ?? Number.NaN, nowMs, selectedId };
  return (
    <Panel title={text.title}>
      {updates.length === 0 ? (
        <p className="cj-faint">{text.none}</p>
      ) : (
        <>
          <div className="cj-updates">
            <ChangeEvolution {...plots} title={names[0]} messages={changesOf(updates, 'object1')} />
            <ChangeEvolution {...plots} title={names[1]} messages={changesOf(updates, 'object2')} />
            <ChangeEvolution {...plots} title={text.relative} messages={changesOf(updates, 'relative')} />
          </div>
          <p className="cj-faint">{text.help}</p>
        </>
      )}
    </Panel>
  );
}

/** The changes of one state, each part over its joint sigma. */
export function changesOf(
  updates: readonly StateUpdate[],
  state: 'object1' | 'object2' | 'relative',
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
