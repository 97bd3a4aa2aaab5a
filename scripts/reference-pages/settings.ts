import {
  otherVariables,
  settingNames,
  settingTable,
} from '../../packages/server/src/platform/settings/setting-table.ts';
import { code, page, table } from './page.ts';

/** What a setting is when nothing is said; a secret has no default, and where it is made by the installation it is empty. */
function defaultOf(name: keyof typeof settingTable): string {
  const read = settingTable[name].schema.safeParse(undefined);
  if (!read.success || read.data === undefined) return '';
  const { data } = read;
  if (typeof data === 'boolean') return data ? '1' : '0';
  if (Array.isArray(data)) return data.join(',');
  return typeof data === 'object' ? '' : String(data);
}

/** Every environment variable that the platform reads. */
export function settingsPage(): string {
  const rows = settingNames.map((name) => {
    const row = settingTable[name];
    return [code(name), code(defaultOf(name)), `${row.description}${'secret' in row ? ' (never shown)' : ''}`];
  });
  return page({ title: 'Settings', order: 911 }, '`platform/settings/setting-table.ts`', [
    'Environment variables, or lines of `.env`. `keepout doctor` tells which are in force and where they come from; what',
    'production asks for stands in [operations](../guides/operations.md).',
    '',
    ...table(['variable', 'default', 'what it is'], rows),
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
