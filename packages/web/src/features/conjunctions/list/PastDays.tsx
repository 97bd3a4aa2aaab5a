import { Select, type SelectProps } from '../../../ui/Select.tsx';

/** Choice of the length of the past view, days. */
export function PastDays(props: SelectProps) {
  return (
    <div className="cj-days">
      <Select {...props} />
    </div>
  );
}
