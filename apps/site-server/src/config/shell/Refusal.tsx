import type { ReactNode } from 'react';

/**
 * The message why an action was refused. It gets the focus: it is announced and visible, and the next Tab continues
 * after it, not in the menu.
 */
export const Refusal = ({ children }: { children: ReactNode }) => (
  // eslint-disable-next-line jsx-a11y/no-autofocus
  <p className="pl-config-error" role="alert" tabIndex={-1} autoFocus>
    {children}
  </p>
);
