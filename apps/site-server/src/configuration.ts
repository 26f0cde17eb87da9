import path from 'node:path';
import type { FontPreviewAccess } from './config/settings/fontPreviewAccess';
import { environmentReader, refuseMisspelt, type Environment } from './environmentReader';
import { readRetention, type Retention } from './jobs/retention';
import type { LogLevel } from './log';
import {
  readStripeAccess,
  readStripeAddress,
  type StripeAccess,
} from './payments/stripe/stripeAccess';
import { readMailServer, type MailServer } from './mail/mailServer';
import { readObjectAccess, type ObjectAccess } from './objects/objectAccess';
import { repositoryFolder } from './packageFolder';
import { maxPasswordLength, problemOfPassword, minPasswordLength } from './security/passwordRule';

export interface Configuration {
  /** `undefined`: 4321, or the next free port. */
  port: number | undefined;
  /** @default '127.0.0.1' */
  host: string;
  /** PostgreSQL, if set. */
  databaseUrl: string | undefined;
  /** The same without a pooler. @default `databaseUrl` */
  directDatabaseUrl: string | undefined;
  /** The embedded database's folder. */
  dataFolder: string;
  /** Whether a proxy's `X-Forwarded-For` and `X-Forwarded-Proto` are trusted. @default false */
  trustProxy: boolean;
  /** Origins of the site, its own first. @default the origin of the request */
  origins: readonly string[];
  /** Addresses of caches in front of the server, which get `PURGE` after a save. @default none */
  purge: readonly string[];
  /** A NATS server with JetStream for hits. @default none: they are written at once */
  hits: string | undefined;
  /** The contact for reports of security holes: `mailto:` or `https:`. @default none */
  securityContact: string | undefined;
  /** Milliseconds between reporting the stop and accepting no more requests. @default 0 */
  drain: number;
  /** @default 'info', or 'warn' where a person watches the terminal */
  logLevel: LogLevel;
  /** The access to the font service for previews in the owner's area. @default none */
  fontPreview: FontPreviewAccess | undefined;
  /** The access to a captcha's provider. @default none: our own proof of work */
  captchaProvider: { secret: string; address: string | undefined } | undefined;
  /** @default none: no mail is sent */
  mailServer: MailServer | undefined;
  /** @default none: the test provider takes the payments */
  stripe: StripeAccess | undefined;
  /** The address of Stripe's API. @default the address that Stripe documents */
  stripeAddress: string | undefined;
  /** Whether a database without a site gets the sample; else it gets an empty site. @default true */
  hasSample: boolean;
  /** The bucket in which files are kept. @default none: they are kept in the data folder */
  objects: ObjectAccess | undefined;
  /** Megabytes that an uploaded file may have. @default 100 */
  maxMegabytes: number | undefined;
  /**
   * The number of days for which reports of pages are kept. @default 762 for visits and page speed, 90 for errors and
   * traces
   */
  retention: Retention;
}

const maxDrainTime = 120_000;
const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const satisfies LogLevel[];

/** Every name that this server reads. */
const known = [
  ...['PLINTH_DATA', 'PLINTH_TRUST_PROXY', 'PLINTH_ORIGIN', 'PLINTH_SECURITY_CONTACT'],
  ...['PLINTH_LOG', 'PLINTH_DRAIN', 'PLINTH_PURGE', 'PLINTH_HITS', 'PLINTH_OWNER_PASSWORD'],
  ...['PLINTH_FONT_PREVIEW_ID', 'PLINTH_FONT_PREVIEW_TOKEN'],
  ...['PLINTH_MAIL', 'PLINTH_MAIL_FROM'],
  ...['PLINTH_STRIPE_SECRET_KEY', 'PLINTH_STRIPE_PUBLISHABLE_KEY'],
  ...['PLINTH_STRIPE_WEBHOOK_SECRET', 'PLINTH_STRIPE_API'],
  ...['PLINTH_UPLOAD_MB', 'PLINTH_SAMPLE', 'PLINTH_FILES'],
  ...['PLINTH_CAPTCHA_SECRET', 'PLINTH_CAPTCHA_VERIFY'],
  ...['PLINTH_KEEP_VISITS', 'PLINTH_KEEP_SPEED', 'PLINTH_KEEP_ERRORS', 'PLINTH_KEEP_TRACES'],
];

/**
 * Reads the environment.
 *
 * @throws when a variable has an invalid value: a server that guessed would start with the wrong data
 */
