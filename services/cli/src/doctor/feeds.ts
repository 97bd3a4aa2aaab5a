import type { FeedHealth } from '@keepout/contract/feeds/enums';
import { presentFeeds } from '@keepout/server/feeds/service';
import { listFeeds } from '@keepout/server/feeds/store';
import type { Database } from '@keepout/server/platform/database/database';
import type { Settings } from '@keepout/server/platform/settings/settings';
import { bad, type Finding, good, note } from './finding.ts';

const WORDS: Readonly<Record<FeedHealth, string>> = {
  OFF: 'is switched off',
  NEW: 'has no data yet',
  GOOD: 'is well',
  FAILING: 'had no usable data in the last download',
  STALE: 'has had no usable data for too long',
};

/** Checks the automatic downloads. */
export async function feedFindings({ orm }: Pick<Database, 'orm'>, settings: Settings): Promise<Finding[]> {
  const feeds = await presentFeeds(orm, await listFeeds(orm));
  if (feeds.length === 0) return [note('feeds', 'no feeds; add one with `keepout feed add`')];
  const findings = feeds.map(({ name, status: { health, lastGoodAt, lastTurn, refused } }): Finding => {
    const last = lastGoodAt === null ? '' : `, last good ${lastGoodAt.slice(0, 16)}Z`;
    const reason = lastTurn?.message ? `: ${lastTurn.message}` : '';
    const left = refused.length === 0 ? '' : `; refused files: ${refused.length} (\`keepout feed list\`)`;
    const words = `${WORDS[health]}${last}${reason}${left}`;
    if (health === 'GOOD' && refused.length === 0) return good(`feed ${name}`, words);
    return health === 'STALE' ? bad(`feed ${name}`, words) : note(`feed ${name}`, words);
  });
  if (settings.catalogueFile !== undefined && feeds.some(({ content, isOn }) => content === 'CATALOGUE' && isOn)) {
    const words =
      'KEEPOUT_CATALOGUE and feeds both bring a catalogue: the file is used alone until a feed has data, and is then merged with it';
    findings.push(note('feeds', `${words}; make the file a feed of the kind catalogue-folder`));
  }
  return findings;
}
