import { readSettings, type Settings } from './settings.ts';

/** Settings of a silent demo, with the given ones on top. */
export function testSettings(given: Partial<Settings> = {}): Settings {
  const result = readSettings({ KEEPOUT_LOG_LEVEL: 'silent' }, '/nonexistent');
  if (!result.ok) throw new Error('the defaults are refused');
  return { ...result.value, ...given };
}
