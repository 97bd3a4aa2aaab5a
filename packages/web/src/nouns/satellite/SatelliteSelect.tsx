import { useState } from 'react';
import { TryAgain } from '../../api/FaultPanel.tsx';
import { useText } from '../../i18n/en.ts';
import { ComboBox } from '../../ui/ComboBox.tsx';
import { Status } from '../../ui/Status.tsx';
import { useSatelliteText } from './en.ts';
import { isTyped, satelliteChoice } from './satellite-choice.ts';
import { useSatellites } from './use-satellites.ts';

export interface SatelliteSelectProps {
  readonly selected: string | undefined;
  readonly onSelect: (satelliteId: string | undefined) => void;
  readonly placeholder?: string;
  readonly hint?: string;
  readonly error?: string;
}

/** Selects a satellite of the operator by name, NORAD or COSPAR number; shows an error when they cannot be read. */
export function SatelliteSelect({ selected, ...props }: SatelliteSelectProps) {
  const text = useSatelliteText();
  const { states } = useText();
  const { query, satellites = [] } = useSatellites();
  const [typed, setTyped] = useState('');
  const selectedSatellite = satellites.find(({ satelliteId }) => satelliteId === selected);
  const searchText = typed === selectedSatellite?.name ? '' : typed;
  return (
    <>
      <ComboBox
        label={text.satellite}
        emptyText={query.data ? text.none : states.loading}
        choices={satellites
          .filter((satellite) => isTyped(satellite, searchText))
          .map((satellite) => satelliteChoice(satellite, text))}
        onSearch={setTyped}
        selected={selected}
        {...props}
      />
      {query.isError && query.data === undefined && (
        <p role="alert">
          <Status level="caution">{text.unread}</Status> <TryAgain />
        </p>
      )}
    </>
  );
}
