import {
  otherVariables,
  settingNames,
  settingTable,
} from '../../packages/server/src/platform/settings/setting-table.ts';
import { code, page, table } from './page.ts';

/** Returns the default of a setting; empty for secrets and for values that the installation generates. */
function defaultOf(name: keyof typeof settingTable): string {
  const read = settingTable[name].schema.safeParse(undefined);
  if (!read.success || read.data === undefined) return '';
  const { data } = read;
  if (typeof data === 'boolean') return data ? '1' : '0';
  if (Array.isArray(data)) return data.join(',');
  return typeof data === 'object' ? '' : String(data);
}

/** Returns the page of all environment variables of the platform. */
export function settingsPage(): string {
  const rows = settingNames.map((name) => {
    const row = settingTable[name];
    return [code(name), code(defaultOf(name)), `${row.description}${'secret' in row ? ' (never shown)' : ''}`];
  });
  return page({ title: 'Settings', order: 911 }, '`platform/settings/setting-table.ts`', [
    'Environment variables, or lines of `.env`. `keepout doctor` shows the current values and their sources. [Operations](../guides/operations.md)',
    'lists the requirements of production.',
    '',
    ...table(['variable', 'default', 'meaning'], rows),
    '',
    '## Variables of other programs',
    '',
    'The server and the commands ignore these variables, so that they can be exported in the same shell. They also ignore the',
    'service links of Kubernetes (`KEEPOUT_SERVICE_HOST`, `KEEPOUT_PORT=tcp://…`). Any other name that begins with `KEEPOUT_` is refused.',
    '',
    ...table(
      ['variable', 'read by'],
      Object.entries(otherVariables).map(([name, reader]) => [code(name), reader]),
    ),
  ]);
}
