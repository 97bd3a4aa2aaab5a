import type { ReactNode } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs';
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

/** One view of several. Keep the selection in the URL with `useQuerySelection`. */
export function Tabs({ label, tabs, selected, onSelect, orientation = 'horizontal' }: TabsProps) {
  return (
    <AriaTabs
      className="tabs"
      orientation={orientation}
      selectedKey={selected}
      onSelectionChange={(key) => onSelect(String(key))}
    >
      <TabList className="tab-list" aria-label={label}>
        {tabs.map((tab) => (
          <Tab key={tab.id} id={tab.id} className="tab">
            {tab.label}
          </Tab>
        ))}
      </TabList>
      {tabs.map((tab) => (
        <TabPanel key={tab.id} id={tab.id} className="tab-panel">
          {tab.content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
