import { readCategoryChoice } from '@plinth/consent/categories';
import { readDecision } from '@plinth/consent/policy';
import { pageType } from '@plinth/site-model';
import {
  memberPaths,
  trackingCookie,
  type BlockDefinition,
  type CheckoutView,
  type PageDefinition,
  type PageRequest,
  type ShopAnswer,
} from '@plinth/site-renderer';
import type { Context } from 'hono';
import { publicUrl, siteOrigin } from '../http/requestOrigin';
import { readSession } from '../security/sessionCookie';
import { isSignUpOpen } from '../members/isSignUpOpen';
import type { ServerEnvironment } from '../serverEnvironment';
import { shopView } from '../shop/shopView';
import type { SiteSnapshot } from '../site/loadSite';
import { contentView } from './contentView';
import { feedAddress } from './listFile';
import { forcedByPreview } from './previewOptions';
import { webManifestPath } from './webManifest';
import { withBuyersEntries } from './withBuyersEntries';

/** The page's answers to this request alone; the renderer gets them unchanged. */
type PageAnswers = Pick<
  PageRequest,
  | 'carriedForm'
  | 'formAnswers'
  | 'mailHtml'
  | 'loginAnswer'
  | 'member'
  | 'reviewRequest'
  | 'unlockAnswer'
  | 'unsubscribe'
  | 'confirmation'
>;

export interface PageRequestInput extends PageAnswers {
  site: SiteSnapshot;
  page: PageDefinition;
  nonce: string;
  crumb?: string | undefined;
  /** The shop's answer to a post. */
  shopAnswer?: ShopAnswer;
  /** The address that the page is shown at, when another was requested. @default the address of the request */
  address?: URL | undefined;
  /** Only these are rendered. @default every block of the page */
  blocks?: readonly BlockDefinition[];
  /** A checkout with an address of its own. */
  shopCheckout?: CheckoutView | undefined;
}

/** Builds the renderer's input from a request. */
export async function requestOfPage(
  c: Context<ServerEnvironment>,
  input: PageRequestInput,
): Promise<PageRequest> {
  const { site, page, nonce, crumb, address, blocks, shopAnswer, ...more } = input;
  const { shopCheckout, ...answers } = more;
  const services = c.get('services');
  const asked = address ?? publicUrl(c);
  // A page that answers a posted form is at the form's address, and is still that page.
  const url =
    answers.formAnswers || answers.loginAnswer || shopAnswer
      ? new URL(`/${page.slug}`, asked)
      : asked;
  const account = (await readSession(c))?.account;
  // A site without a cart's page sells nothing, and a lock screen has no cart.
  const sells = site.pageBySlug.has('cart') && page.pageType !== pageType.lockScreen;
  const sold = sells
    ? await shopView(c, { site, page, account, answer: shopAnswer, checkout: shopCheckout })
    : undefined;
  const siteId = site.definition.id;
  const shop = await withBuyersEntries(services, sold, { siteId, account });
  return {
    url,
    origin: siteOrigin(c),
    manifestHref: webManifestPath,
    feed: feedAddress({ site, page }),
    shop,
    content: await contentView(services, { site, page, url, ...(blocks ? { blocks } : {}) }),
    nonce,
    isTurned: c.req.header('x-plinth-turn') === '1',
    cookieDecision: readDecision(c.req.header('cookie')),
    cookieChoice: readCategoryChoice(c.req.header('cookie')),
    hasTraces: trackingCookie.test(c.req.header('cookie') ?? ''),
    globalPrivacyControl: c.req.header('sec-gpc') === '1',
    ...(services.mailQueue.isSending ? { forgottenHref: memberPaths.forgotten } : {}),
    ...(isSignUpOpen(services, site) ? { joinHref: memberPaths.join } : {}),
    newFormKey: () => services.submissionKeys.issue(),
    captchaSum: (key) => services.captchaSums.of(key),
    ...(crumb === undefined ? {} : { crumb }),
    ...answers,
    ...forcedByPreview(asked, account),
    ...(isOwnersFrame(c, account) && { withoutCookieBanner: true }),
    ...(account ? { account: { id: account.id, email: account.email, roles: account.roles } } : {}),
  };
}

/**
 * Whether an account of the site views the page in the frame of its area: a visitor's prompts would cover a third of
 * it, and an answer would count as the account's own. Where no browser reports it, the address does
 * (`forcedByPreview`).
 */
const isOwnersFrame = (
  c: Context<ServerEnvironment>,
  account: { roles: readonly number[] } | undefined,
): boolean => Boolean(account?.roles.length) && c.req.header('sec-fetch-dest') === 'iframe';
