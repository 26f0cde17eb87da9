import type { PageRequest } from '../context/renderContext';

const logoutAction = '/session/logout';

/** The way out ([RUN-9]). The browser posts it by itself; the script says what was done. */
export const LogoutForm = ({
  request: { crumb },
  className,
  label,
}: {
  request: Pick<PageRequest, 'crumb'>;
  className: string;
  label: string;
}) => (
  <form method="post" action={logoutAction}>
    <input type="hidden" name="crumb" value={crumb ?? ''} />
    <button className={className} type="submit" data-logout="">
      {label}
    </button>
  </form>
);
