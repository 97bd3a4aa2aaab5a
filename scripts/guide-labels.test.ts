import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './project.mjs';

/** Folders and files with the texts that users see. */
const SOURCES = ['packages/web/src', 'packages/contract/src', 'packages/server/src'];
/** Labels of other products, by guide. */
const FOREIGN: Readonly<Record<string, readonly string[] | 'all'>> = {
  // Keycloak, Entra
  'authentication.md': 'all',
  // Teams
  'alerts.md': ['Post to a channel when a webhook request is received'],
};

const filesBelow = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'))
    .map((path) => join(root, folder, path));

/** All texts in quotes or between tags, in small letters. */
const visibleTexts = SOURCES.flatMap(filesBelow)
  .flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(/'((?:[^'\\\n]|\\.)+)'|`((?:[^`\\]|\\.)+)`|>([^<>{}\n]+)</g),
  ])
  .map(([, quoted, template, tagged]) => (quoted ?? template ?? tagged ?? '').toLowerCase())
  .join('\n');

const guides = join(root, 'docs/guides');

describe('a label in italics', () => {
  it.each(readdirSync(guides).filter((name) => name.endsWith('.md')))('in %s is a text of the application', (name) => {
    const foreign = FOREIGN[name] ?? [];
    if (foreign === 'all') return;
    const prose = readFileSync(join(guides, name), 'utf8').replaceAll(/```[\s\S]*?```|`[^`\n]*`/g, '');
    const labels = [...prose.matchAll(/(?<![*\w])\*([^*\n]{2,80})\*(?![*\w])/g)].map(([, label]) => label!);
    expect(labels.filter((label) => !visibleTexts.includes(label.toLowerCase()) && !foreign.includes(label))).toEqual(
      [],
    );
  });
});
