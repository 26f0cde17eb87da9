import { blockType } from '@plinth/site-model';
import { blocksOf } from '../../context/blocksOf';
import type { PageDefinition } from '../../context/siteDefinition';
import { readNumberOr, readTextOr } from '../../context/readSettings';

/** The settings of a donation block. Amounts are minor units of the shop's currency. */
export interface Donation {
  title: string;
  amounts: readonly number[];
  /** The preselected amount. */
  suggested?: number | undefined;
  /** Whether the visitor may enter another amount. */
  isOwnAllowed: boolean;
  minimum: number;
  maximum: number;
}

/** A typing error with two more digits should not become a payment. */
const defaultMaximum = 1_000_000;

export function donationOf(settings: Record<string, unknown>): Donation {
  const { amounts } = settings;
  const isAmount = (value: unknown): value is number =>
    Number.isSafeInteger(value) && Number(value) > 0;
  const known = Array.isArray(amounts) ? amounts.filter(isAmount) : [];
  const suggested = readNumberOr(settings, 'suggested', 0);
  return {
    title: readTextOr(settings, 'title', ''),
    amounts: known,
    suggested: known.includes(suggested) ? suggested : undefined,
    isOwnAllowed: known.length === 0 || settings['isOwnAllowed'] !== false,
    minimum: readNumberOr(settings, 'minimum', 100),
    maximum: readNumberOr(settings, 'maximum', defaultMaximum),
  };
}

/**
 * The donation of a donation's page: of its block with amounts, else of any block that links to the
 * page ([COM-13]); `undefined` if there is no such block.
 */
export function readDonation(
  pages: readonly PageDefinition[],
  donatePageId: string,
): Donation | undefined {
  const page = pages.find(({ id }) => id === donatePageId);
  const asks = donationsOf(page ? [page] : []).find(({ amounts }) => Array.isArray(amounts));
  const leads = donationsOf(pages).find((settings) => settings['donatePageId'] === donatePageId);
  const settings = asks ?? leads;
  if (!settings) return undefined;
  const donation = donationOf(settings);
  return { ...donation, title: donation.title || page?.title || '' };
}

const donationsOf = (pages: readonly PageDefinition[]): Record<string, unknown>[] =>
  pages
    .flatMap(blocksOf)
    .filter(({ type }) => type === blockType.donation)
    .map(({ settings }) => settings ?? {});
