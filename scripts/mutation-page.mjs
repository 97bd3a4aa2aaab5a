// Writes build/reports/mutation.md from the reports of `npm run mutate` under reports/mutation.
import { existsSync, readFileSync } from 'node:fs';
import { NOT_DRAWN } from '../mutation/draw.mjs';
import { writeReport } from './report-file.mjs';

const root = new URL('../', import.meta.url);
const rooms = JSON.parse(readFileSync(new URL('mutation/rooms.json', root), 'utf8'));

function count(mutants) {
  const of = (...states) => mutants.filter(({ status }) => states.includes(status)).length;
  const notDrawn = mutants.filter(({ statusReason }) => statusReason === NOT_DRAWN).length;
  const timedOut = of('Timeout');
  const noticed = of('Killed', 'RuntimeError') + timedOut;
  const survived = of('Survived');
  const notReached = of('NoCoverage');
  const triedCount = noticed + survived;
  return {
    changes: triedCount + notDrawn + notReached,
    tried: triedCount,
    noticed,
    timedOut,
    survived,
    notReached,
    notDrawn,
  };
}

const percent = (value) => `${(100 * value).toFixed(1)} %`;

/** Exact two-sided 95 percent interval (Clopper and Pearson) of `hits` in `trials`. */
function interval(hits, trials) {
  const atLeast = (p, from) => {
    let sum = 0;
    for (let k = from; k <= trials; k++) {
      let log = k === 0 ? 0 : k * Math.log(p);
      if (k < trials) log += (trials - k) * Math.log1p(-p);
      for (let i = 1; i <= k; i++) log += Math.log((trials - k + i) / i);
      sum += Math.exp(log);
    }
    return sum;
  };
  const rootOf = (isBelow) => {
    let [low, high] = [0, 1];
    for (let i = 0; i < 50; i++) {
      const middle = (low + high) / 2;
      if (isBelow(middle)) low = middle;
      else high = middle;
    }
    return (low + high) / 2;
  };
  return [
    hits === 0 ? 0 : rootOf((p) => atLeast(p, hits) < 0.025),
    hits === trials ? 1 : rootOf((p) => 1 - atLeast(p, hits + 1) > 0.025),
  ];
}

/** Share noticed of all changes of the room: files tried in full count as they are, the drawn ones by their sample. */
function shareOf(counts) {
  const sum = (list, name) => list.reduce((total, room) => total + room[name], 0);
  const full = counts.filter(({ notDrawn }) => notDrawn === 0);
  const sampled = counts.filter(({ notDrawn }) => notDrawn > 0);
  const changes = sum(counts, 'changes');
  const drawable = sum(sampled, 'changes');
  const share = (p) => (sum(full, 'noticed') + p * drawable) / changes;
  if (sampled.length === 0) return percent(share(0));
  const [hits, trials] = [sum(sampled, 'noticed'), sum(sampled, 'tried') + sum(sampled, 'notReached')];
  const [low, high] = interval(hits, trials);
  return `${percent(share(hits / trials))} (${percent(share(low))} to ${percent(share(high))})`;
}

const cells = (room) =>
  [room.changes, room.tried, room.noticed, room.timedOut, room.survived, room.notReached].join(' | ');

const sections = [];
for (const [room, { folder }] of Object.entries(rooms)) {
  const report = new URL(`reports/mutation/${room}.json`, root);
  if (!existsSync(report)) continue;
  const files = Object.entries(JSON.parse(readFileSync(report, 'utf8')).files)
    .map(([path, { mutants }]) => ({ name: path.replace(`${folder}/`, ''), ...count(mutants) }))
    .filter(({ changes }) => changes > 0)
    .sort((a, b) => a.name.localeCompare(b.name));
  const total = Object.fromEntries(
    Object.keys(count([])).map((name) => [name, files.reduce((sum, file) => sum + file[name], 0)]),
  );
  const share = shareOf(files);
  const table = [
    '| file | changes | tried | noticed | of these timed out | survived | not reached | share noticed |',
    '|---|---|---|---|---|---|---|---|',
    `| **all** | ${cells(total)} | **${share}** |`,
    ...files.map(
      (file) => `| ${file.name} | ${cells(file)} | ${file.tried + file.notReached === 0 ? '' : shareOf([file])} |`,
    ),
  ].join('\n');
  sections.push(`## ${room}\n\n${table}\n`);
  process.stdout.write(`${room}: ${share} of ${total.changes} changes, ${total.tried} tried\n`);
}
writeReport('mutation.md', `# Mutation tests\n\nMethod: mutation/README.md.\n\n${sections.join('\n')}`);
