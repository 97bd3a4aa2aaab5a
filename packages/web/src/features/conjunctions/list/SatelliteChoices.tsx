import type { FleetStripEntry } from '../../../nouns/conjunction/fleet.ts';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { StatusSymbol } from '../../../ui/Status.tsx';

export interface SatelliteChoicesProps {
  readonly members: readonly FleetStripEntry[];
  readonly selected: readonly string[];
  readonly onChange: (ids: readonly string[]) => void;
  readonly allLabel: string;
}

/** Choice of the satellites in the list; an empty selection means all. */
export function SatelliteChoices({ members, selected, onChange, allLabel }: SatelliteChoicesProps) {
  const toggle = (id: string, isOn: boolean) =>
    onChange(isOn ? [...selected, id] : selected.filter((candidate) => candidate !== id));
  return (
    <div className="cj-satellites">
      <Checkbox isSelected={selected.length === 0} onChange={() => onChange([])}>
        {allLabel}
      </Checkbox>
      {members.map(({ satelliteId, name, count, level }) => (
        <Checkbox
          key={satelliteId}
          isSelected={selected.includes(satelliteId)}
          onChange={(isOn) => toggle(satelliteId, isOn)}
        >
          <StatusSymbol level={level} size={12} />
          {name} <span className="cj-faint">{count}</span>
        </Checkbox>
      ))}
    </div>
  );
}
