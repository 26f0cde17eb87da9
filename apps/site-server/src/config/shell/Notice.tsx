import type { ReactNode } from 'react';

/** The result of the last action; nothing without a message. */
export const Notice = ({ children }: { children: ReactNode }) =>
  children ? (
    <p className="pl-config-notice" role="status">
      {children}
    </p>
  ) : null;