export function readConfiguration(env: Environment, { isTerminal = false } = {}): Configuration {
  refuseMisspelt(env, known);
  const { text, choice, number, isOn } = environmentReader(env);
  const databaseUrl = text('DATABASE_URL');
  if (databaseUrl && !isPostgres(databaseUrl)) {
    throw new Error(
      'DATABASE_URL must begin with postgres://. Unset it for the embedded database.',
    );
  }
  const directDatabaseUrl = text('DATABASE_DIRECT_URL') ?? databaseUrl;
  if (directDatabaseUrl && !(databaseUrl && isPostgres(directDatabaseUrl))) {
    throw new Error(
      'DATABASE_DIRECT_URL must begin with postgres://, and needs DATABASE_URL, the address of the pooler. Unset it where there is no pooler.',
    );
  }
  const host = text('HOST') ?? '127.0.0.1';
  if (/[\s/?#@]/.test(host)) {
    throw new Error(`HOST is "${host}". Give a name or an address, without a protocol.`);
  }
  const [authId, authToken] = [text('PLINTH_FONT_PREVIEW_ID'), text('PLINTH_FONT_PREVIEW_TOKEN')];
  if (Boolean(authId) !== Boolean(authToken)) {
    throw new Error(
      'One of PLINTH_FONT_PREVIEW_ID and PLINTH_FONT_PREVIEW_TOKEN is missing. Give both, or neither: previews of fonts are not offered then.',
    );
  }
  const ownerPassword = text('PLINTH_OWNER_PASSWORD');
  if (ownerPassword && problemOfPassword(ownerPassword)) {
    throw new Error(
      `PLINTH_OWNER_PASSWORD is too easy or too long. Give ${minPasswordLength} to ${maxPasswordLength} characters that are hard to guess, or none: one is generated then.`,
    );
  }
  const [captchaSecret, captchaAddress] = [
    text('PLINTH_CAPTCHA_SECRET'),
    text('PLINTH_CAPTCHA_VERIFY'),
  ];
  if (captchaAddress && !(captchaSecret && /^https?:/.test(captchaAddress))) {
    throw new Error(
      'PLINTH_CAPTCHA_VERIFY must be an address that begins with https://, and needs PLINTH_CAPTCHA_SECRET. Unset it for the address that the provider documents.',
    );
  }
  const folder = text('PLINTH_DATA');
  return {
    fontPreview: authId && authToken ? { authId, authToken } : undefined,
    captchaProvider: captchaSecret ? { secret: captchaSecret, address: captchaAddress } : undefined,
    port: number('PORT', { min: 0, max: 65_535, what: 'a port' }),
    drain:
      number('PLINTH_DRAIN', {
        min: 0,
        max: maxDrainTime,
        what: 'the milliseconds that your load balancer needs to notice',
      }) ?? 0,
    mailServer: readMailServer(env),
    objects: readObjectAccess(env),
    stripe: readStripeAccess(env),
    stripeAddress: readStripeAddress(env),
    maxMegabytes: number('PLINTH_UPLOAD_MB', {
      min: 1,
      max: 1000,
      what: 'the megabytes of the largest file',
    }),
    retention: readRetention(env),
    host,
    databaseUrl,
    directDatabaseUrl,
    dataFolder: folder ? path.resolve(folder) : path.join(repositoryFolder, '.plinth-data'),
    trustProxy: isOn('PLINTH_TRUST_PROXY') ?? false,
    hasSample: isOn('PLINTH_SAMPLE') ?? true,
    origins: readOrigins(text('PLINTH_ORIGIN')),
    hits: readStream(text('PLINTH_HITS')),
    purge: readAddresses(text('PLINTH_PURGE')),
    securityContact: readContact(text('PLINTH_SECURITY_CONTACT')),
    logLevel: choice('PLINTH_LOG', logLevels) ?? (isTerminal ? 'warn' : 'info'),
  };
}

const isPostgres = (url: string) => /^postgres(?:ql)?:\/\//.test(url);

function readOrigins(given = ''): string[] {
  return given
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((one) => {
      const url = URL.canParse(one) ? new URL(one) : undefined;
      if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin;
      throw new Error(
        `PLINTH_ORIGIN has "${one}". Give origins such as https://studio.example, without a path; the site's own first.`,
      );
    });
}

function readAddresses(given = ''): string[] {
  return given
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((one) => {
      if (URL.canParse(one) && /^https?:$/.test(new URL(one).protocol)) return one;
      throw new Error(
        `PLINTH_PURGE has "${one}". Give addresses such as http://127.0.0.1:8080/, to which PURGE is sent.`,
      );
    });
}

function readStream(given: string | undefined): string | undefined {
  if (given === undefined || (/^(?:nats|tls):\/\/\S+$/.test(given) && URL.canParse(given)))
    return given;
  throw new Error(
    `PLINTH_HITS is "${given}". Give the address of a NATS server with JetStream, such as nats://10.0.0.5:4222, or none: hits are written to the database at once then.`,
  );
}

function readContact(given: string | undefined): string | undefined {
  if (given === undefined || /^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(given)) return given;
  throw new Error(
    `PLINTH_SECURITY_CONTACT is "${given}". Give an address such as mailto:security@studio.example or https://studio.example/security.`,
  );
}
