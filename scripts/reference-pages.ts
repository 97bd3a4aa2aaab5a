// Writes the reference pages from tables in the code: state machines, settings, metrics, fields of a CDM, commands. `--check` fails if a page
// is out of date.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cdmFieldsPage } from './reference-pages/cdm-fields.ts';
import { commandLinePage } from './reference-pages/command-line.ts';
import { metricsPage } from './reference-pages/metrics.ts';
import { settingsPage } from './reference-pages/settings.ts';
import { statesPage } from './reference-pages/states.ts';

const folder = new URL('../docs/reference/', import.meta.url);
const PAGES: Readonly<Record<string, string>> = {
  'states.md': statesPage(),
  'settings.md': settingsPage(),
  'metrics.md': metricsPage(),
  'cdm-fields.md': cdmFieldsPage(),
  'command-line.md': await commandLinePage(),
};
const isCheck = process.argv.includes('--check');

mkdirSync(folder, { recursive: true });
const stale = Object.entries(PAGES).filter(([name, text]) => {
  const url = new URL(name, folder);
  const isStale = !existsSync(url) || readFileSync(url, 'utf8') !== text;
  if (isStale && !isCheck) writeFileSync(url, text);
  return isStale;
});
if (isCheck && stale.length > 0) {
  console.error(
    `Out of date: ${stale.map(([name]) => name).join(', ')}. Run npm run reference-pages and commit the result.`,
  );
  process.exit(1);
}
console.log(isCheck ? 'the pages of tables are up to date' : `wrote ${Object.keys(PAGES).join(', ')}`);
