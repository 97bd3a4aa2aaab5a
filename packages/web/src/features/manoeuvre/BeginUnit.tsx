import type { DurationUnit } from '@keepout/contract/ca/enums';
import { Segmented } from '../../ui/Segmented.tsx';
import { usePlannerText } from './en.ts';
import { BEGIN_UNITS } from './search-form.ts';

export interface BeginUnitProps {
  /** What is typed, where it is no begin. */
  readonly label?: string;
  readonly selected: DurationUnit;
  readonly onSelect: (unit: DurationUnit) => void;
}

/** In which unit begins are typed, or what is named. */
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
