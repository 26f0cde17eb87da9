import { readDecision } from '@plinth/consent/policy';
import type { FormAnswer, PageDefinition, PageRequest } from '@plinth/site-runtime/render';
import type { Context } from 'hono';
import { publicUrl } from '../http/requestOrigin';
import { readSession } from '../security/sessionCookie';
import type { ServerEnvironment } from '../serverEnvironment';

export interface PageRequestInput {
  page: PageDefinition;
  nonce: string;
  crumb?: string | undefined;
  formAnswers?: Record<string, FormAnswer>;
  /** A key that goes on, so that what was posted with it stays one submission. */
  formKey?: string;
}

/** What the renderer may know about a request. */
export async function requestOfPage(
  c: Context<ServerEnvironment>,
  { page, nonce, crumb, formAnswers, formKey }: PageRequestInput,
): Promise<PageRequest> {
  const services = c.get('services');
  const asked = publicUrl(c);
  // A page that answers a posted form stands under the form's address, and is still that page.
  const url = formAnswers ? new URL(`/${page.slug}`, asked) : asked;
  const account = (await readSession(c))?.account;
  return {
    url,
    nonce,
    cookieDecision: readDecision(c.req.header('cookie')),
    globalPrivacyControl: c.req.header('sec-gpc') === '1',
    formKey: formKey ?? services.submissionKeys.issue(),
    ...(crumb === undefined ? {} : { crumb }),
    ...(formAnswers ? { formAnswers } : {}),
    ...(account ? { account: { id: account.id, email: account.email, roles: account.roles } } : {}),
  };
}
