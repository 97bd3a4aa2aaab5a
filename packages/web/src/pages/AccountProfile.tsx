import { useAuth, useIdentity } from '../auth/auth-context.tsx';
import type { UserIdentity } from '../auth/auth-port.ts';
import { mayPay } from '../auth/services.ts';
import { useText } from '../i18n/en.ts';
import { BalanceCard } from '../nouns/payments/BalanceCard.tsx';
import { useZone } from '../time/zone-store.ts';
import { KeyValue } from '../ui/KeyValue.tsx';
import { Link } from '../ui/Link.tsx';
import { Panel } from '../ui/Panel.tsx';
import { Segmented } from '../ui/Segmented.tsx';
import { Tag } from '../ui/Tag.tsx';
import { useSmallPageText } from './texts/en.ts';

/** N-11: user name, roles, and the way to the provider's account page. */
export function AccountProfile() {
  const text = useSmallPageText();
  const auth = useAuth();
  const identity = useIdentity();
  const { zone, toggle } = useZone();
  if (!identity) return null;
  return (
    <div className="account-profile">
      <Panel title={text.account.profile}>
        <KeyValue
          rows={[
            { key: 'name', label: text.account.userName, value: identity.userName },
            ...(identity.email === undefined
              ? []
              : [{ key: 'email', label: text.account.email, value: identity.email }]),
            { key: 'roles', label: text.account.roles, value: <Roles identity={identity} /> },
          ]}
        />
        <p className="account-external">
          <Link href={auth.accountUrl()}>{text.account.external}</Link>
          <span className="page-quiet">{text.account.externalHelp}</span>
        </p>
      </Panel>
      {mayPay(identity.access) && <BalanceCard />}
      <Panel title={text.account.display}>
        <Segmented
          label={text.account.zone}
          selected={zone}
          choices={(['utc', 'local'] as const).map((id) => ({ id, label: text.account.zones[id] }))}
          onSelect={(id) => {
            if (id !== zone) toggle();
          }}
        />
      </Panel>
    </div>
  );
}

function Roles({ identity }: { readonly identity: UserIdentity }) {
  const text = useSmallPageText();
  const { resources } = useText();
  const roles = Object.entries(identity.access).flatMap(([resource, names]) =>
    names.map((role) => ({
      key: `${resource}:${role}`,
      name: `${resources[resource] ?? resource}: ${role}`,
    })),
  );
  if (roles.length === 0) return text.account.noRoles;
  return (
    <ul className="account-roles">
      {roles.map(({ key, name }) => (
        <li key={key}>
          <Tag>{name}</Tag>
        </li>
      ))}
    </ul>
  );
}
