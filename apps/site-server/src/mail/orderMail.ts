import { languageTag } from '@plinth/site-model';
import { subscriptionText } from '@plinth/commerce';
import type { CartLine } from '@plinth/commerce/cart';
import { multiplyMoney, type CurrencyCode, type Money } from '@plinth/commerce/money';
import { zoneOfSite } from '@plinth/site-model/time';
import { createMoneyWriter, messagesOfSite, type SiteDefinition } from '@plinth/site-renderer';
import { deliveryAddress } from '../shop/deliveryAddress';
import { orderSums } from '../shop/orderSums';
import { readDownloads } from '../shop/readDownloads';
import type { Services } from '../services';
import { giftCardCode } from '../shop/giftCards';
import type { OrderRow } from '../shop/orderParts';
import { isMembership } from '../shop/shopPages';
import { inLanguageOfOrder } from './inLanguageOfOrder';
import { mailHead, type MailHead } from './mailHead';
import { mailPageAddress } from './mailPageAddress';
import { translateMail } from './translateMail';
import { isUndecided } from '../shop/isUndecided';

/** The facts about an order for its buyer, before they become HTML or text. */
export interface OrderMail extends MailHead {
  to: { name: string; email: string };
  subject: string;
  title: string;
  /** Sentences, each a paragraph. */
  paragraphs: readonly string[];
  /** The code of a gift card. */
  code: string | undefined;
  /** Number and day of the order. */
  number: string | undefined;
  /** The answers of a form, each below its question. */
  answers?: readonly { label: string; lines: readonly string[] }[];
  /** The address for answers to the mail. @default its sender */
  replyTo?: string | undefined;
  /** The only action of the mail. */
  action?: { label: string; href: string };
  lines: readonly MailLine[];
  sums: readonly MailSum[];
  /** The bought files, for readers who may have them. */
  downloads: { label: string; files: readonly { name: string; href: string }[] } | undefined;
  address: { label: string; lines: readonly string[] } | undefined;
  /** Where a browser shows the mail. */
  browser: { label: string; href: string } | undefined;
}

export interface MailLine {
  title: string;
  quantity: number;
  /** Chosen options, and the number of payments. */
  facts: readonly string[];
  amount: string;
  /** Address of its picture, the smallest that is sharp. */
  picture: string | undefined;
}

export interface MailSum {
  label: string;
  amount: string;
  isTotal: boolean;
}

export interface MailCircumstances {
  services: Pick<Services, 'db' | 'signer' | 'clock'>;
  site: SiteDefinition;
  /** The origin of the site's addresses in the mail. */
  origin: string;
  /**
   * Whether its reader may have codes that are worth money. Otherwise the code of a gift card is masked, and no link
   * leads to the whole mail. @default true
   */
  isWhole?: boolean;
  /** The parcel that the mail is about: its number, or the address at which it is followed. @default it is about none */
  parcel?: { tracking: string } | undefined;
}

