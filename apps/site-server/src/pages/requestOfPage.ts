import { readDecision } from '@plinth/consent/policy';
import { pageType } from '@plinth/site-model';
import type {
  BlockDefinition,
  CheckoutView,
  FormAnswer,
  LoginAnswer,
  PageDefinition,
  PageRequest,
  ShopAnswer,
  UnlockAnswer,
  UnsubscribeView,
} from '@plinth/site-runtime/render';
import type { Context } from 'hono';
import { contentView } from '../collections/contentView';
import { forcedByPreview } from '../config/site/previewOptions';
import { publicUrl } from '../http/requestOrigin';
import { readSession } from '../security/sessionCookie';
import type { ServerEnvironment } from '../serverEnvironment';
import { shopView } from '../shop/shopView';
import type { SiteSnapshot } from '../site/loadSite';

export interface PageRequestInput {
  site: SiteSnapshot;
  page: PageDefinition;
  nonce: string;
  crumb?: string | undefined;
  formAnswers?: Record<string, FormAnswer>;
  /** Why a login was refused. */
  loginAnswer?: LoginAnswer | undefined;
  /** Where a lock screen leads, and why it stays. */
  unlockAnswer?: UnlockAnswer | undefined;
  /** A key that goes on, so that what was posted with it stays one submission. */
  formKey?: string;
  /** What the shop said to a post. */
  shopAnswer?: ShopAnswer;
  /** Where the page is shown, when something else was asked for. @default the address of the request */
  address?: URL | undefined;
  /** On the page for leaving a newsletter. */
  unsubscribe?: UnsubscribeView | undefined;
  /** On the page that shows a letter: its HTML. */
  letterHtml?: string | undefined;
  /** Only these are rendered. @default every block of the page */
  blocks?: readonly BlockDefinition[];
  /** A checkout with an address of its own. */
  shopCheckout?: CheckoutView | undefined;
}

/** What the renderer may know about a request. */
export async function requestOfPage(
  c: Context<ServerEnvironment>,
  { site, page, nonce, crumb, formAnswers, formKey, address, blocks, ...more }: PageRequestInput,
): Promise<PageRequest> {
  const { loginAnswer, unlockAnswer, shopAnswer, shopCheckout, unsubscribe, letterHtml } = more;
  const services = c.get('services');
  const asked = address ?? publicUrl(c);
  // A page that answers a posted form stands under the form's address, and is still that page.
  const url = formAnswers || loginAnswer || shopAnswer ? new URL(`/${page.slug}`, asked) : asked;
  const account = (await readSession(c))?.account;
  // A site without a cart's page sells nothing, and a lock screen has no cart.
  const sells = site.pageBySlug.has('cart') && page.pageType !== pageType.lockScreen;
  const shop = sells
    ? await shopView(c, { site, page, answer: shopAnswer, checkout: shopCheckout })
    : undefined;
  return {
    url,
    shop,
    content: await contentView(services, { site, page, url, ...(blocks ? { blocks } : {}) }),
    nonce,
    isTurned: c.req.header('x-plinth-turn') === '1',
    cookieDecision: readDecision(c.req.header('cookie')),
    globalPrivacyControl: c.req.header('sec-gpc') === '1',
    formKey: formKey ?? services.submissionKeys.issue(),
    ...(crumb === undefined ? {} : { crumb }),
    ...(formAnswers ? { formAnswers } : {}),
    ...(loginAnswer ? { loginAnswer } : {}),
    ...(unlockAnswer ? { unlockAnswer } : {}),
    ...(unsubscribe ? { unsubscribe } : {}),
    ...(letterHtml === undefined ? {} : { letterHtml }),
    ...forcedByPreview(asked, account),
    ...(isOwnersFrame(c, account) && { withoutCookieBanner: true }),
    ...(account ? { account: { id: account.id, email: account.email, roles: account.roles } } : {}),
  };
}

/**
 * Whether an account of the site looks at the page in the frame of its area: what visitors are asked would cover a third
 * of it, and an answer would be the account's own. Where no browser says so, the address does (`forcedByPreview`).
 */
const isOwnersFrame = (
  c: Context<ServerEnvironment>,
  account: { roles: readonly number[] } | undefined,
): boolean => Boolean(account?.roles.length) && c.req.header('sec-fetch-dest') === 'iframe';
