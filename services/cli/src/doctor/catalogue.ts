import { accessSync, constants, statSync } from 'node:fs';
import { textOf } from '@keepout/contract/sentences';
import { CATALOGUE_GUARD } from '@keepout/operations/feeds/catalogue-change';
import { catalogueState } from '@keepout/server/catalogue/state';
import { readCatalogueRow } from '@keepout/server/catalogue/store';
import { installationOperator } from '@keepout/server/identity/installation-operator';
import type { Database } from '@keepout/server/platform/database/database';
import type { Settings } from '@keepout/server/platform/settings/settings';
import { bad, type Finding, good, note } from './finding.ts';

const CATALOGUE = 'catalogue';
const FILE = 'catalogue file';
const OPERATOR = "installation's operator";
const HOUR_S = 3600;

/** The catalogue in use: that there is one, and how old it is. In the demo it makes itself. */
export async function catalogueFindings(database: Database, settings: Settings): Promise<Finding[]> {
  const { row, ageS, isCatalogueStale: isStale, refusal, keptBack } = await catalogueState(database.orm, settings);
  const worse = settings.mode === 'production' ? bad : note;
  const findings: Finding[] = [];
  if (row === undefined) {
    const detail =
      'no catalogue is loaded, so screenings are not possible; run `keepout catalogue load FILE`, or set KEEPOUT_CATALOGUE';
    findings.push(worse(CATALOGUE, detail));
  } else {
    const hours = ((ageS ?? 0) / HOUR_S).toFixed(1);
    const facts = `${row.source}, ${row.objectCount} objects, half of them with elements newer than ${hours} h`;
    const stale = `${facts}: older than KEEPOUT_CATALOGUE_MAX_AGE_HOURS=${settings.catalogueMaxAgeHours}; load a newer one`;
    findings.push(isStale ? worse(CATALOGUE, stale) : good(CATALOGUE, facts));
  }
  const before = row?.replacedId == null ? undefined : await readCatalogueRow(database.orm, row.replacedId);
  if (row !== undefined && before !== undefined && row.objectCount < CATALOGUE_GUARD.leastShare * before.objectCount) {
    const words = `${row.objectCount} objects in place of ${before.objectCount}; if that is not meant, \`keepout catalogue undo\` goes back`;
    findings.push(note(CATALOGUE, words));
  }
  if (refusal !== undefined) findings.push(worse(FILE, `${refusal.source} was rejected: ${textOf(refusal.reason)}`));
  if (keptBack !== undefined) {
    const next = `\`keepout catalogue accept ${keptBack.id}\` puts it in use, \`keepout catalogue discard\` does not`;
    findings.push(worse(CATALOGUE, `${keptBack.source}: ${textOf(keptBack.reason)} ${next}`));
  }
  findings.push(...(await operatorFindings(database, settings)));
  return findings;
}

/** Checks who may change shared data: with several organisations the settings must name one. */
async function operatorFindings(database: Database, settings: Settings): Promise<Finding[]> {
  if (settings.paymentsOperator !== undefined || settings.mode === 'demo') return [];
  const { rows } = await database.pool.query<{ count: number }>('select count(*)::integer as count from operator');
  if ((rows[0]?.count ?? 0) < 2) return [];
  const first = await installationOperator(database.orm, settings);
  const words = `${rows[0]!.count} organisations, and no setting names the one that runs the installation: ${first}, the first of them, changes data common to all; set KEEPOUT_PAYMENTS_OPERATOR`;
  return [note(OPERATOR, words)];
}

/** The file that the setting names. */
export function catalogueFileFinding({ catalogueFile }: Settings): Finding[] {
  if (catalogueFile === undefined) return [];
  try {
    const file = statSync(catalogueFile);
    if (!file.isFile()) return [bad(FILE, `${catalogueFile} is not a file; correct KEEPOUT_CATALOGUE`)];
    accessSync(catalogueFile, constants.R_OK);
    return [
      good(FILE, `${catalogueFile}, ${(file.size / 1e6).toFixed(1)} MB of ${file.mtime.toISOString().slice(0, 16)}Z`),
    ];
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const reason = code === 'ENOENT' ? 'does not exist' : `cannot be read (${code})`;
    return [bad(FILE, `${catalogueFile} ${reason}; correct KEEPOUT_CATALOGUE, or put the file there`)];
  }
}
