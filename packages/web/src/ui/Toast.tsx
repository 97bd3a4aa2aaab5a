import { X } from 'lucide-react';
import { Breakable } from './Breakable.tsx';
import { IconButton } from './IconButton.tsx';
import { Link } from './Link.tsx';
import { StatusSymbol } from './Status.tsx';
import type { StatusLevel } from './status-level.ts';
import './toast.css';

export interface ToastProps {
  readonly level: StatusLevel;
  readonly title: string;
  readonly message: string;
  readonly time: string;
  readonly closeLabel: string;
  /** Link to details. */
  readonly href?: string;
  readonly linkLabel?: string;
  /** Interrupts a screen reader instead of waiting for a pause. */
  readonly isAlert: boolean;
  readonly onClose: () => void;
  readonly onHover?: (isHovered: boolean) => void;
}

export function Toast({
  level,
  title,
  message,
  time,
  closeLabel,
  href,
  linkLabel,
  isAlert,
  onClose,
  onHover,
}: ToastProps) {
  return (
    <div
      className={`toast level-${level}`}
      role={isAlert ? 'alert' : 'status'}
      onPointerEnter={() => onHover?.(true)}
      onPointerLeave={() => onHover?.(false)}
    >
      <StatusSymbol level={level} />
      <div className="toast-text">
        <p className="toast-title">{title}</p>
        {message !== '' && (
          <p>
            <Breakable text={message} />
          </p>
        )}
        <p className="toast-time mono">{time}</p>
        {href !== undefined && <Link href={href}>{linkLabel}</Link>}
      </div>
      <IconButton label={closeLabel} hint={false} onPress={onClose}>
        <X size={14} aria-hidden />
      </IconButton>
    </div>
  );
}
