import type { DurationUnit } from '@keepout/contract/ca/enums';
import { Segmented } from '../../ui/Segmented.tsx';
import { usePlannerText } from './en.ts';
import { BEGIN_UNITS } from './search-form.ts';

export interface BeginUnitProps {
  /** Label of the quantity; ignition epoch by default. */
  readonly label?: string;
  readonly selected: DurationUnit;
  readonly onSelect: (unit: DurationUnit) => void;
}

/** Choice of the unit in which the ignition epoch, or the labelled quantity, is entered. */
export function BeginUnit({ label, selected, onSelect }: BeginUnitProps) {
  const text = usePlannerText().form;
  return (
    <Segmented
      label={label ?? text.unit}
      choices={BEGIN_UNITS.map((id) => ({ id, label: text.units[id] }))}
      selected={selected}
      onSelect={(id) => onSelect(BEGIN_UNITS.find((unit) => unit === id) ?? selected)}
    />
  );
}
