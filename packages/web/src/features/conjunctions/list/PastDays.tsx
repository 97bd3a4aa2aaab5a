import { Select, type SelectProps } from '../../../ui/Select.tsx';

/** How many days back the past side reaches. */
export function PastDays(props: SelectProps) {
  return (
    <div className="cj-days">
      <Select {...props} />
    </div>
  );
}
