import { parseSettings, type Settings } from './settings.ts';

/** Seals what tests keep. */
export const TEST_KEY: string = Buffer.alloc(32, 7).toString('base64');

/** Settings of a silent demo, with the given ones on top. */
export function testSettings(changes: Partial<Settings> = {}): Settings {
  const result = parseSettings({ KEEPOUT_LOG_LEVEL: 'silent' }, '/nonexistent');
  if (!result.ok) throw new Error('the defaults are refused');
  return { ...result.value, secretsKeys: [TEST_KEY], ...changes };
}
