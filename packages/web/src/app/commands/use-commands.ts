import { useMemo } from 'react';
import { useAppearance } from '../../appearance/appearance-store.ts';
import { useAuth, useIdentity } from '../../auth/auth-context.tsx';
import { mayUse } from '../../auth/services.ts';
import { useText } from '../../i18n/en.ts';
import { LANGUAGES, languages } from '../../i18n/languages.ts';
import { useLocale } from '../../i18n/locale-store.ts';
import { shortcutKeys } from '../../keys/key-table.ts';
import { paths } from '../../navigation/paths.ts';
import { useGoTo } from '../../navigation/use-search-change.ts';
import { useSettings } from '../../settings/settings-context.tsx';
import { useZone } from '../../time/zone-store.ts';
import { destinationsOf } from '../destinations.tsx';
import { hasPage } from '../feature-pages.ts';
import { secondaryPages } from '../secondary-pages.ts';
import { useShell } from '../shell-store.ts';
import { useSidebarTab } from '../use-sidebar-tab.ts';
import type { Command } from './command.ts';
import { useCommandText } from './en.ts';

/** The pages that the person may open, those of the navigation first. */
export function usePageCommands(): readonly Command[] {
  const text = useCommandText().pages;
  const { navigation } = useText();
  const identity = useIdentity();
  const { dev } = useSettings();
  const goTo = useGoTo();
  return useMemo(() => {
    const page = (id: string, label: string, href: string, more: Partial<Command> = {}): Command => ({
      id: `page:${id}`,
      group: 'pages',
      label,
      run: () => goTo(href),
      ...more,
    });
    if (identity === undefined) return [];
    const mayCa = mayUse(identity.access, 'ca');
    return [
      ...[...destinationsOf(identity), ...secondaryPages(identity)].map(({ id, href }) =>
        page(id, navigation[id], href, { keys: shortcutKeys(`go.${id}`), words: href }),
      ),
      ...(mayUse(identity.access, 'odt') ? [page('sensors', text.sensors, paths.sensors())] : []),
      ...(mayCa ? [page('statistics', text.statistics, paths.annualStatistics())] : []),
      ...(mayCa ? [page('missions', text.missions, paths.missions())] : []),
      page('terms', text.terms, paths.terms()),
      ...(dev ? [page('kitchen', text.kitchenSink, paths.kitchenSink(), { words: 'dev kitchensink' })] : []),
      ...(dev && hasPage('space3d') ? [page('space', text.space, paths.space3d(), { words: 'dev 3d' })] : []),
    ];
  }, [identity, dev, navigation, text, goTo]);
}

/** Commands that are available on every page. */
export function useActionCommands(): readonly Command[] {
  const text = useCommandText().actions;
  const auth = useAuth();
  const identity = useIdentity();
  const goTo = useGoTo();
  const { show } = useSidebarTab();
  const appearance = useAppearance();
  const locale = useLocale();
  const zone = useZone();
  const may = (service: 'ca' | 'odt') => identity !== undefined && mayUse(identity.access, service);
  const action = (id: string, label: string, run: () => void, more: Partial<Command> = {}): Command => ({
    id: `action:${id}`,
    group: 'actions',
    label,
    run,
    ...more,
  });
  const otherZone = zone.zone === 'utc' ? 'local' : 'utc';
  return [
    ...(may('ca') ? [action('upload', text.upload, () => goTo(paths.oems()), { words: 'oem' })] : []),
    ...(may('odt') ? [action('request', text.request, () => goTo(paths.observations({ new: 'request' })))] : []),
    action('bell', text.bell, () => show('notifications')),
    // A toggle would close the overlay that opens: the menu has already closed.
    action('keys', text.keys, () => useShell.getState().toggleOverlay('keys'), { keys: shortcutKeys('keys') }),
    ...(['dark', 'light', 'system'] as const)
      .filter((theme) => theme !== appearance.theme)
      .map((theme) => action(`theme-${theme}`, text.theme[theme], () => appearance.choose({ theme }))),
    ...(['compact', 'normal', 'relaxed'] as const)
      .filter((density) => density !== appearance.density)
      .map((density) => action(`density-${density}`, text.density[density], () => appearance.choose({ density }))),
    ...languages
      .filter((name) => name !== locale.locale)
      .map((name) => action(`language-${name}`, text.language(LANGUAGES[name].name), () => locale.choose(name))),
    action('zone', text.zone[otherZone], zone.toggle, { words: 'timezone' }),
    action('log-out', text.logOut, () => void auth.logout()),
  ];
}
