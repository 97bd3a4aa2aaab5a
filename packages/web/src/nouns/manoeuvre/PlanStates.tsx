import type { ReferenceFrame } from '@keepout/contract/ca/enums';
import type { ManoeuvrePlan } from '@keepout/contract/ca/manoeuvre';
import type { ManoeuvreFigures } from '@keepout/contract/ca/manoeuvre-result';
import { useState } from 'react';
import { QueryState } from '../../api/QueryState.tsx';
import { formatNumber } from '../../format/number.ts';
import { KeyValue } from '../../ui/KeyValue.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Select } from '../../ui/Select.tsx';
import { useManoeuvreText } from './en.ts';
import { usePlanInFrame } from './queries.ts';

/** In display order: the frame of stored plans first. */
export const STATE_FRAMES = [
  'EME2000',
  'ECI',
  'ECEF',
  'RSW_INERTIAL',
  'TNW_INERTIAL',
] as const satisfies readonly ReferenceFrame[];

const STATES = ['positionBefore', 'velocityBefore', 'positionAfter', 'velocityAfter'] as const;

/** Position and velocity before and after the manoeuvre, in the frame that is chosen. */
export function PlanStates({ plan }: { readonly plan: ManoeuvrePlan }) {
  const text = useManoeuvreText().stateVectors;
  const [frame, choose] = useState<ReferenceFrame>('EME2000');
  const query = usePlanInFrame(plan, frame);
  return (
    <Panel title={text.title}>
      <Select
        label={text.frame}
        choices={STATE_FRAMES.map((id) => ({ id, label: text.frames[id] }))}
        selected={frame}
        onSelect={(id) => choose(STATE_FRAMES.find((choice) => choice === id) ?? frame)}
      />
      <QueryState query={query} rows={4} />
      {query.data && (
        <KeyValue
          rows={stateRows(query.data.result.figures).map(({ key, value }) => ({
            key,
            label: text[key],
            value: <span className="mono">{value}</span>,
          }))}
        />
      )}
    </Panel>
  );
}

/** The states of a manoeuvre in kilometres and kilometres a second, to the metre and the millimetre a second. */
export function stateRows(figures: Pick<ManoeuvreFigures, (typeof STATES)[number]>) {
  return STATES.map((key) => {
    const [digits, unit] = key.startsWith('position') ? [3, 'km'] : [6, 'km/s'];
    const parts = figures[key].map((part) => formatNumber(part / 1000, digits as number));
    return { key, value: `${parts.join(' / ')}\u00a0${unit}` };
  });
}
