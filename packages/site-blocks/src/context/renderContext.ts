import type { FormValues } from '@plinth/forms/rules';
import type { CategoryChoice } from '@plinth/consent/categories';
import type { Decision } from '@plinth/consent/policy';
import type { MessageCatalogue, Translate } from '@plinth/site-model';
import type { LanguageLink } from '@plinth/site-model/definition';
import type { runtimeMessages } from '../messages';
import type { ClientAssets } from './clientAssets';
import type { ConfirmView } from './confirmView';
import type { ContentView } from './contentView';
import type { StyleSheet } from './hoistStyles';
import type { MoneyWriter } from './moneyWriter';
import type { MemberView } from './memberView';
import type { PolicySources } from './policySources';
import type { ReviewRequestView } from './reviewView';
import type { ShopView } from './shopView';
import type { PageDefinition, SiteDefinition } from './siteDefinition';
import type { UnsubscribeView } from './unsubscribeView';

/** The server's knowledge of the request; everything optional has a visitor without JavaScript in mind. */
export interface PageRequest {
  url: URL;
  /** The site's, for what others keep of the page. @default the address's own */
  origin?: string;
  /** The site's web manifest, as a path of this site. @default none */
  manifestHref?: string;
  /** The feed of what the page lists, as a path of this site. */
  feed?: string | undefined;
  /** Value for the page's Content-Security-Policy nonce. */
  nonce: string;
  /**
   * True where a page that is shown already asks for this one, to put it in its own place. Its style comes as text then:
   * the policy of the page that shows it knows another nonce. @default false
   */
  isTurned?: boolean;
  /** The visitor's decision about cookies. @default 'none' */
  cookieDecision?: Decision;
  /** The categories of a yes, where the visitor chose among them ([CNS-9]). @default all of them */
  cookieChoice?: CategoryChoice | undefined;
  globalPrivacyControl?: boolean;
  /**
   * Tracking has left something in the visitor's browser: the page clears it where it may not be there. @default false
   */
  hasTraces?: boolean;
  /** Show the cookie banner whatever was decided; the choice is not recorded ([CNS-4]). */
  forceCookieBanner?: boolean;
  /** Leave the cookie banner closed although nothing is decided: the owner looks at the page ([CNS-4]). */
  withoutCookieBanner?: boolean;
  /** Open the popup at once, wherever and however often it would stand; it is neither remembered nor counted. */
  forcePopup?: boolean;
  /** Show the bars of mobile devices on every device. */
  forceBars?: boolean;
  crumb?: string;
  account?: { id: string; email: string; roles: number[] } | undefined;
  /** Answer to a form that was posted without JavaScript, by form id. */
  formAnswers?: Record<string, FormAnswer>;
  /** A form that was posted without a session: the login carries it, and brings it back when it has succeeded. */
  carriedForm?: string | undefined;
  /** Why a login that was posted without JavaScript was refused ([RUN-10b]). */
  loginAnswer?: LoginAnswer | undefined;
  /** Where a lock screen leads, and why it stays ([RUN-24]). @default the address */
  unlockAnswer?: UnlockAnswer | undefined;
  /** On a page of members: sign-up, a new password, the own account. */
  member?: MemberView | undefined;
  /** Where a visitor becomes a member; absent where nobody does by themselves. */
  joinHref?: string | undefined;
  /** Where a member asks for a new password; absent where no mail is sent. */
  forgottenHref?: string | undefined;
  /** On the page for leaving a newsletter. */
  unsubscribe?: UnsubscribeView | undefined;
  /** On the page that confirms a subscription. */
  confirmation?: ConfirmView | undefined;
  /** On the page that shows a mail: its HTML, made by the server with everything in it escaped. */
  mailHtml?: string | undefined;
  /** Gives a key to each form of the page, so that what is posted without JavaScript is stored once. */
  newFormKey?: () => string;
  /**
   * The two numbers, 2 to 9, that a form with this key asks to add up where no script runs. @default nothing is asked
   */
  captchaSum?: (formKey: string) => readonly [number, number];
  /** On a site that sells. */
  shop?: ShopView | undefined;
  /** On the page of a review request. */
  reviewRequest?: ReviewRequestView | undefined;
  /** The answers to `contentNeeds`. */
  content?: ContentView | undefined;
}

