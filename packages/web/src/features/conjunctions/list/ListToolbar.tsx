import type { RiskLevel } from '@keepout/contract/ca/enums';
import { Satellite } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { formatNumber } from '../../../format/number.ts';
import type { FleetStripEntry } from '../../../nouns/conjunction/fleet.ts';
import { useRiskText } from '../../../nouns/risk/en.ts';
import { RiskSymbol } from '../../../nouns/risk/RiskSymbol.tsx';
import { riskOrder } from '../../../nouns/risk/risk-counts.ts';
import { cx } from '../../../styles/class-names.ts';
import { Button } from '../../../ui/Button.tsx';
import { Popover } from '../../../ui/Floating.tsx';
import { ToggleTabs } from '../../../ui/ToggleTabs.tsx';
import { useFilterKey } from '../../../ui/use-filter-key.ts';
import { type ListChanges, type ListState, pastDayChoices, viewOf, views } from './list-state.ts';
import type { ListText } from './texts/en.ts';

// Loaded when opened: the first load of the list needs none of them.
const SatelliteChoices = lazy(async () => ({ default: (await import('./SatelliteChoices.tsx')).SatelliteChoices }));
const PastDays = lazy(async () => ({ default: (await import('./PastDays.tsx')).PastDays }));

export interface ListToolbarProps {
  readonly state: ListState;
  readonly changes: ListChanges;
  /** Number of conjunctions in each view; undefined while they load. */
  readonly viewCounts: Readonly<Record<(typeof views)[number], number>> | undefined;
  readonly counts: Readonly<Record<RiskLevel, number>>;
  /** All satellites with upcoming or past conjunctions. */
  readonly satellites: readonly FleetStripEntry[];
  /** Whether the list is still loading. */
  readonly isWaiting: boolean;
  readonly text: ListText;
}

/** Views and filters of the list. */
export function ListToolbar(props: ListToolbarProps) {
  const { state, changes, viewCounts, counts, satellites, text } = props;
  const { label: riskLabel, labels: risks } = useRiskText();
  const shownRisks = riskOrder.filter(
    (risk) => risk !== 'UNKNOWN' || counts.UNKNOWN > 0 || state.filter.risks.includes('UNKNOWN'),
  );
  return (
    <div className={cx('cj-toolbar', props.isWaiting && 'cj-toolbar-waiting')}>
      <h1>{text.title}</h1>
      <ToggleTabs
        label={text.sides.label}
        look="tabs"
        tabs={views.map((id) => ({
          id,
          label: (
            <>
              {text.sides[id]} <span className="cj-count">{viewCounts && formatNumber(viewCounts[id])}</span>
            </>
          ),
        }))}
        selected={[viewOf(state)]}
        onPress={changes.showView}
      />
      {state.side === 'past' && (
        <Suspense fallback={<div className="cj-days" />}>
          <PastDays
            label={text.pastDays['label'] ?? ''}
            choices={pastDayChoices.map((id) => ({ id, label: text.pastDays[id] ?? id }))}
            selected={String(state.pastDays)}
            onSelect={changes.showDays}
          />
        </Suspense>
      )}
      <ToggleTabs
        label={riskLabel}
        tabs={shownRisks.map((risk) => ({
          id: risk,
          label: (
            <>
              <RiskSymbol risk={risk} size={12} />
              {risks[risk]} <span className="cj-count">{viewCounts && formatNumber(counts[risk])}</span>
            </>
          ),
        }))}
        selected={state.filter.risks}
        onPress={changes.toggleRisk}
      />
      <SatelliteFilter
        members={satellites}
        selected={state.filter.satelliteIds}
        onChange={changes.chooseSatellites}
        text={text}
      />
      <FilterBox value={state.filter.text} onChange={changes.search} text={text} />
    </div>
  );
}

interface SatelliteFilterProps {
  readonly members: readonly FleetStripEntry[];
  readonly selected: readonly string[];
  readonly onChange: (ids: readonly string[]) => void;
  readonly text: ListText;
}

function SatelliteFilter({ members, selected, onChange, text }: SatelliteFilterProps) {
  return (
    <Popover
      label={text.filter.satellites}
      placement="bottom start"
      trigger={
        <Button icon={<Satellite size={14} aria-hidden />}>
          {selected.length === 0 ? text.filter.satellites : text.filter.satelliteCount(selected.length)}
        </Button>
      }
    >
      <Suspense>
        <SatelliteChoices members={members} selected={selected} onChange={onChange} allLabel={text.filter.all} />
      </Suspense>
    </Popover>
  );
}

/** Pause in typing after which the text is written to the address, ms. */
const SETTLE_MS = 180;

interface FilterBoxProps {
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly text: ListText;
}

/** Text filter of the list; `/` focuses it from anywhere on the page, Esc clears it. */
function FilterBox({ value, onChange, text }: FilterBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(value);
  const [lastValue, setLastValue] = useState(value);
  if (value !== lastValue) {
    setLastValue(value);
    setTyped(value);
  }
  useEffect(() => {
    if (typed === value) return;
    const timer = setTimeout(() => onChange(typed), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [typed, value, onChange]);
  useFilterKey(input);
  return (
    <input
      ref={input}
      type="search"
      className="cj-filter"
      aria-label={text.filter.label}
      aria-keyshortcuts="/"
      placeholder={text.filter.placeholder}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        if (typed === '') input.current?.blur();
        setTyped('');
      }}
    />
  );
}
