import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PageRenderer } from '@plinth/site-renderer';
import { createPartsOfSite } from './partsOfSite';
import { createSites, type Sites } from './createSites';
import { createBatches, type Batches } from './batches/createBatches';
import type { FontPreviewAccess } from './config/settings/fontPreviewAccess';
import type { SiteFolder } from './files/siteFolder';
import { noFileStorage, type FileStorage } from './uploads/fileStorage';
import { createPictureSizes, type PictureSizes } from './uploads/pictureSizes';
import { defaultMaxMegabytes } from './uploads/uploadLimits';
import type { OpenDatabase, Database } from './database/openDatabase';
import type { CaptchaSums } from './forms/captchaSums';
import type { CaptchaVerifier } from './forms/captchaVerifier';
import type { CaptchaSecrets } from './forms/captchaSecrets';
import { formFileLimits } from './formFiles/formFileLimits';
import { usualRetention, type Retention } from './jobs/retention';
import { createReadiness, type Readiness } from './http/readiness';
import { createRenderQueue, type RenderQueue } from './http/createRenderQueue';
import type { HitStream } from './hits/createHitStream';
import type { Log } from './log';
import { createMailQueue, type MailQueue } from './mail/queue/mailQueue';
import type { MailTransport } from './mail/createMailTransport';
import { loadServerSecret } from './security/loadServerSecret';
import {
  createMemoryRateLimiter,
  createStoredRateLimiter,
  type RateLimit,
  type RateLimiter,
} from './security/rateLimits';
import { createReportBudget, type ReportBudget, type ReportLimits } from './security/byteLimits';
import { createFloodWatch, type FloodLimits, type FloodWatch } from './security/floodWatch';
import { createPasswordQueue, type PasswordQueue } from './security/passwordQueue';
import { standardPasswordCost, type PasswordCost } from './security/passwords';
import type { Sessions } from './security/sessions';
import type { SignedTokens } from './security/signedToken';
import { createRecentCarts, type RecentCarts } from './shop/recentCarts';
import { createPaymentIds } from './payments/paymentIds';
import { createStripeClient } from './payments/stripe/createStripeClient';
import { createStripePayments } from './payments/stripe/createStripePayments';
import type { StripeAccess } from './payments/stripe/stripeAccess';
import { createTestPaymentProvider, type PaymentProvider } from './shop/paymentProvider';
import { createPageMemory } from './pages/createPageMemory';
import { createPurger, type Purger } from './pages/createPurger';
import { createSharedPages, type SharedPages } from './pages/createSharedPages';
import { createQueue, type Queue } from './http/createQueue';
import type { SiteIndex } from './search/indexSite';
import { createSigner, type Signer } from './security/signer';
import { bundledPlaces } from './site/bundledPlaces';
import { createBundledPlaces, type PlaceProvider } from './site/places';
import { reportOnce } from './site/reportOnce';
import { createStateStore, type SiteStore } from './site/createStateStore';
import { readDirectory } from './site/siteDirectory';

