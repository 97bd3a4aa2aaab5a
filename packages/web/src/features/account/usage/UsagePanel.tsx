import { NEARLY_FULL, type QuotaUsage } from '@keepout/contract/platform/usage';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../api/api-context.tsx';
import { QueryState } from '../../../api/QueryState.tsx';
import { useIdentity } from '../../../auth/auth-context.tsx';
import { type ServiceCode, usableServices } from '../../../auth/services.ts';
import { formatBytes, formatNumber, formatPercent } from '../../../format/number.ts';
import { useText } from '../../../i18n/en.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Meter } from '../../../ui/Meter.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { RowTable } from '../../../ui/RowTable.tsx';
import { Status } from '../../../ui/Status.tsx';
import { useAccountText } from '../en.ts';
import '../account.css';

const CALLS = { ca: 'getUsage', odt: 'getTrackingUsage' } as const satisfies Record<ServiceCode, string>;

/** Quotas and current usage of the organisation, for each service that the user may use. */
export function UsagePanel() {
  const { usage: text } = useAccountText();
  const services = usableServices(useIdentity()?.access ?? {});
  if (services.length === 0) return <EmptyState text={text.noService} />;
  return (
    <div className="account-view">
      <p className="account-quiet">{text.intro}</p>
      {services.map((service) => (
        <ServiceUsage key={service} service={service} />
      ))}
    </div>
  );
}

function ServiceUsage({ service }: { readonly service: ServiceCode }) {
  const { usage: text } = useAccountText();
  const title = useText().services[service];
  const query = useQuery({ ...useApi().query(CALLS[service]), staleTime: 0 });
  const nameOf = ({ quota }: QuotaUsage) => (quota === 'RECORDS' ? text.records[service] : text.quotas[quota]);
  const figure = ({ quota }: QuotaUsage, value: number) =>
    quota === 'STORAGE' ? formatBytes(value) : formatNumber(value);
  const usageText = (row: QuotaUsage) => text.of(figure(row, row.used), figure(row, row.limit));
  const share = (row: QuotaUsage) => (
    <Meter label={nameOf(row)} value={row.used} max={row.limit} valueText={shareOf(row)} level={levelOf(row)} />
  );
  const advice = (row: QuotaUsage) =>
    levelOf(row) !== 'ok' && <Status level={levelOf(row)}>{text.advice[row.quota]}</Status>;
  return (
    <Panel title={title}>
      <QueryState query={query} rows={3}>
        {({ quotas }) => (
          <RowTable
            label={title}
            rows={quotas}
            keyOf={({ quota }) => quota}
            columns={[
              { id: 'what', header: text.columns.what, cell: nameOf },
              { id: 'used', header: text.columns.used, isMono: true, cell: usageText },
              { id: 'share', header: text.columns.share, cell: share },
              { id: 'advice', header: text.columns.advice, isHeaderQuiet: true, cell: advice },
            ]}
            card={(row) => (
              <div className="account-card">
                <strong>{nameOf(row)}</strong>
                <span className="mono">{usageText(row)}</span>
                {share(row)}
                {advice(row)}
              </div>
            )}
          />
        )}
      </QueryState>
    </Panel>
  );
}

/** Formats the used share of a quota; a small usage does not round to 0 %. */
const shareOf = ({ used, limit }: QuotaUsage) =>
  used > 0 && used < 0.005 * limit ? `<\u00a0${formatPercent(0.01)}` : formatPercent(used / limit);

/** Returns the status level of a quota; caution starts at the share at which the platform sends its alert. */
const levelOf = ({ used, limit }: QuotaUsage) =>
  used >= limit ? 'serious' : used > NEARLY_FULL * limit ? 'caution' : 'ok';
