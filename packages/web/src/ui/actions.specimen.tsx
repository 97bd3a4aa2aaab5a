import { Download, Settings2 } from 'lucide-react';
import { Button } from './Button.tsx';
import { CopyButton } from './CopyButton.tsx';
import { Menu } from './Floating.tsx';
import { HelpTip } from './HelpTip.tsx';
import { IconButton } from './IconButton.tsx';
import { Link } from './Link.tsx';
import type { Specimen } from './specimen.ts';

export const specimens: readonly Specimen[] = [
  {
    name: 'Button',
    render: () => (
      <>
        <Button kind="primary">Plan manoeuvre</Button>
        <Button>Export CDM</Button>
        <Button kind="quiet">Clear</Button>
        <Button kind="danger">Delete satellite</Button>
        <Button icon={<Download size={14} aria-hidden />}>Download</Button>
      </>
    ),
  },
  {
    name: 'Button, disabled and pending',
    render: () => (
      <>
        <Button kind="primary" isDisabled>
          Plan manoeuvre
        </Button>
        <Button isDisabled>Export CDM</Button>
        <Button isPending>Saving...</Button>
      </>
    ),
  },
  {
    name: 'IconButton, HelpTip, CopyButton',
    render: () => (
      <>
        <IconButton label="Columns">
          <Settings2 size={16} aria-hidden />
        </IconButton>
        <IconButton label="Columns, disabled" isDisabled>
          <Settings2 size={16} aria-hidden />
        </IconButton>
        <HelpTip
          label="About the probability"
          text="Probability of collision, <b>Foster 1992</b>.<br>Threshold <code>1e&minus;04</code>: see 10<sup>&#8722;4</sup>."
        />
        <CopyButton text="58210" label="Copy NORAD id" />
      </>
    ),
  },
  {
    name: 'Link',
    render: () => (
      <>
        <Link href="/tnc">Terms and Conditions</Link>
        <Link href="/tnc" kind="button">
          As a button
        </Link>
        <Link href="/tnc" kind="primary">
          As the main action
        </Link>
      </>
    ),
  },
  {
    name: 'Menu',
    render: () => (
      <Menu
        label="Export"
        trigger={<Button>Export</Button>}
        entries={[
          { id: 'csv', label: 'CSV', hint: '.csv' },
          { id: 'json', label: 'JSON', hint: '.json', isCurrent: true },
          { id: 'oem', label: 'OEM', hint: 'no ephemeris', isDisabled: true },
        ]}
        onAction={() => {}}
      />
    ),
  },
];
