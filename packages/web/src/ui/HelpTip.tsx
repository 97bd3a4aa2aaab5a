import { CircleQuestionMark } from 'lucide-react';
import { Pressable } from './Pressable.tsx';
import { Tooltip } from './Tooltip.tsx';
import './button.css';

/** A small question mark that explains the element next to it. */
export function HelpTip({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    <Tooltip text={text} delayMs={150} placement="top">
      <Pressable aria-label={label} className="icon-button help-tip">
        <CircleQuestionMark size={14} aria-hidden />
      </Pressable>
    </Tooltip>
  );
}
