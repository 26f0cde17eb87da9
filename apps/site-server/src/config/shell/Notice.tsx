import type { ReactNode } from 'react';

/** The result of a visit to an address; nothing where there is nothing to say. */
export const Notice = ({ children }: { children: ReactNode }) =>
  children ? (
    <p className="pl-config-notice" role="status">
      {children}
    </p>
  ) : null;
