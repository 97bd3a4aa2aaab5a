// Dead links in the documentation: every relative link of a tracked Markdown file must lead to a file (and heading).
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(file));
const dead = [];

for (const file of files) {
  readFileSync(file, 'utf8')
    .replaceAll(/```[\s\S]*?```/g, (block) => block.replaceAll(/[^\n]/g, ''))
    .split('\n')
    .forEach((line, index) => {
      for (const [, target] of line.replaceAll(/`[^`]*`/g, '').matchAll(/\]\(([^)\s]+)\)/g)) {
        const problem = problemOf(file, target);
        if (problem !== undefined) dead.push(`${file}:${index + 1} ${target} (${problem})`);
      }
    });
}

function problemOf(file, target) {
  if (/^(https?|mailto):/.test(target) || target.startsWith('/')) return undefined;
  const [path, anchor] = target.split('#');
  const targetPath = path === '' ? file : resolve(dirname(file), decodeURIComponent(path));
  if (!existsSync(targetPath)) return 'no such file';
  if (anchor === undefined || statSync(targetPath).isDirectory() || !targetPath.endsWith('.md')) return undefined;
  return headingsOf(targetPath).includes(anchor) ? undefined : 'no such heading';
}

function headingsOf(file) {
  return [...readFileSync(file, 'utf8').matchAll(/^#+\s+(.+)$/gm)].map(([, text]) =>
    text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(/\s/g, '-'),
  );
}

if (dead.length > 0) {
  console.error(`Dead links:\n${dead.map((link) => `  ${link}`).join('\n')}`);
  process.exit(1);
}
console.log(`${files.length} documents, no dead link`);
