import type { ReactNode } from 'react';
import { useIdentity } from '../auth/auth-context.tsx';
import { usableServices } from '../auth/services.ts';
import { ACCOUNT_PAGES, type AccountPageName, paths } from '../navigation/paths.ts';
import { useGoTo } from '../navigation/use-go-to.ts';
import { Link } from '../ui/Link.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import { AccountProfile } from './AccountProfile.tsx';
import { useSmallPageText } from './texts/use-small-page-text.ts';
import './pages.css';

export interface AccountPageProps {
  readonly page: AccountPageName;
  /** What features bring. */
  readonly views: Readonly<Record<Exclude<AccountPageName, 'profile'>, ReactNode>>;
}

/** vertical tabs whose selection is the last part of the address, and the way to the page's guide. */
export function AccountPage({ page, views }: AccountPageProps) {
  const text = useSmallPageText();
  const goTo = useGoTo();
  const [service] = usableServices(useIdentity()?.access ?? {});
  const contents = { profile: <AccountProfile />, ...views };
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
        onSelect={(id) => goTo(paths.account(ACCOUNT_PAGES.find((one) => one === id) ?? 'profile'))}
        tabs={ACCOUNT_PAGES.map((id) => ({ id, label: text.account[id], content: contents[id] }))}
      />
    </div>
  );
}
