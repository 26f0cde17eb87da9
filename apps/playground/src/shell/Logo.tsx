import type { ReactNode } from 'react';

/** A plinth: base, shaft and cap. */
export function Logo(): ReactNode {
  return (
    <svg className="logo" viewBox="0 0 16 16" width="20" height="20" aria-hidden="true">
      <path d="M3 3h10v3H3zM5 7h6v4H5zM2 12h12v2H2z" fill="currentColor" />
    </svg>
  );
}
