import { useText } from '../i18n/en.ts';
import { Skeleton } from '../ui/Skeleton.tsx';

/** While a page is on its way: rows, never a spinner. */
export function PagePending() {
  const text = useText();
  return (
    <div className="page">
      <Skeleton label={text.states.loading} rows={12} />
    </div>
  );
}
