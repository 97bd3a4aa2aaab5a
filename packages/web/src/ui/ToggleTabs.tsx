import type { ReactNode } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { cx } from '../styles/class-names.ts';
import './tabs.css';

export interface ToggleTab {
  readonly id: string;
  readonly label: ReactNode;
}

export interface ToggleTabsProps {
  readonly label: string;
  readonly tabs: readonly ToggleTab[];
  readonly selected: readonly string[];
  /** The press; the selection rule (`nextSelection`) decides what follows from it. */
  readonly onPress: (id: string) => void;
  readonly look?: 'chips' | 'tabs';
}

/** Tabs of which several, or none, may be on: filters by risk, columns, layers. */
export function ToggleTabs({ label, tabs, selected, onPress, look = 'chips' }: ToggleTabsProps) {
  return (
    <fieldset className="toggle-tabs" aria-label={label}>
      {tabs.map((tab) => (
        <ToggleButton
          key={tab.id}
          className={cx('toggle-tab', `toggle-tab-${look}`)}
          isSelected={selected.includes(tab.id)}
          onChange={() => onPress(tab.id)}
        >
          {tab.label}
        </ToggleButton>
      ))}
    </fieldset>
  );
}
