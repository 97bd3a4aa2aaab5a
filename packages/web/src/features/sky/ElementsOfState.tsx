import { useState } from 'react';
import { FaultPanel } from '../../api/FaultPanel.tsx';
import { Button } from '../../ui/Button.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { ElementRows } from './ElementRows.tsx';
import { type GivenState, useElements } from './queries.ts';
import { useSkyText } from './use-sky-text.ts';

const AXES = ['x', 'y', 'z'] as const;
/** A typical state, so that the form shows what it takes: 620 km, 82 deg. */
const TYPICAL: GivenState = [7000, 0, 0, 0, 1, 7.5];
const METRES = 1000;

/** Keplerian elements of a position and a velocity. */
export function ElementsOfState() {
  const text = useSkyText().elements;
  const compute = useSkyText().compute;
  const [values, setValues] = useState<readonly number[]>(TYPICAL);
  const [asked, ask] = useState<GivenState>();
  const query = useElements(asked);
  const isWhole = values.every(Number.isFinite);
  return (
    <Panel title={text.title}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (isWhole) ask(values.map((value) => value * METRES) as unknown as GivenState);
        }}
      >
        <div className="sky-state">
          {values.map((value, at) => (
            <NumberField
              // biome-ignore lint/suspicious/noArrayIndexKey: six numbers in their order
              key={at}
              label={at < 3 ? text.position(AXES[at] ?? '') : text.velocity(AXES[at - 3] ?? '')}
              unit={at < 3 ? 'km' : 'km/s'}
              value={value}
              formatOptions={{ maximumFractionDigits: 9, useGrouping: false }}
              onChange={(next) => setValues(values.map((old, place) => (place === at ? next : old)))}
            />
          ))}
        </div>
        <Button type="submit" isDisabled={!isWhole}>
          {compute}
        </Button>
      </form>
      {asked === undefined && <p className="sky-quiet">{text.ask}</p>}
      {query.isLoading && <Skeleton label={text.loading} rows={10} rowPx={24} />}
      {query.isError && (
        <FaultPanel error={query.error} atUnixMs={query.errorUpdatedAt} onAgain={() => void query.refetch()} />
      )}
      {query.data && asked !== undefined && <ElementRows elements={query.data} />}
    </Panel>
  );
}
