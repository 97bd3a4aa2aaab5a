import { useLocation } from '@tanstack/react-router';
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useIdentity } from '../auth/auth-context.tsx';
import { useText } from '../i18n/en.ts';
import { cx } from '../styles/class-names.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { Link } from '../ui/Link.tsx';
import { Tooltip } from '../ui/Tooltip.tsx';
import { currentOf, type Destination, destinationsOf } from './destinations.tsx';
import { useShell } from './shell-store.ts';
import './navigation.css';

/** The rail at the left; on a phone it is the bar at the bottom. */
export function Navigation() {
  const text = useText();
  const destinations = destinationsOf(useIdentity());
  const { pathname } = useLocation();
  const current = currentOf(destinations, pathname);
  const isOpen = useShell((state) => state.isRailOpen);
  const toggle = useShell((state) => state.toggleRail);
  if (destinations.length === 0) return null;
  return (
    <nav aria-label={text.navigation.label} className={cx('rail', isOpen && 'rail-open')}>
      <ul>
        {destinations.map((destination) => (
          <li key={destination.id}>
            <RailLink destination={destination} isOpen={isOpen} isCurrent={destination === current} />
          </li>
        ))}
      </ul>
      <IconButton
        className="rail-toggle"
        label={isOpen ? text.navigation.collapse : text.navigation.expand}
        aria-expanded={isOpen}
        onPress={toggle}
      >
        {isOpen ? <PanelLeftClose size={18} aria-hidden /> : <PanelLeftOpen size={18} aria-hidden />}
      </IconButton>
    </nav>
  );
}

interface RailLinkProps {
  readonly destination: Destination;
  readonly isOpen: boolean;
  readonly isCurrent: boolean;
}

function RailLink({ destination, isOpen, isCurrent }: RailLinkProps) {
  const text = useText();
  const name = text.navigation[destination.id];
  const link = (
    <Link
      kind="bare"
      className="rail-link"
      href={destination.href}
      {...(isCurrent && { 'aria-current': 'page' as const })}
    >
      {destination.icon}
      <span className="rail-name">{name}</span>
    </Link>
  );
  return isOpen ? (
    link
  ) : (
    <Tooltip text={name} placement="right">
      {link}
    </Tooltip>
  );
}
