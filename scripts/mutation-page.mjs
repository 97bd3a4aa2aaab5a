// The tables of docs/mutation.md, from the reports that `npm run mutate` left under reports/mutation.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const root = new URL('../', import.meta.url);
const rooms = JSON.parse(readFileSync(new URL('mutation/rooms.json', root), 'utf8'));
const page = new URL('docs/mutation.md', root);

function count(mutants) {
  const of = (...states) => mutants.filter(({ status }) => states.includes(status)).length;
  const killed = of('Killed', 'RuntimeError', 'CompileError');
  const timeout = of('Timeout');
  const survived = of('Survived');
  const uncovered = of('NoCoverage');
  const tried = killed + timeout + survived + uncovered;
  return { tried, killed, timeout, survived, uncovered, ignored: of('Ignored') };
}

const cells = ({ tried, killed, timeout, survived, uncovered, ignored }) => {
  const share = tried === 0 ? '' : `${((100 * (killed + timeout)) / tried).toFixed(1)} %`;
  return `${tried} | ${killed} | ${timeout} | ${survived} | ${uncovered} | ${share} | ${ignored}`;
};

let text = readFileSync(page, 'utf8');
for (const room of Object.keys(rooms)) {
  const report = new URL(`reports/mutation/${room}.json`, root);
  if (!existsSync(report)) continue;
  const { files } = JSON.parse(readFileSync(report, 'utf8'));
  const lines = Object.entries(files).map(([path, { mutants }]) => {
    const short = path.replace(`${rooms[room].folder}/`, '');
    return `| ${short} | ${cells(count(mutants))} |`;
  });
  const all = Object.values(files).flatMap(({ mutants }) => mutants);
  const table = [
    '| file | tried | killed | timed out | survived | not reached | noticed | static, left out |',
    '|---|---|---|---|---|---|---|---|',
    `| **${room}** | ${cells(count(all))} |`,
    ...lines,
  ].join('\n');
  text = text.replace(
    new RegExp(`(<!-- ${room} -->\\n)[\\s\\S]*?(\\n<!-- /${room} -->)`),
    (_, before, after) => before + table + after,
  );
  process.stdout.write(`${room}: ${cells(count(all))}\n`);
}
writeFileSync(page, text);
