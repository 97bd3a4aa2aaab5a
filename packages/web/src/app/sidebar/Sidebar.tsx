import { X } from 'lucide-react';
import { useIdentity } from '../../auth/auth-context.tsx';
import { isDemoUser } from '../../auth/identity.ts';
import { VERSION } from '../../settings/settings.ts';
import { useSettings } from '../../settings/settings-context.tsx';
import { Drawer } from '../../ui/Drawer.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import { StatusLine } from '../StatusLine.tsx';
import { useSidebarTab } from '../use-sidebar-tab.ts';
import { useSidebarText } from './en.ts';
import { SidebarNotifications } from './SidebarNotifications.tsx';
import { SidebarProfile } from './SidebarProfile.tsx';
import './sidebar.css';

export function Sidebar() {
  const words = useSidebarText();
  const { tab, select, isOpen, close } = useSidebarTab();
  return (
    <Drawer label={words.label} isOpen={isOpen} onClose={close}>
      <div className="sidebar">
        <Tabs
          label={words.label}
          selected={tab}
          onSelect={select}
          tabs={[
            { id: 'profile', label: words.profile, content: <SidebarProfile onLeave={close} /> },
            {
              id: 'notifications',
              label: words.notifications,
              content: <SidebarNotifications onLeave={close} />,
            },
          ]}
        />
        <IconButton className="sidebar-close" label={words.close} hint={false} onPress={close}>
          <X size={16} aria-hidden />
        </IconButton>
        <SidebarFoot />
      </div>
    </Drawer>
  );
}

/** C-05: version and the labels Demo and Developer. On a phone it also contains the items of the footer. */
function SidebarFoot() {
  const words = useSidebarText();
  const { mode, dev, specialUsers } = useSettings();
  const identity = useIdentity();
  const isPhone = useMediaQuery('(max-width: 719px)');
  const isDemo = mode === 'demo' || (identity !== undefined && isDemoUser(identity.userName, specialUsers));
  return (
    <footer className="sidebar-foot">
      <span className="mono">{VERSION}</span>
      {isDemo && <Tag>{words.demo}</Tag>}
      {dev && <Tag>{words.developer}</Tag>}
      {isPhone && <StatusLine />}
    </footer>
  );
}
