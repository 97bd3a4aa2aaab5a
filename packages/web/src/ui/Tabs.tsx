import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import './tabs.css';

export interface TabEntry {
  readonly id: string;
  readonly label: ReactNode;
  readonly content: ReactNode;
}

export interface TabsProps {
  readonly label: string;
  readonly tabs: readonly TabEntry[];
  readonly selected: string;
  readonly onSelect: (id: string) => void;
  readonly orientation?: 'horizontal' | 'vertical';
}

/** By how many tabs a key moves on. */
const STEPS = {
  horizontal: { ArrowRight: 1, ArrowLeft: -1 },
  vertical: { ArrowDown: 1, ArrowUp: -1 },
} as const;

/**
 * One view of several, by the pattern of the ARIA guide for tabs that open as the focus reaches them. Keep the selection in the URL with
 * `useQuerySelection`.
 */
export function Tabs({ label, tabs, selected, onSelect, orientation = 'horizontal' }: TabsProps) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const tabIdOf = (id: string) => `${base}-tab-${id}`;
  const panelId = `${base}-panel`;
  const at = Math.max(
    tabs.findIndex((tab) => tab.id === selected),
    0,
  );
  const selectedTab = tabs[at];

  const goTo = (index: number) => {
    const tab = tabs[index];
    if (tab === undefined) return;
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[index]?.focus();
    onSelect(tab.id);
  };
  const press = (event: KeyboardEvent) => {
    const step = (STEPS[orientation] as Readonly<Record<string, number>>)[event.key];
    const index =
      step !== undefined
        ? (at + step + tabs.length) % tabs.length
        : event.key === 'Home'
          ? 0
          : event.key === 'End'
            ? tabs.length - 1
            : undefined;
    if (index === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    goTo(index);
  };

  return (
    <div className="tabs" data-orientation={orientation}>
      <div
        ref={list}
        className="tab-list"
        role="tablist"
        aria-label={label}
        aria-orientation={orientation}
        data-orientation={orientation}
      >
        {tabs.map((tab, index) => {
          const isSelected = index === at;
          return (
            <div
              key={tab.id}
              id={tabIdOf(tab.id)}
              className="tab"
              role="tab"
              tabIndex={isSelected ? 0 : -1}
              aria-selected={isSelected}
              {...(isSelected && { 'aria-controls': panelId, 'data-selected': '' })}
              onClick={() => onSelect(tab.id)}
              onKeyDown={press}
            >
              {tab.label}
            </div>
          );
        })}
      </div>
      {selectedTab && (
        <div
          key={selectedTab.id}
          id={panelId}
          className="tab-panel"
          role="tabpanel"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without focusable content must still be reachable and scrollable.
          tabIndex={0}
          aria-labelledby={tabIdOf(selectedTab.id)}
        >
          {selectedTab.content}
        </div>
      )}
    </div>
  );
}
