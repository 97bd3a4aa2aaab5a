import { Tag } from '../../ui/Tag.tsx';
import { useTrackingText } from './en.ts';
import './tracking-noun.css';

/** Wherever something simulated shows: that it is, and what that means one hover away. */
export function SimulatedTag({ isSimulated }: { readonly isSimulated: boolean }) {
  const text = useTrackingText();
  if (!isSimulated) return null;
  return (
    <span title={text.simulatedHint} className="simulated-tag">
      <Tag>{text.simulated}</Tag>
    </span>
  );
}
