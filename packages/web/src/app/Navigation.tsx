import { Ellipsis, PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useIdentity } from '../auth/auth-context.tsx';
import { useText } from '../i18n/en.ts';
import { usePlace } from '../navigation/RouterProvider.tsx';
import { cx } from '../styles/class-names.ts';
import { Menu } from '../ui/Floating.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { Link } from '../ui/Link.tsx';
import { Pressable } from '../ui/Pressable.tsx';
import { Tooltip } from '../ui/Tooltip.tsx';
import { useMediaQuery } from '../ui/use-media-query.ts';
import { currentOf, type Destination, destinationsOf } from './destinations.tsx';
import { secondaryPages } from './secondary-pages.ts';
import { useShell } from './shell-store.ts';
import './navigation.css';

/** Maximum number of labelled items in the phone bar, including the link to the others. */
const PLACES_ON_PHONE = 5;

/** The rail at the left; on a phone it is the bar at the bottom. */
export function Navigation() {
  const isPhone = useMediaQuery('(max-width: 719px)');
  const destinations = destinationsOf(useIdentity());
  const { pathname } = usePlace();
  const current = currentOf(destinations, pathname);
  if (destinations.length === 0) return null;
  return isPhone ? (
    <Bar destinations={destinations} current={current} />
  ) : (
    <Rail destinations={destinations} current={current} />
  );
}

interface PlacesProps {
  readonly destinations: readonly Destination[];
  readonly current: Destination | undefined;
}

/** Labels next to the icons where there is room or the user selected them, short labels below the icons elsewhere. */
function Rail({ destinations, current }: PlacesProps) {
  const text = useText();
  const isWide = useMediaQuery('(min-width: 1440px)');
  const isOpen = useShell((state) => state.railChoice) ?? isWide;
  const chooseRail = useShell((state) => state.chooseRail);
  return (
    <nav aria-label={text.navigation.label} className={cx('rail', isOpen && 'rail-open')}>
      <ul>
        {destinations.map((destination) => (
          <li key={destination.id}>
            <PlaceLink destination={destination} isShort={!isOpen} isCurrent={destination === current} />
          </li>
        ))}
      </ul>
      <IconButton
        className="rail-toggle"
        label={isOpen ? text.navigation.collapse : text.navigation.expand}
        aria-expanded={isOpen}
        onPress={() => chooseRail(!isOpen)}
      >
        {isOpen ? <PanelLeftClose size={18} aria-hidden /> : <PanelLeftOpen size={18} aria-hidden />}
      </IconButton>
    </nav>
  );
}

/** The first places with their names, and the others behind the last. */
function Bar({ destinations, current }: PlacesProps) {
  const text = useText();
  const secondaryPlaces = secondaryPages(useIdentity());
  const isAll = destinations.length + secondaryPlaces.length <= PLACES_ON_PHONE;
  const first = isAll ? destinations : destinations.slice(0, PLACES_ON_PHONE - 1);
  const foldedPlaces = [...destinations.slice(first.length), ...secondaryPlaces];
  return (
    <nav aria-label={text.navigation.label} className="rail">
      <ul>
        {first.map((destination) => (
          <li key={destination.id}>
            <PlaceLink destination={destination} isShort isCurrent={destination === current} />
          </li>
        ))}
        {foldedPlaces.length > 0 && (
          <li>
            <Menu
              label={text.navigation.more}
              placement="bottom end"
              trigger={
                <Pressable
                  className="rail-link"
                  {...(current && !first.includes(current) && { 'aria-current': 'true' as const })}
                >
                  <Ellipsis size={18} aria-hidden />
                  <span className="rail-name">{text.navigation.more}</span>
                </Pressable>
              }
              entries={foldedPlaces.map((place) => ({
                id: place.id,
                label: text.navigation[place.id],
                href: place.href,
                isCurrent: place === current,
                ...('icon' in place && { icon: place.icon }),
              }))}
            />
          </li>
        )}
      </ul>
    </nav>
  );
}

interface PlaceLinkProps {
  readonly destination: Destination;
  readonly isShort: boolean;
  readonly isCurrent: boolean;
}

function PlaceLink({ destination, isShort, isCurrent }: PlaceLinkProps) {
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
      <span className="rail-name">{isShort ? text.navigation.short[destination.id] : name}</span>
    </Link>
  );
  return isShort ? (
    <Tooltip text={name} placement="right">
      {link}
    </Tooltip>
  ) : (
    link
  );
}
