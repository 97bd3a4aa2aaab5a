import { mkdirSync, writeFileSync } from 'node:fs';
import { ruleFiles } from './rule-files.ts';

/** Writes the files of docs/models/message-rules.md anew: npx tsx conformance/ccsds/write-rule-files.ts */
for (const [file, text] of ruleFiles()) {
  const url = new URL(file, import.meta.url);
  mkdirSync(new URL('.', url), { recursive: true });
  writeFileSync(url, text);
}
