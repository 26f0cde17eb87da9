import { pageType } from '@plinth/site-model';
import {
  memberPaths,
  type MemberProblem,
  type MemberView,
  type PageDefinition,
} from '@plinth/site-renderer';
import type { Context } from 'hono';
import { isSameOrigin } from '../http/requestOrigin';
import { readSite } from '../locks/readSite';
import { sendPage } from '../pages/sendPage';
import { translatePage } from '../pages/translatePage';
import { ensureCrumb } from '../security/checkCrumb';
import type { ServerEnvironment } from '../serverEnvironment';
import type { SiteSnapshot } from '../site/loadSite';

export type RequestContext = Context<ServerEnvironment>;

/** A form of a member's page as it was posted. */
export interface MemberPost {
  site: SiteSnapshot;
  posted: URLSearchParams;
  /** The reason why nothing may be done: the form is not from a page of ours, or that page has expired. */
  refusal: MemberProblem | undefined;
}

export async function readMemberPost(c: RequestContext): Promise<MemberPost> {
  const site = await readSite(c);
  const posted = new URLSearchParams(await c.req.text());
  const isOurs = isSameOrigin(c) && posted.get('crumb') === ensureCrumb(c);
  const text = translatePage(site.definition, 'page.form.onceMore');
  return { site, posted, refusal: isOurs ? undefined : { field: 'form', text } };
}

/** The message about too many attempts, with the header for programs. */
export function tooManyAttempts(
  c: RequestContext,
  site: SiteSnapshot,
  wait: number,
): MemberProblem {
  c.header('retry-after', String(wait));
  return { field: 'form', text: translatePage(site.definition, 'page.login.wait', { wait }) };
}

export interface MemberVisit {
  c: RequestContext;
  site: SiteSnapshot;
}

/** Pages of members in the site's design: neither cached nor indexed. The account is for signed-in members only. */
export function sendMember(
  { c, site }: MemberVisit,
  member: MemberView,
  status = 200,
): Promise<Response> {
  const isAccount = member.state === 'account';
  const page: PageDefinition = {
    id: `member-${member.state}`,
    slug: (isAccount ? memberPaths.account : memberPaths.join).slice(1),
    title: translatePage(site.definition, `page.member.${member.state}`),
    pageType: isAccount ? pageType.protectedContent : pageType.memberAreaAccessDenied,
    sections: [],
  };
  return sendPage(c, { site, page }, { status, member });
}
