import { useIdentity } from '../../auth/auth-context.tsx';
import { administersPayments } from '../../auth/services.ts';
import { paths } from '../../navigation/paths.ts';
import { useGoTo } from '../../navigation/use-search-change.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import { CustomersPanel } from './CustomersPanel.tsx';
import { usePaymentPageTexts } from './en.ts';
import { InvoicesPanel } from './InvoicesPanel.tsx';
import { OrdersView } from './OrdersView.tsx';
import { ProductsPanel } from './ProductsPanel.tsx';
import { UnbookedPanel } from './UnbookedPanel.tsx';
import './payments.css';
import { useParams } from '../../navigation/RouterProvider.tsx';

const PAGES = ['orders', 'invoices', 'products', 'customers'] as const;
type Page = (typeof PAGES)[number];

const contents: Readonly<Record<Page, () => React.ReactNode>> = {
  orders: () => <OrdersView />,
  invoices: () => <InvoicesView />,
  products: () => <ProductsPanel />,
  customers: () => <CustomersPanel />,
};

/** Payments of the operator; of all operators for payment administrators of the installation. The view is the last part of the address. */
export function PaymentsPage() {
  const text = usePaymentPageTexts();
  const goTo = useGoTo();
  const identity = useIdentity();
  const { page } = useParams();
  const isAdmin = identity !== undefined && administersPayments(identity.access);
  const pages = PAGES.filter((candidate) => candidate !== 'customers' || isAdmin);
  const selected = pages.find((candidate) => candidate === page) ?? 'orders';
  return (
    <div className="page in-order page-payments">
      <h1>{text.title}</h1>
      <Tabs
        label={text.title}
        selected={selected}
        onSelect={(id) => goTo(paths.payments(id as Page))}
        tabs={pages.map((id) => ({ id, label: text.tabs[id], content: contents[id]() }))}
      />
    </div>
  );
}

function InvoicesView() {
  const identity = useIdentity();
  return (
    <div className="payments-view">
      {identity !== undefined && administersPayments(identity.access) && <UnbookedPanel />}
      <InvoicesPanel />
    </div>
  );
}
