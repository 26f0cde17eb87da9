import type { ReactNode } from 'react';
import type { ConfigVisit } from '../configVisit';

/** A page in a frame adds many tab stops. A link on either side skips it; each is visible while it has the focus. */
export function PassFrame({
  translate,
  name,
  children,
}: {
  translate: ConfigVisit['intl']['translate'];
  /** The prefix of the ids of both links. */
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
