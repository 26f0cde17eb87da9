import { defineRoutes } from './route';

/** Rows of the calls of signed-in accounts. */
export const sessionRoutes = defineRoutes({
  /** [API-15] Signs an account out of the site; failure is only logged. */
  logout: {
    method: 'POST',
    path: '/api/auth/Logout',
    encoding: 'none',
    credentials: true,
    crumb: 'query',
    repeat: true,
    ignoresFailure: true,
    session: 'ends',
  },
  /** [API-15] [API-11] */
  memberLogin: {
    method: 'POST',
    path: '/api/site-users/account/session',
    encoding: 'json',
    answer: { xsrfToken: 'string' },
    credentials: true,
    crumb: 'query',
    session: 'starts',
  },
  /** [API-15] */
  memberLogout: {
    method: 'DELETE',
    path: '/api/site-users/account/session',
    encoding: 'query',
    credentials: true,
    crumb: 'query',
    repeat: true,
    session: 'ends',
  },
});
