import { isTaken, toWire } from '@keepout/contract/platform/number-field';
import { STATE_NUMBERS } from '@keepout/contract/sky/fields';
import { useState } from 'react';
import { QueryState } from '../../api/QueryState.tsx';
import { RecordNumber } from '../../nouns/record/RecordFields.tsx';
import { Button } from '../../ui/Button.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { ElementRows } from './ElementRows.tsx';
import { useSkyText } from './en.ts';
import { type GivenState, useElements } from './queries.ts';

const AXES = ['x', 'y', 'z', 'vx', 'vy', 'vz'] as const;
/** A typical state, so that the form shows what it takes: 620 km, 82 deg. */
const TYPICAL: GivenState = [7000, 0, 0, 0, 1, 7.5];

/** Keplerian elements of a position and a velocity. */
export function ElementsOfState() {
  const text = useSkyText().elements;
  const compute = useSkyText().compute;
  const [values, setValues] = useState<readonly number[]>(TYPICAL);
  const [asked, ask] = useState<GivenState>();
  const query = useElements(asked);
  const isWhole = AXES.every((axis, at) => isTaken(STATE_NUMBERS[axis], values[at] ?? Number.NaN));
  return (
    <Panel title={text.title}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (isWhole)
            ask(AXES.map((axis, at) => toWire(STATE_NUMBERS[axis], values[at] ?? 0)) as unknown as GivenState);
        }}
      >
        <div className="sky-state">
          {AXES.map((axis, at) => (
            <RecordNumber
              key={axis}
              label={at < 3 ? text.position(axis) : text.velocity(axis.slice(1))}
              field={STATE_NUMBERS[axis]}
              value={values[at] ?? Number.NaN}
              onChange={(next) => setValues(values.map((old, place) => (place === at ? next : old)))}
            />
          ))}
        </div>
        <Button type="submit" isDisabled={!isWhole}>
          {compute}
        </Button>
      </form>
      {asked === undefined && <p className="sky-quiet">{text.ask}</p>}
      <QueryState query={query} loading={text.loading} rows={10} rowPx={24} />
      {query.data && asked !== undefined && <ElementRows elements={query.data} />}
    </Panel>
  );
}
