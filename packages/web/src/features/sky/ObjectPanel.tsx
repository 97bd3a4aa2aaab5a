import { useState } from 'react';
import { QueryState } from '../../api/QueryState.tsx';
import { formatDegrees, formatWithUnit } from '../../format/number.ts';
import { useQueryParam } from '../../navigation/use-query-selection.ts';
import { formatTime, parseTime } from '../../time/utc.ts';
import { useZone } from '../../time/zone-store.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { ElementRows } from './ElementRows.tsx';
import { useSkyText } from './en.ts';
import { useObjectInOrbit } from './queries.ts';

/** Position and osculating elements of a catalogue object. */
export function ObjectPanel({ time }: { readonly time: string | undefined }) {
  const text = useSkyText().object;
  const zone = useZone((state) => state.zone);
  const [number, setNumber] = useQueryParam('object');
  const [typedNumber, write] = useState(number ?? '');
  const noradId = /^\d{1,9}$/.test(number ?? '') ? Number(number) : undefined;
  const query = useObjectInOrbit(noradId, time);
  const object = query.data;
  return (
    <Panel title={text.title}>
      <form
        className="sky-form"
        onSubmit={(event) => {
          event.preventDefault();
          setNumber(/^\d{1,9}$/.test(typedNumber.trim()) ? typedNumber.trim() : undefined);
        }}
      >
        <TextField label={text.number} value={typedNumber} onChange={write} inputMode="numeric" />
        <Button type="submit">{text.show}</Button>
      </form>
      {noradId === undefined && <EmptyState text={text.ask} />}
      <QueryState query={query} loading={text.loading} rows={12} rowPx={24} />
      {object === null && <EmptyState text={text.none(number ?? '')} />}
      {object && (
        <>
          <h3>{object.name}</h3>
          <p className="sky-quiet">{text.from(formatTime(parseTime(object.elementsEpoch), zone))}</p>
          <ElementRows
            elements={object.elements}
            before={[
              {
                key: 'below',
                label: text.below,
                value: `${formatDegrees(object.latitude)}, ${formatDegrees(object.longitude)}`,
              },
              { key: 'altitude', label: text.altitude, value: formatWithUnit(object.altitude / 1000, 1, 'km') },
              { key: 'sunlit', label: text.sunlit, value: object.isSunlit ? text.lit : text.dark },
            ]}
          />
        </>
      )}
    </Panel>
  );
}
