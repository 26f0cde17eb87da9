import {
  crumbCookie,
  createSiteClient,
  sessionRoutes,
  SiteCallError,
} from '@plinth/site-api/client';
import type { PageDefinition } from '@plinth/site-renderer';
import { writePage } from './storedPage';

/** Where the playground's server passes calls on to the site server. */
const baseUrl = new URL('site-server', document.baseURI).pathname;

const { memberLogin } = sessionRoutes;
const client = createSiteClient({ calls: { memberLogin }, baseUrl, crumb: crumbCookie() });

export type Outcome =
  { kind: 'saved'; url: string } | { kind: 'sign-in' } | { kind: 'failed'; text: string };

interface PagesAnswer {
  slug?: string;
  error?: string;
  crumb?: string;
  loginRequired?: boolean;
}

/** The address of the site server, from the playground's server; `undefined` if only files are served. */
export async function findSiteServer(): Promise<string | undefined> {
  const response = await fetch(`${baseUrl}/origin`).catch(() => undefined);
  if (!response?.ok) return undefined;
  const answer = (await response.json().catch(() => ({}))) as { origin?: string };
  return answer.origin;
}

/** @returns the error message, if any */
export async function signIn(email: string, password: string): Promise<string | undefined> {
  try {
    await client.memberLogin({ email, password });
    return undefined;
  } catch (error) {
    if (!(error instanceof SiteCallError)) throw error;
    return error.text ?? unreachable;
  }
}

const unreachable = 'The site server does not answer. Start it with `pnpm start`.';

/** Sends the page with the crumb of this browser; a refused crumb is replaced, and the call is repeated once. */
export async function putOnline(page: PageDefinition, site: string): Promise<Outcome> {
  let crumb = crumbCookie().read() ?? '';
  for (let tries = 0; tries < 2; tries += 1) {
    const response = await fetch(`${baseUrl}/api/pages?crumb=${encodeURIComponent(crumb)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: writePage(page),
    }).catch(() => undefined);
    const answer = (await response?.json().catch(() => undefined)) as PagesAnswer | undefined;
    if (!response || !answer) return { kind: 'failed', text: unreachable };
    if (response.ok) return { kind: 'saved', url: new URL(`/${answer.slug}`, site).href };
    if (answer.loginRequired) return { kind: 'sign-in' };
    if (!answer.crumb) return { kind: 'failed', text: answer.error ?? unreachable };
    crumb = answer.crumb;
  }
  return {
    kind: 'failed',
    text: 'This browser keeps no cookies, and the site server asks for one.',
  };
}
