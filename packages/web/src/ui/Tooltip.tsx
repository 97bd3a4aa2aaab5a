import type { ReactElement } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import { RichText } from './RichText.tsx';
import './tooltip.css';

export interface TooltipProps {
  /** May hold the inline tags of `parseRichText`; never a text that came from the server. */
  readonly text: string;
  readonly placement?: 'top' | 'bottom' | 'left' | 'right';
  readonly delayMs?: number;
  /** One focusable element. */
  readonly children: ReactElement;
}

/** Hide delay of C-09, ms. */
const HIDE_DELAY_MS = 400;

export function Tooltip({ text, placement = 'bottom', delayMs = 500, children }: TooltipProps) {
  return (
    <TooltipTrigger delay={delayMs} closeDelay={HIDE_DELAY_MS}>
      {children}
      <AriaTooltip className="tooltip" placement={placement} offset={6}>
        <RichText text={text} />
      </AriaTooltip>
    </TooltipTrigger>
  );
}
