import type { ReactNode } from 'react';
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
  /** Called on a press; the selection rule (`nextSelection`) decides the result. */
  readonly onPress: (id: string) => void;
  readonly look?: 'chips' | 'tabs';
}

/** Tabs of which several, or none, may be on: filters by risk, columns, layers. */
export function ToggleTabs({ label, tabs, selected, onPress, look = 'chips' }: ToggleTabsProps) {
  return (
    <fieldset className="toggle-tabs" aria-label={label}>
      {tabs.map((tab) => {
        const isSelected = selected.includes(tab.id);
        return (
          <button
            key={tab.id}
            type="button"
            className={cx('toggle-tab', `toggle-tab-${look}`)}
            aria-pressed={isSelected}
            {...(isSelected && { 'data-selected': '' })}
            onClick={() => onPress(tab.id)}
          >
            {tab.label}
          </button>
        );
      })}
    </fieldset>
  );
}
