import { DENSITY_NAMES, useAppearance } from '../../appearance/appearance-store.ts';
import { useAuth, useIdentity } from '../../auth/auth-context.tsx';
import { useText } from '../../i18n/en.ts';
import { LANGUAGES, languages } from '../../i18n/languages.ts';
import { useLocale } from '../../i18n/locale-store.ts';
import { paths } from '../../navigation/paths.ts';
import { useSettings } from '../../settings/settings-context.tsx';
import { Button } from '../../ui/Button.tsx';
import { Link } from '../../ui/Link.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { hasPage } from '../feature-pages.ts';
import { secondaryPages } from '../secondary-pages.ts';
import { useSidebarText } from './en.ts';

/** C-03: welcome, links, display, log out. */
export function SidebarProfile({ onLeave }: { readonly onLeave: () => void }) {
  const text = useText();
  const words = useSidebarText();
  const auth = useAuth();
  const identity = useIdentity();
  const { dev } = useSettings();
  if (!identity) return <p className="sidebar-section">{words.signedOut}</p>;
  return (
    <>
      <div className="sidebar-section">
        <p className="sidebar-welcome">{words.welcome(identity.userName)}</p>
        <ul className="sidebar-links">
          <li>
            <Link href={auth.accountUrl()}>{words.providerAccount}</Link>
          </li>
          {dev && (
            <li>
              <Link href={paths.account()} onClick={onLeave}>
                {words.account}
              </Link>
            </li>
          )}
          {secondaryPages(identity).map(({ id, href }) => (
            <li key={id}>
              <Link href={href} onClick={onLeave}>
                {text.navigation[id]}
              </Link>
            </li>
          ))}
          {hasPage('docs') && (
            <li>
              <Link href={paths.docs()} onClick={onLeave}>
                {words.docs}
              </Link>
            </li>
          )}
          <li>
            <Link href={paths.terms()} onClick={onLeave}>
              {words.terms}
            </Link>
          </li>
        </ul>
      </div>
      <DisplayChoices />
      <div className="sidebar-section">
        <Button onPress={() => void auth.logout()}>{words.logOut}</Button>
      </div>
    </>
  );
}

/** Theme, row height and language, kept on this machine. */
function DisplayChoices() {
  const words = useSidebarText();
  const { theme, density, choose } = useAppearance();
  const { locale, choose: chooseLocale } = useLocale();
  const { themes, densities } = words;
  return (
    <div className="sidebar-section sidebar-display">
      <Segmented
        label={words.theme}
        selected={theme}
        choices={(['dark', 'light', 'system'] as const).map((id) => ({ id, label: themes[id] }))}
        onSelect={(id) => choose({ theme: id as typeof theme })}
      />
      <Segmented
        label={words.density}
        selected={density}
        choices={DENSITY_NAMES.map((id) => ({ id, label: densities[id] }))}
        onSelect={(id) => choose({ density: id as typeof density })}
      />
      <Segmented
        label={words.language}
        selected={locale}
        choices={languages.map((id) => ({ id, label: LANGUAGES[id].name }))}
        onSelect={(id) => chooseLocale(id as typeof locale)}
      />
    </div>
  );
}
