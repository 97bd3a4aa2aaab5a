import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { paths } from '../navigation/paths.ts';
import { useGoTo } from '../navigation/use-go-to.ts';
import { Tabs } from '../ui/Tabs.tsx';
import { AccountProfile } from './AccountProfile.tsx';
import './pages.css';

export interface AccountPageProps {
  readonly page: 'profile' | 'notifications';
  readonly notifications: ReactNode;
}

/** vertical tabs whose selection is the last part of the address. */
export function AccountPage({ page, notifications }: AccountPageProps) {
  const text = useText();
  const goTo = useGoTo();
  return (
    <div className="page page-account">
      <h1>{text.account.title}</h1>
      <Tabs
        label={text.account.title}
        orientation="vertical"
        selected={page}
        onSelect={(id) => goTo(paths.account(id === 'notifications' ? 'notifications' : 'profile'))}
        tabs={[
          { id: 'profile', label: text.account.profile, content: <AccountProfile /> },
          { id: 'notifications', label: text.account.notifications, content: notifications },
        ]}
      />
    </div>
  );
}
