import { useText } from '../i18n/en.ts';
import { paths } from '../navigation/paths.ts';
import { Link } from '../ui/Link.tsx';

export function HomeLink() {
  const text = useText();
  return (
    <Link kind="bare" className="header-logo" href={paths.home()} aria-label={text.header.home}>
      <Logo />
      <span>{text.product}</span>
    </Link>
  );
}

/** A satellite in its keep-out volume. */
function Logo() {
  return (
    <svg width={20} height={20} viewBox="0 0 24 24" fill="none" aria-hidden="true">
      <ellipse
        cx="12"
        cy="12"
        rx="10.5"
        ry="4.8"
        transform="rotate(-32 12 12)"
        stroke="var(--object2)"
        strokeWidth="1.6"
      />
      <path d="M12 2.4A9.6 9.6 0 0 1 21.6 12" stroke="var(--accent)" strokeWidth="1.6" strokeLinecap="round" />
      <circle cx="12" cy="12" r="3" fill="var(--fg1)" />
    </svg>
  );
}
