import type { Context } from 'hono';
import { publicUrl, siteOrigin } from '../http/requestOrigin';
import { ensureCrumb } from '../security/checkCrumb';
import { readSession } from '../security/sessionCookie';
import type { Account, OpenSession } from '../security/sessions';
import type { ServerEnvironment } from '../serverEnvironment';
import type { Services } from '../services';
import type { SiteSnapshot } from '../site/loadSite';
import { configRights, type ConfigRights } from './access/configRights';
import type { ConfigFiles } from './configFiles';
import { configIntl, type ConfigIntl } from './configIntl';

export type RequestContext = Context<ServerEnvironment>;

/** A request to the configuration area, signed in or not. */
export interface ConfigArrival {
  c: RequestContext;
  services: Services;
  site: SiteSnapshot;
  files: ConfigFiles;
  intl: ConfigIntl;
  /** The crumb for the forms of the response. */
  crumb: string;
  nonce: string;
  url: URL;
  /** The site's origin, for links outside the area, such as in mails. */
  origin: string;
  now: Date;
  session: OpenSession | undefined;
}

/** A request of an account with the right to it. */
export interface ConfigVisit extends ConfigArrival {
  session: OpenSession;
  account: Account;
  rights: ConfigRights;
  /** Fields of the posted form; empty for a GET. */
  posted: URLSearchParams;
  /** Requests one of the site's own paths, as a first-time visitor. */
  ask: AskSite;
}

export type AskSite = (path: string) => Promise<Response> | Response;

export async function readArrival(c: RequestContext, files: ConfigFiles): Promise<ConfigArrival> {
  const services = c.get('services');
  const site = await services.site.read();
  return {
    c,
    services,
    site,
    files,
    intl: configIntl(site.definition, c.req.header('accept-language')),
    crumb: ensureCrumb(c),
    nonce: services.random(16).toString('base64'),
    url: publicUrl(c),
    origin: siteOrigin(c),
    now: new Date(services.clock()),
    session: await readSession(c),
  };
}

export const visitOf = (
  arrival: ConfigArrival,
  session: OpenSession,
  {
    ask,
    posted = new URLSearchParams(),
  }: Pick<ConfigVisit, 'ask'> & { posted?: URLSearchParams | undefined },
): ConfigVisit => {
  const { account } = session;
  return { ...arrival, session, account, rights: configRights(account.roles), posted, ask };
};
