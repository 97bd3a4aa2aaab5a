import type { ReactNode } from 'react';
import { useIdentity } from '../auth/auth-context.tsx';
import { usableServices } from '../auth/services.ts';
import { ACCOUNT_PAGES, type AccountPageName, paths } from '../navigation/paths.ts';
import { useQueryTab } from '../navigation/use-query-selection.ts';
import { useGoTo } from '../navigation/use-search-change.ts';
import { Link } from '../ui/Link.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import { AccountProfile } from './AccountProfile.tsx';
import { useSmallPageText } from './texts/en.ts';
import './pages.css';

export interface AccountPageProps {
  readonly page: AccountPageName;
  /** Content from features: three views of the profile, and the other tab. */
  readonly sessions: ReactNode;
  readonly machines: ReactNode;
  readonly usage: ReactNode;
  readonly notifications: ReactNode;
}

/** vertical tabs whose selection is the last part of the address, and the way to the page's guide. */
export function AccountPage({ page, notifications, ...views }: AccountPageProps) {
  const text = useSmallPageText();
  const goTo = useGoTo();
  const [service] = usableServices(useIdentity()?.access ?? {});
  const contents = { profile: <ProfileViews {...views} />, notifications };
  return (
    <div className="page page-account">
      <header className="page-head">
        <h1>{text.account.title}</h1>
        {service !== undefined && (
          <div className="page-head-end">
            <Link href={paths.docs(service, 'account')}>{text.account.guide}</Link>
          </div>
        )}
      </header>
      <Tabs
        label={text.account.title}
        orientation="vertical"
        selected={page}
        onSelect={(id) => goTo(paths.account(ACCOUNT_PAGES.find((candidate) => candidate === id) ?? 'profile'))}
        tabs={ACCOUNT_PAGES.map((id) => ({ id, label: text.account[id], content: contents[id] }))}
      />
    </div>
  );
}

const PROFILE_VIEWS = ['user', 'sessions', 'machines', 'usage'] as const;

/** Profile, sessions, API clients of the organisation, and quotas. */
function ProfileViews(views: Omit<AccountPageProps, 'page' | 'notifications'>) {
  const text = useSmallPageText();
  const [view, select] = useQueryTab('view', PROFILE_VIEWS, 'user');
  const contents = { user: <AccountProfile />, ...views };
  return (
    <Tabs
      label={text.account.profile}
      selected={view}
      onSelect={select}
      tabs={PROFILE_VIEWS.map((id) => ({
        id,
        label: text.account[id],
        content: <div className="account-part">{contents[id]}</div>,
      }))}
    />
  );
}