/** The services that depend on the environment. */
export interface ServicesInput {
  database: OpenDatabase;
  renderer: PageRenderer;
  log: Log;
  /** Milliseconds since 1970. */
  clock: () => number;
  random: (bytes: number) => Buffer;
  /** Milliseconds of a monotonic clock. @default performance.now */
  elapsed?: () => number;
  /** Whether a proxy's headers about the visitor are trusted. @default false */
  trustProxy?: boolean;
  /** Origins of the site, such as `https://studio.example`; its own is first. @default the origin of the request */
  origins?: readonly string[];
  /** The contact for reports of security holes. @default none */
  securityContact?: string | undefined;
  /** Addresses of caches in front of the server, which drop pages after a save. @default none */
  purge?: readonly string[];
  /** Limits that replace the standard ones, by call. */
  rateLimits?: Partial<Record<string, RateLimit>>;
  /** Limits of waiting refused reports. @default the usual limits */
  floodLimits?: FloodLimits;
  /** The cost of hashing a new password. @default standardPasswordCost */
  passwordCost?: PasswordCost;
  /** The bytes of reports that pages may send. @default the usual limits */
  reportLimits?: Partial<ReportLimits>;
  /** Milliseconds for which a form can be sent after its key was issued. @default one day */
  submissionKeyLifetime?: number;
  /** The source of places. @default the bundled set */
  places?: PlaceProvider;
  /** The access to the provider of forms with a site key. @default none */
  captchaProvider?: { secret?: string; address?: string | undefined } | undefined;
  /** The verifier of captchas. @default our own proof of work, and the provider where there is one */
  captcha?: CaptchaVerifier;
  /** The payment provider. @default Stripe where there is access to it, else a test provider without money */
  payments?: PaymentProvider;
  /** The access to Stripe. @default none */
  stripe?: StripeAccess | undefined;
  /** The address of Stripe's API, for accounts of sites, too. @default the address that Stripe documents */
  stripeAddress?: string | undefined;
  /** Milliseconds to wait for a payment. @default 20000 */
  paymentTimeout?: number;
  /** The files of the data folder, for the first site. @default none */
  siteFolder?: SiteFolder;
  /** Those of another site. @default none */
  siteFolderOf?: (siteId: string) => SiteFolder;
  /** Where uploaded files are kept. @default nowhere: no file can be uploaded */
  fileStorage?: FileStorage;
  /** The folder of the sizes in which pictures are served; it can be emptied at any time. */
  picturesFolder?: string;
  /** Megabytes that an uploaded file may have. @default 100 */
  maxMegabytes?: number | undefined;
  /** The access to the font service for previews. @default none: they are not offered */
  fontPreview?: FontPreviewAccess | undefined;
  /** The mail server. @default none: the owner's area shows the mails instead */
  mailTransport?: MailTransport | undefined;
  /** The stream of hits before the database. @default none */
  hitStream?: HitStream | undefined;
  /** The number of days for which reports of pages are kept. @default usualRetention */
  retention?: Retention;
  /** Milliseconds for which a site is served without a query. @default 1000 */
  siteMaxAge?: number;
  /** Milliseconds that a page waits for a newer state of the site when it has one. @default 100 */
  sitePatience?: number;
  /** Waits until the servers of the same database have been notified of a save. @default there are none */
  settle?: () => Promise<void>;
}

/** Everything that a handler may use; a request has the services of its own site. */
export interface Services {
  db: Database;
  database: OpenDatabase;
  renderer: PageRenderer;
  /** Renders a page, or returns the page that was rendered from the same input before. */
  renderPage: PageRenderer['renderPage'];
  /** Pages that every visitor without cookies gets. */
  sharedPages: SharedPages;
  /** Makes caches in front of the server drop pages. */
  purger: Purger;
  log: Log;
  clock: () => number;
  random: (bytes: number) => Buffer;
  configuration: {
    trustProxy: boolean;
    origins: readonly string[];
    securityContact: string | undefined;
    rateLimits: Partial<Record<string, RateLimit>>;
  };
  signer: Signer;
  /** Signs values that are the same for all sites of the server. */
  serverSigner: Signer;
  crumbs: SignedTokens;
  submissionKeys: SignedTokens;
  sessions: Sessions;
  passwordCost: PasswordCost;
  passwordQueue: PasswordQueue;
  /** Bytes that pages may report. */
  reportBudget: ReportBudget;
  /** Bytes of files that visitors may send. */
  formFileBudget: ReportBudget;
  limiters: { stored: RateLimiter; memory: RateLimiter };
  /** Detects senders that go on sending refused requests. */
  floods: FloodWatch;
  batches: Batches;
  readiness: Readiness;
  /** The queue in which a request waits before it renders a page. */
  turns: RenderQueue;
  site: SiteStore;
  /** Identifies the site in limits of the server. */
  siteKey: string;
  /** Whether it is the first site, which the server's environment is about. */
  isFirstSite: boolean;
  /** All sites of the database. */
  sites: Sites<Services>;
  /** The index of the search. */
  siteIndex: SiteIndex;
  /** Searches wait for each other, so that a flood of them leaves connections for everything else. */
  inSearchQueue: Queue;
  places: PlaceProvider;
  captcha: CaptchaVerifier;
  /** The questions that replace the captcha where no script runs. */
  captchaSums: CaptchaSums;
  recentCarts: RecentCarts;
  /** The site's own, or those of the server. */
  payments: PaymentProvider;
  /** The provider for sites without an account of their own. */
  serverPayments: PaymentProvider;
  stripeAddress: string | undefined;
  paymentTimeout: number;
  siteFolder: SiteFolder;
  fileStorage: FileStorage;
  pictureSizes: PictureSizes;
  /** Pictures are read and made one at a time, so that they leave the rest of the server free. */
  inPictureQueue: Queue;
  maxMegabytes: number;
  /** `undefined`: previews of fonts are not offered. */
  fontPreview: FontPreviewAccess | undefined;
  /** `undefined`: no mail is sent. */
  mailTransport: MailTransport | undefined;
  mailQueue: MailQueue;
  retention: Retention;
  /** Signs the challenges of our own captcha. */
  captchaSecret: string;
  /** The site's secrets at providers of captchas. */
  captchaSecrets: CaptchaSecrets;
  /** Overrides the addresses of providers. @default those of their documentation */
  captchaAddress: string | undefined;
}

