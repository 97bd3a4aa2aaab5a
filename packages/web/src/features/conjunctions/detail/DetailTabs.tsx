import type { ReactNode } from 'react';
import { useQueryTab } from '../../../navigation/use-query-selection.ts';
import { Select } from '../../../ui/Select.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { useMediaQuery } from '../../../ui/use-media-query.ts';

export interface DetailTab {
  readonly id: string;
  readonly label: string;
  readonly content: ReactNode;
}

/** Views of a page as tabs, the open one stored in the address; a select on narrow screens. */
export function DetailTabs({ label, tabs }: { readonly label: string; readonly tabs: readonly DetailTab[] }) {
  const isPhone = useMediaQuery('(max-width: 719px)');
  const [selected, select] = useQueryTab(
    'tab',
    tabs.map(({ id }) => id),
    tabs[0]?.id ?? '',
  );
  const namedTabs = tabs.map((tab) => ({
    ...tab,
    content: (
      <>
        <h2 className="visually-hidden">{tab.label}</h2>
        {tab.content}
      </>
    ),
  }));
  if (!isPhone) return <Tabs label={label} tabs={namedTabs} selected={selected} onSelect={select} />;
  return (
    <div className="cj-tab-choice">
      <Select label={label} choices={tabs} selected={selected} onSelect={select} />
      {namedTabs.find(({ id }) => id === selected)?.content}
    </div>
  );
}
