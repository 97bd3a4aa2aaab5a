import { X } from 'lucide-react';
import { useText } from '../i18n/en.ts';
import { Drawer } from '../ui/Drawer.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import { SidebarFoot } from './SidebarFoot.tsx';
import { SidebarNotifications } from './SidebarNotifications.tsx';
import { SidebarProfile } from './SidebarProfile.tsx';
import { useSidebarTab } from './use-sidebar-tab.ts';
import './sidebar.css';

export function Sidebar() {
  const text = useText();
  const { tab, select, isOpen, close } = useSidebarTab();
  return (
    <Drawer label={text.sidebar.label} isOpen={isOpen} onClose={close}>
      <div className="sidebar">
        <Tabs
          label={text.sidebar.label}
          selected={tab}
          onSelect={select}
          tabs={[
            { id: 'profile', label: text.sidebar.profile, content: <SidebarProfile onLeave={close} /> },
            {
              id: 'notifications',
              label: text.sidebar.notifications,
              content: <SidebarNotifications onLeave={close} />,
            },
          ]}
        />
        <IconButton className="sidebar-close" label={text.sidebar.close} hint={false} onPress={close}>
          <X size={16} aria-hidden />
        </IconButton>
        <SidebarFoot />
      </div>
    </Drawer>
  );
}
