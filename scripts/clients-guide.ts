// What the guide of the clients takes from elsewhere: the names of the packages, and their programs. `--check` fails when it is out of date.
import { readFileSync, writeFileSync } from 'node:fs';
import { CLIENTS_PATH, packageNames } from './clients/package-file.ts';
import { filled } from './guide-sections.ts';

const guide = new URL('../docs/guides/clients.md', import.meta.url);
const examples = new URL('../packages/client/examples/', import.meta.url);
const isCheck = process.argv.includes('--check');

const program = (name: string, language: string): string =>
  `\`\`\`${language}\n${readFileSync(new URL(name, examples), 'utf8').trimEnd()}\n\`\`\``;
const download = (name: string): string => `[${name}](${CLIENTS_PATH}${name})`;

const { typescript, wheel, sources } = packageNames();
const sections: Readonly<Record<string, () => string>> = {
  downloads: () =>
    [
      '| for | package | needs |',
      '|---|---|---|',
      `| TypeScript, JavaScript | ${download(typescript)} | Node.js 20.19 or newer, or a browser |`,
      `| Python | ${download(wheel)} | Python 3.10 or newer |`,
      `| Python, its sources | ${download(sources)} | setuptools |`,
    ].join('\n'),
  install: () =>
    ['```sh', `npm install $URL${CLIENTS_PATH}${typescript}`, `pip install $URL${CLIENTS_PATH}${wheel}`, '```'].join(
      '\n',
    ),
  typescript: () => program('day.ts', 'ts'),
  python: () => program('day.py', 'python'),
  shell: () => program('day.sh', 'sh'),
};

const text = readFileSync(guide, 'utf8');
const filledGuide = filled(text, (name) => {
  const section = sections[name];
  if (section === undefined) throw new Error(`no section is called ${name}`);
  return section();
});
if (isCheck && filledGuide !== text) {
  console.error('docs/guides/clients.md is out of date. Run npm run clients-guide and commit the result.');
  process.exit(1);
}
if (filledGuide !== text) writeFileSync(guide, filledGuide);
console.log(isCheck ? 'the guide of the clients has their programs' : 'wrote the guide of the clients');
