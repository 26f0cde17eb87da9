import type { PageRequest } from '../context/renderContext';

const logoutAction = '/session/logout';

/** The logout form ([RUN-9]). The browser posts it without scripts; the script confirms it. */
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