export interface LoginAnswer {
  email: string;
  message: string;
  /** The page that was asked for. */
  returnTo: string;
}

export interface UnlockAnswer {
  /** Why the password was refused. */
  message?: string;
  /** The page that was asked for. */
  returnTo: string;
}

export interface FormAnswer {
  /** The id of the block that was posted. @default every block with this form */
  blockId?: string;
  outcome: 'saved' | 'refused';
  values: FormValues;
  /** Field id → message. */
  errors: Record<string, string>;
  /** Message for the whole form. */
  message?: string;
  /** The key that goes on, so that what was posted with it stays one submission. @default a new one */
  key?: string;
  /** It came without the captcha that the form has. @default false */
  lacksCaptcha?: boolean;
  /** Seconds after which it may be tried again. */
  retryAfter?: number;
}

export interface RenderContext {
  /** As it stands around this page: in the page's language. */
  site: SiteDefinition;
  page: PageDefinition;
  request: PageRequest;
  assets: ClientAssets;
  /** The language of the page. */
  locale: string;
  /** The path of the home page in that language. */
  homeHref: string;
  /** The ways to the languages of the site, its own first; one at most where it has a single one. */
  languageLinks: readonly LanguageLink[];
  messages: MessageCatalogue;
  /** The page's own words. */
  translate: Translate<keyof typeof runtimeMessages>;
  styles: StyleSheet;
  /** Owner's rich text with everything that could run taken out. */
  sanitizeHtml(html: string): string;
  /** The same for a text that stands in a link, without links. */
  sanitizeLinkHtml(html: string): string;
  /** The same for the cookie banner's text, which may hold less. */
  sanitizeBannerHtml(html: string): string;
  /** The template by which this site writes money; the browser gets the same one. */
  money: MoneyWriter;
  /** True for the first picture-like block of the page: it must not load lazily. */
  takeFirstPicture(): boolean;
  wantStyle(name: string): void;
  wantLaterStyle(name: string): void;
  /** Beginnings of the keys of messages that a script of the page says. */
  wantMessages(beginnings: readonly string[]): void;
  /** The script of a block by its source, fetched when such a block is started. */
  wantClient(source: string): void;
  /** A part on the page that cannot wait until somebody uses it asks for this: the page starts by itself. */
  wantStart(): void;
  /** A script that stands in the page itself, once: for what cannot wait for a file. */
  wantInlineScript(script: string): void;
  /** Lets the page's policy frame another origin; a block asks for what it may show. */
  allowFrame(origin: string): void;
  /** The same for pictures. */
  allowPicture(origin: string): void;
  /** The same for all that another company's own script needs. */
  allowProvider(sources: PolicySources): void;
  /** A block of the page may load a script that the policy lets through by the nonce alone. */
  wantNonce(): void;
  /** A word of the address without which the page holds other things: its canonical address keeps it. */
  keepInAddress(name: string, value: string): void;
  /** Tells this page apart from others of the same title, such as the day of a date that comes every week. */
  addToTitle(text: string): void;
  problem(text: string): void;
  readonly wanted: {
    styles: ReadonlySet<string>;
    laterStyles: ReadonlySet<string>;
    messages: ReadonlySet<string>;
    clients: ReadonlySet<string>;
    inlineScripts: ReadonlySet<string>;
    frames: ReadonlySet<string>;
    pictures: ReadonlySet<string>;
    /** Origins of others whose sounds and videos the page plays. */
    media: ReadonlySet<string>;
    /** HTML of the owner's, and what it lost when it was sanitised. */
    removed: ReadonlyMap<string, readonly string[]>;
    providers: ReadonlySet<PolicySources>;
    addressParameters: ReadonlyMap<string, string>;
    /** The texts that stand behind the page's own title. */
    titleParts: readonly string[];
    readonly start: boolean;
    readonly nonce: boolean;
    problems: readonly string[];
  };
}