/** The mail about an order's current state. */
export async function orderMail(
  row: OrderRow,
  {
    services: { db, signer, clock },
    site: given,
    origin,
    isWhole = true,
    parcel,
  }: MailCircumstances,
): Promise<OrderMail> {
  const { site, cart } = await inLanguageOfOrder(db, given, row);
  const { locale = 'en' } = site;
  const lines = cart.entries ?? [];
  const say = (
    key: Parameters<typeof translateMail>[1],
    values?: Parameters<typeof translateMail>[2],
  ) => translateMail(site, key, values);
  // A site in another language has only that language's pages.
  const state = kindOf(row, given, lines);
  const isSent = parcel !== undefined && row.status === 'paid';
  const kind = isSent ? 'sent' : state;
  const tracking = isSent ? parcel.tracking : '';
  const trackingAddress = /^https?:\/\/\S+$/.test(tracking) ? tracking : undefined;
  const number = String(row.number);
  const { name = '' } = row.address;
  const currencyCode = row.currencyCode as CurrencyCode;
  const { format } = createMoneyWriter(locale, currencyCode);
  const money = (amount: number) => format({ amount, currencyCode });
  const downloadsOf = async () => {
    const files = await readDownloads({ db, signer, clock }, row.id);
    const [first] = files;
    if (!first) return undefined;
    return {
      label: say('mail.downloads', {
        count: first.max,
        date: dayOf(new Date(first.until), site),
      }),
      files: files.flatMap(({ name, href }) => (href ? [{ name, href: origin + href }] : [])),
    };
  };
  const code = kind === 'gift-card' ? giftCardCode(signer, row.id) : undefined;
  return {
    ...mailHead(site, origin),
    to: { name, email: row.email },
    subject: say(`mail.${kind}.subject`, { number, site: site.title }),
    title: say(`mail.${kind}.title`),
    paragraphs: [
      name ? say('mail.greeting', { name }) : say('mail.greetingWithoutName'),
      say(`mail.${kind}.text`),
      ...(tracking && !trackingAddress ? [say('mail.sent.tracking', { tracking })] : []),
    ],
    ...(trackingAddress
      ? { action: { label: say('mail.sent.follow'), href: trackingAddress } }
      : {}),
    code: isWhole ? code : code?.replace(/[^-](?=.{4})/g, '•'),
    number: say('mail.number', { number, date: dayOf(row.placedAt, site) }),
    lines: lines.map((line) => lineOf(line, { site, origin, format })),
    sums: orderSums(cart, row.grandTotal).map(({ name: sum, amount, detail = '' }) => {
      const label = say(`mail.sum.${sum}`, { code: detail });
      return {
        label: detail && sum !== 'giftCard' ? `${label} (${detail})` : label,
        amount: money(amount),
        isTotal: sum === 'total',
      };
    }),
    downloads: isWhole && row.status === 'paid' ? await downloadsOf() : undefined,
    address: await deliveryAddress(db, { row, cart, site }).then(
      (found) => found && { label: say('mail.address'), lines: found },
    ),
    browser: isWhole
      ? { label: say('mail.browser'), href: origin + mailPageAddress(signer, row.id) }
      : undefined,
  };
}

function kindOf({ kind, status }: OrderRow, { pages }: SiteDefinition, lines: readonly CartLine[]) {
  if (isUndecided(status)) return 'pending';
  if (status === 'refunded' || status === 'cancelled') return status;
  if (status !== 'paid') return 'not-paid';
  const itemIds = lines.map(({ itemId }) => itemId);
  if (kind === 'subscription') return isMembership(pages, itemIds) ? 'membership' : 'subscription';
  return kind === 'donation' || kind === 'gift-card' ? kind : 'cart';
}

const dayOf = (moment: Date, site: SiteDefinition): string =>
  new Intl.DateTimeFormat(languageTag(site.locale), {
    dateStyle: 'long',
    timeZone: zoneOfSite(site),
  }).format(moment);

interface LineCircumstances {
  site: SiteDefinition;
  origin: string;
  format: (money: Money) => string;
}

function lineOf(line: CartLine, { site, origin, format }: LineCircumstances): MailLine {
  const { title, quantity, choices = [], subscription, unitPrice, imageUrl } = line;
  const textOptions = { locale: site.locale ?? 'en', messages: messagesOfSite(site) };
  return {
    title,
    quantity,
    facts: [
      ...choices.map(({ value }) => value),
      ...(subscription ? [subscriptionText(subscription, textOptions)] : []),
    ],
    amount: format(multiplyMoney(unitPrice, quantity)),
    picture: pictureOf(imageUrl, origin),
  };
}

/** Only addresses that a browser would fetch by HTTP; `format` requests a width ([MED-1]). */
function pictureOf(imageUrl: string | undefined, origin: string): string | undefined {
  if (!imageUrl || !URL.canParse(imageUrl, origin)) return undefined;
  const url = new URL(imageUrl, origin);
  if (!/^https?:$/.test(url.protocol)) return undefined;
  url.searchParams.set('format', '300w');
  return url.href;
}
