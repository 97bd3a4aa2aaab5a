import type { Satellite } from '@keepout/contract/fleet/satellite';
import { useState } from 'react';
import { ComboBox } from '../../ui/ComboBox.tsx';
import { useSatelliteText } from './en.ts';
import { isTyped, satelliteChoice } from './satellite-choice.ts';

export interface SatelliteFieldProps {
  readonly satellites: readonly Satellite[];
  readonly selected: string | undefined;
  readonly onSelect: (satelliteId: string | undefined) => void;
  readonly placeholder?: string;
  readonly hint?: string;
  readonly error?: string;
}

/** One satellite of the operator, found by name, NORAD or COSPAR. */
export function SatelliteField({ satellites, selected, ...props }: SatelliteFieldProps) {
  const text = useSatelliteText();
  const [typed, setTyped] = useState('');
  const chosen = satellites.find(({ satelliteId }) => satelliteId === selected);
  const wanted = typed === chosen?.name ? '' : typed;
  return (
    <ComboBox
      label={text.satellite}
      emptyText={text.none}
      choices={satellites
        .filter((satellite) => isTyped(satellite, wanted))
        .map((satellite) => satelliteChoice(satellite, text))}
      onSearch={setTyped}
      selected={selected}
      {...props}
    />
  );
}
