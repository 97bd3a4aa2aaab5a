// `npm run bench`: every benchmark in a process of its own, printed and written to docs/benchmarks.md.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cpus } from 'node:os';
import { fileURLToPath, pathToFileURL } from 'node:url';

const benches = [
  ['SGP4', 'sgp4.ts'],
  ['Frames, ephemerides, epochs', 'astro.ts'],
  ['Probability of collision', 'pc.ts'],
  ['Screening', 'screening.ts'],
] as const;
const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
const machine = `${cpus().length} x ${cpus()[0]?.model.trim() ?? 'unknown'}, Node ${process.versions.node}`;

const sections = benches.map(([title, file]) => {
  const path = fileURLToPath(new URL(file, import.meta.url));
  const run = spawnSync(process.execPath, ['--import', tsx, path], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.stdout.write(`\n# ${title}\n${run.stdout}`);
  if (run.status !== 0) process.exitCode = 1;
  return `## ${title}\n\n\`\`\`text\n${run.stdout.trim()}\n\`\`\`\n`;
});

writeFileSync(
  new URL('../docs/benchmarks.md', import.meta.url),
  `# Benchmarks

Made by \`npm run bench\` on ${machine}. Figures are medians of CPU time; peers are measured in the same run. A busy machine
makes all of them worse alike: compare ratios.

${sections.join('\n')}`,
);
