import type { ReactNode } from 'react';
import type { ConfigVisit } from '../configVisit';

/**
 * A page in a frame is one long run of stops for whoever walks by keyboard. A link on either side leads past it; each is
 * seen while it has the focus.
 */
export function PassFrame({
  translate,
  name,
  children,
}: {
  translate: ConfigVisit['intl']['translate'];
  /** Begins the ids of both links. */
  name: string;
  children: ReactNode;
}) {
  return (
    <>
      <a className="pl-config-pass" id={`${name}-before`} href={`#${name}-after`}>
        {translate('config.frame.pass')}
      </a>
      {children}
      <a className="pl-config-pass" id={`${name}-after`} href={`#${name}-before`}>
        {translate('config.frame.passBack')}
      </a>
    </>
  );
}
