import { useIdentity } from '../auth/auth-context.tsx';
import { isDemoUser } from '../auth/identity.ts';
import { useText } from '../i18n/en.ts';
import { VERSION } from '../settings/settings.ts';
import { useSettings } from '../settings/settings-context.tsx';
import { Tag } from '../ui/Tag.tsx';
import { useMediaQuery } from '../ui/use-media-query.ts';
import { StatusLine } from './StatusLine.tsx';

/** C-05: version and the labels Demo and Developer. On a phone it also carries what the footer says elsewhere. */
export function SidebarFoot() {
  const text = useText();
  const { mode, dev, specialUsers } = useSettings();
  const identity = useIdentity();
  const isPhone = useMediaQuery('(max-width: 719px)');
  const isDemo = mode === 'demo' || (identity !== undefined && isDemoUser(identity.userName, specialUsers));
  return (
    <footer className="sidebar-foot">
      <span className="mono">{VERSION}</span>
      {isDemo && <Tag>{text.sidebar.demo}</Tag>}
      {dev && <Tag>{text.sidebar.developer}</Tag>}
      {isPhone && <StatusLine />}
    </footer>
  );
}
