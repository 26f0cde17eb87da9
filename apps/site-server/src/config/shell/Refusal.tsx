import type { ReactNode } from 'react';

/**
 * Why nothing was done. The answer begins here: it is read out, it is in sight, and the next Tab leads on from it, not
 * through the whole menu.
 */
export const Refusal = ({ children }: { children: ReactNode }) => (
  // eslint-disable-next-line jsx-a11y/no-autofocus
  <p className="pl-config-error" role="alert" tabIndex={-1} autoFocus>
    {children}
  </p>
);
