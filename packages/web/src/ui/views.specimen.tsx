import { useState } from 'react';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { Breakable } from './Breakable.tsx';
import { Button } from './Button.tsx';
import { CodeBlock } from './CodeBlock.tsx';
import { Dialog, SideSheet } from './Dialog.tsx';
import { Drawer } from './Drawer.tsx';
import { Popover } from './Floating.tsx';
import { Keys } from './Keys.tsx';
import { KeyValue } from './KeyValue.tsx';
import { Panel } from './Panel.tsx';
import { ProgressBar } from './ProgressBar.tsx';
import { RowTable } from './RowTable.tsx';
import { nextSort, type RowSort, sortRows } from './row-sort.ts';
import { ScrollingTable } from './ScrollingTable.tsx';
import type { Specimen } from './specimen.ts';
import { Tabs } from './Tabs.tsx';
import { TextField } from './TextField.tsx';
import { ToggleTabs } from './ToggleTabs.tsx';

const KVN =
  'CCSDS_CDM_VERS = 1.0\nCREATION_DATE = 2026-11-20T05:31:07.000\nTCA = 2026-11-25T07:25:33.120\nMISS_DISTANCE = 376.3 [m]\n';

function TabsSpecimen() {
  const [tab, setTab] = useState('summary');
  const [risks, setRisks] = useState<readonly string[]>(['HIGH', 'CRITICAL']);
  return (
    <div className="sink-wide">
      <Tabs
        label="Views of the conjunction"
        selected={tab}
        onSelect={setTab}
        tabs={[
          { id: 'summary', label: 'Summary', content: <p>Summary of the latest message.</p> },
          { id: 'details', label: 'Message details', content: <p>Every field of both objects.</p> },
        ]}
      />
      <ToggleTabs
        label="Risk"
        selected={risks}
        onPress={(id) => setRisks((now) => (now.includes(id) ? now.filter((risk) => risk !== id) : [...now, id]))}
        tabs={['LOW', 'MEDIUM', 'HIGH', 'CRITICAL'].map((id) => ({ id, label: id }))}
      />
    </div>
  );
}

function OverlaysSpecimen() {
  const [open, setOpen] = useState<'dialog' | 'sheet' | undefined>(undefined);
  const close = () => setOpen(undefined);
  const footer = (
    <>
      <Button onPress={close}>Cancel</Button>
      <Button kind="primary" onPress={close}>
        Save
      </Button>
    </>
  );
  return (
    <>
      <Button onPress={() => setOpen('dialog')}>Open dialog</Button>
      <Button onPress={() => setOpen('sheet')}>Open sheet</Button>
      <Popover label="Columns" trigger={<Button>Open popover</Button>}>
        <p>Anything may stand here.</p>
      </Popover>
      <Dialog title="Delete satellite" isOpen={open === 'dialog'} onClose={close} footer={footer}>
        <TextField label="Type the name to delete it" autoFocus />
      </Dialog>
      <SideSheet
        title="New observation request"
        isOpen={open === 'sheet'}
        onClose={close}
        size="medium"
        footer={footer}
      >
        <p>A form of several steps.</p>
      </SideSheet>
    </>
  );
}

interface SpecimenRow {
  readonly name: string;
  readonly count: number;
}
const specimenRows: readonly SpecimenRow[] = [
  { name: 'AURORA-1', count: 12 },
  { name: 'AURORA-2', count: 3 },
  { name: 'BOREAS-A', count: 0 },
];

function TableSpecimen({ rows }: { readonly rows: readonly SpecimenRow[] }) {
  const [sort, setSort] = useState<RowSort>({ column: 'name', isDescending: false });
  const [opened, open] = useState<string>();
  return (
    <div className="sink-wide">
      <RowTable
        label="Satellites of the example"
        columns={[
          { id: 'name', header: 'Name', isSortable: true, cell: ({ name }) => name },
          { id: 'count', header: 'Conjunctions', align: 'end', isSortable: true, cell: ({ count }) => String(count) },
        ]}
        rows={sortRows(rows, sort, (row, column) => (column === 'name' ? row.name : row.count))}
        keyOf={({ name }) => name}
        sort={sort}
        onSort={(column) => setSort(nextSort(sort, column))}
        {...(opened !== undefined && { selectedKey: opened })}
        onOpen={({ name }) => open(name)}
        card={({ name, count }) => `${name}, ${count}`}
      />
    </div>
  );
}

function DrawerSpecimen() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(!isOpen)}>Open drawer</Button>
      {isOpen && (
        <Drawer label="Example drawer" isOpen onClose={() => setOpen(false)}>
          <p>What stands beside the page.</p>
          <Button onPress={() => setOpen(false)}>Close drawer</Button>
        </Drawer>
      )}
    </>
  );
}

export const specimens: readonly Specimen[] = [
  {
    name: 'Breadcrumbs',
    render: () => (
      <Breadcrumbs
        label="Example breadcrumbs"
        crumbs={[
          { key: 'ca', label: 'Collision Avoidance', href: '/ca' },
          { key: 'satellite', label: 'AURORA-2' },
          { key: 'conjunction', label: 'Conjunction' },
        ]}
      />
    ),
  },
  { name: 'Tabs and ToggleTabs', render: () => <TabsSpecimen /> },
  { name: 'Dialog, Sheet, Popover', render: () => <OverlaysSpecimen /> },
  {
    name: 'Panel and KeyValue',
    render: () => (
      <div className="sink-wide">
        <Panel title="Object 2" note="IRIDIUM 33 DEB">
          <KeyValue
            rows={[
              { key: 'norad', label: 'NORAD', value: '38075' },
              { key: 'hbr', label: 'Hard body', value: '0.80 m' },
              { key: 'age', label: 'Last observation', value: '19.4 h old' },
            ]}
          />
        </Panel>
      </div>
    ),
  },
  {
    name: 'CodeBlock',
    render: () => <CodeBlock label="Data message" text={KVN} hasLineNumbers copyLabel="Copy message" />,
  },
  { name: 'RowTable', render: () => <TableSpecimen rows={specimenRows} /> },
  {
    name: 'ScrollingTable',
    render: () => (
      <ScrollingTable className="code-scroll" label="Conjunctions of the example" columns={['Name', 'Conjunctions']}>
        <tbody>
          {specimenRows.map(({ name, count }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{count}</td>
            </tr>
          ))}
        </tbody>
      </ScrollingTable>
    ),
  },
  {
    name: 'ProgressBar, known and unknown end',
    render: () => (
      <div className="sink-wide">
        <ProgressBar label="Screening" share={0.42} valueText="42 % · 3 min left" />
        <ProgressBar label="Reading" valueText="Reading the file" />
      </div>
    ),
  },
  { name: 'Drawer', render: () => <DrawerSpecimen /> },
  {
    name: 'Keys',
    render: () => (
      <>
        <Keys keys="Mod+k" />
        <Keys keys="g c" between="then" />
        <Keys keys="?" />
      </>
    ),
  },
  {
    name: 'Breakable',
    render: () => <Breakable text="Not reported since 2026-11-20 09:41:02 Z by the latest screening" />,
  },
];