/**
 * Milliseconds for which the names of sites are used without a query. Another server's change is reported at once;
 * reading a thousand names takes some milliseconds.
 */
const directoryMaxAge = 10_000;

function paymentsOf({ stripe, database: { db }, clock }: ServicesInput): PaymentProvider {
  if (!stripe) return createTestPaymentProvider();
  const ids = createPaymentIds({ db, clock });
  return createStripePayments({ ...stripe, client: createStripeClient(stripe), ids, clock });
}

export async function createServices(input: ServicesInput): Promise<Services> {
  const { database, renderer, log, clock, random } = input;
  const { db } = database;
  const serverSigner = createSigner(await loadServerSecret(db, { random, now: new Date(clock()) }));
  const purger = createPurger({ addresses: input.purge ?? [], log });
  const reportRow = reportOnce((row, problem) => log.warn('site.malformed', { row, problem }));
  const fileStorage = input.fileStorage ?? noFileStorage;
  const inPictureQueue = createQueue({ atOnce: 1, maxWaiting: 200 });
  const serverPayments = input.payments ?? paymentsOf(input);
  const stripeAddress = input.stripeAddress ?? input.stripe?.address;
  const createParts = (siteId?: string) =>
    createPartsOfSite({
      ...input,
      db,
      serverSigner,
      purger,
      reportRow,
      serverPayments,
      stripeAddress,
      ...(siteId === undefined ? {} : { siteId }),
    });
  const elapsed = input.elapsed ?? (() => performance.now());
  const directory = createStateStore({
    load: () => readDirectory(db),
    log,
    clock,
    maxAge: input.siteMaxAge ?? directoryMaxAge,
    ...(input.sitePatience === undefined ? {} : { patience: input.sitePatience }),
  });
  const services: Services = {
    ...createParts(),
    serverSigner,
    siteKey: 'first',
    isFirstSite: true,
    sites: createSites({ first: () => services, directory, createParts, elapsed }),
    db,
    database,
    renderer,
    renderPage: createPageMemory({ renderPage: renderer.renderPage, random }),
    purger,
    sharedPages: createSharedPages({
      renderPage: renderer.renderPage,
      random,
      onProblems({ page }, problems) {
        for (const problem of problems) log.warn('page.problem', { page: page.id, problem });
      },
    }),
    log,
    clock,
    random,
    configuration: {
      trustProxy: input.trustProxy ?? false,
      origins: input.origins ?? [],
      securityContact: input.securityContact,
      rateLimits: input.rateLimits ?? {},
    },
    passwordCost: input.passwordCost ?? standardPasswordCost,
    passwordQueue: createPasswordQueue(),
    reportBudget: createReportBudget(createMemoryRateLimiter(clock), input.reportLimits),
    formFileBudget: createReportBudget(createMemoryRateLimiter(clock), formFileLimits),
    limiters: {
      stored: createStoredRateLimiter(db, clock),
      memory: createMemoryRateLimiter(clock),
    },
    floods: createFloodWatch({ elapsed, ...input.floodLimits }),
    batches: createBatches(db, { hitStream: input.hitStream }),
    readiness: createReadiness(),
    turns: createRenderQueue(),
    // The pool has ten connections, and no request waits for longer than a hundred searches take.
    inSearchQueue: createQueue({ atOnce: 4, maxWaiting: 100 }),
    places: input.places ?? createBundledPlaces(bundledPlaces),
    recentCarts: createRecentCarts({ elapsed }),
    serverPayments,
    stripeAddress,
    paymentTimeout: input.paymentTimeout ?? 20_000,
    fileStorage,
    inPictureQueue,
    pictureSizes: createPictureSizes({
      folder: input.picturesFolder ?? path.join(tmpdir(), `plinth-pictures-${process.pid}`),
      storage: fileStorage,
      inTurn: inPictureQueue,
    }),
    maxMegabytes: input.maxMegabytes ?? defaultMaxMegabytes,
    captchaAddress: input.captchaProvider?.address,
    fontPreview: input.fontPreview,
    mailTransport: input.mailTransport,
    mailQueue: createMailQueue({ clock, isSending: input.mailTransport !== undefined }),
    retention: input.retention ?? usualRetention,
  };
  return services;
}
