import { unitSystem } from '@plinth/site-model';
import { zoneOfSite } from '@plinth/site-model/time';
import { defaultCurrency, type CurrencyCode } from '@plinth/commerce/money';
import { eq } from 'drizzle-orm';
import { couponUses } from '../../database/schema/index';
import { newShop } from '../../shop/newShop';
import { readShop } from '../../shop/readShop';
import type { ShopSettings } from '../../shop/shopDefinition';
import type { ConfigArea } from '../configArea';
import type { ConfigVisit } from '../configVisit';
import { findRevision, listRevisions, stateOf } from '../revisions/saveRevision';
import { sendConfigNotFound } from '../shell/refusals';
import { sendConfigPage } from '../shell/sendConfigPage';
import { checkTerms } from './checkTerms';
import {
  checkCoupons,
  draftOfCoupon,
  readPostedCoupons,
  type CouponDraft,
  type CouponForm,
} from './couponDraft';
import { CouponsPage, type CouponsPageProps } from './CouponsPage';
import { shopAddresses, type ShopPage } from './shopAddresses';
import {
  couponsPart,
  noShop,
  saveShopPart,
  termsPart,
  type SaveShopResult,
  type ShopPart,
} from './shopStore';
import { draftOfTerms, readPostedTerms, type TermsDraft } from './termsDraft';
import { TermsPage, type TermsPageProps } from './TermsPage';

/** The terms of the site's shop: its destinations, shipping costs, taxes and codes. */
export function registerShopTerms(area: ConfigArea): void {
  area.show(shopAddresses.terms, 'products', async (visit) => {
    const { settings, isNew } = await readTerms(visit);
    const draft = draftOfTerms(settings, formOf(visit, settings));
    return showTerms(visit, {
      // Nothing is preselected before the first choice.
      draft: isNew ? { ...draft, currencyCode: '' } : draft,
      base: isNew ? noShop : stateOf(termsPart.partOf(settings)),
      notice: noticeOf(visit),
    });
  });
  area.change(shopAddresses.terms, 'products', async (visit) => {
    const { settings } = await readTerms(visit);
    const draft = readPostedTerms(visit.posted);
    const newId = () => `terms-${visit.services.random(9).toString('base64url')}`;
    const { terms, problems } = checkTerms(draft, formOf(visit, settings), newId);
    const base = visit.posted.get('base') ?? '';
    if (problems.length > 0) return showTerms(visit, { draft, problems, base }, 422);
    const result = await save(visit, termsPart, {
      content: terms,
      currencyCode: terms.currencyCode,
    });
    if (result.outcome === 'saved') return saved(visit, 'terms');
    const theirs = termsPart.withPart(settings, result.theirs);
    return showTerms(
      visit,
      {
        draft,
        base: stateOf(result.theirs),
        conflict: differences(visit, draftOfTerms(theirs, formOf(visit, theirs)), draft),
      },
      409,
    );
  });

  area.show(shopAddresses.coupons, 'products', async (visit) => {
    const { settings, isNew } = await readTerms(visit);
    // An amount needs a currency: that has to be chosen first.
    if (isNew) return visit.c.redirect(shopAddresses.terms, 303);
    return showCoupons(visit, {
      drafts: settings.coupons.map((coupon) => draftOfCoupon(coupon, formOf(visit, settings))),
      base: stateOf(couponsPart.partOf(settings)),
      notice: noticeOf(visit),
    });
  });
  area.change(shopAddresses.coupons, 'products', async (visit) => {
    const { settings, isNew } = await readTerms(visit);
    if (isNew) return visit.c.redirect(shopAddresses.terms, 303);
    const form = formOf(visit, settings);
    const drafts = readPostedCoupons(visit.posted);
    const { coupons, problems } = checkCoupons(drafts, form, settings.coupons);
    const base = visit.posted.get('base') ?? '';
    if (problems.length > 0) return showCoupons(visit, { drafts, problems, base }, 422);
    const result = await save(visit, couponsPart, {
      content: { coupons },
      currencyCode: settings.currencyCode,
    });
    if (result.outcome === 'saved') return saved(visit, 'coupons');
    const theirs = result.theirs.coupons.map((coupon) => draftOfCoupon(coupon, form));
    const { translate } = visit.intl;
    return showCoupons(
      visit,
      {
        drafts,
        base: stateOf(result.theirs),
        conflict: [
          { name: translate('config.shop.title.coupons'), theirs: theirs.map(written).join('; ') },
        ],
      },
      409,
    );
  });

  registerVersions(area, 'terms', termsPart);
  registerVersions(area, 'coupons', couponsPart);
}

const siteIdOf = ({ site }: ConfigVisit) => site.definition.id;

/** The current terms; for a site without a shop, the initial ones. */
async function readTerms(visit: ConfigVisit): Promise<{ settings: ShopSettings; isNew: boolean }> {
  const shop = await readShop(visit.services.db, siteIdOf(visit));
  return { settings: shop ?? newShop(defaultCurrency), isNew: !shop };
}

const noticeOf = ({ url, intl }: ConfigVisit) =>
  url.searchParams.has('saved') ? intl.translate('config.shop.saved') : undefined;

function formOf({ intl, site }: ConfigVisit, { currencyCode }: ShopSettings): CouponForm {
  return {
    currencyCode,
    locale: intl.locale,
    system: site.definition.measurementStandard ?? unitSystem.metric,
    timeZone: zoneOfSite(site.definition),
  };
}

const save = <Part extends object>(
  visit: ConfigVisit,
  part: ShopPart<Part>,
  { content, currencyCode }: { content: Part; currencyCode: CurrencyCode },
): Promise<SaveShopResult<Part>> =>
  saveShopPart(visit.services.db, part, {
    siteId: siteIdOf(visit),
    part: content,
    currencyCode,
    author: visit.account,
    now: visit.now,
    base: visit.posted.get('base') ?? '',
  });

function saved({ services, c }: ConfigVisit, page: ShopPage): Response {
  services.site.forget();
  return c.redirect(`${shopAddresses[page]}?saved`, 303);
}

const revisionsOf = (visit: ConfigVisit, subject: string) =>
  listRevisions(visit.services.db, { siteId: siteIdOf(visit), subject });

async function showTerms(
  visit: ConfigVisit,
  shown: Omit<TermsPageProps, 'visit' | 'revisions' | 'form' | 'isNew'>,
  status = 200,
): Promise<Response> {
  const revisions = await revisionsOf(visit, termsPart.subject);
  const { settings, isNew } = await readTerms(visit);
  const form = formOf(visit, settings);
  const page = (
    <TermsPage visit={visit} revisions={revisions} form={form} isNew={isNew} {...shown} />
  );
  return sendConfigPage(visit, page, status);
}

async function showCoupons(
  visit: ConfigVisit,
  shown: Omit<CouponsPageProps, 'visit' | 'revisions' | 'uses'>,
  status = 200,
): Promise<Response> {
  const revisions = await revisionsOf(visit, couponsPart.subject);
  const rows = await visit.services.db
    .select()
    .from(couponUses)
    .where(eq(couponUses.siteId, siteIdOf(visit)));
  const uses = new Map(rows.map((row) => [row.code, row.uses]));
  const page = <CouponsPage visit={visit} revisions={revisions} uses={uses} {...shown} />;
  return sendConfigPage(visit, page, status);
}

/** Registers the form with an earlier version, and the button that restores one. */
function registerVersions<Part extends object>(
  area: ConfigArea,
  page: ShopPage,
  part: ShopPart<Part>,
): void {
  const address = shopAddresses[page];
  const find = async (visit: ConfigVisit, number: string | null | undefined) => {
    const { db } = visit.services;
    const subject = { siteId: siteIdOf(visit), subject: part.subject };
    const row = await findRevision(db, { ...subject, number: Number(number) });
    return row && (JSON.parse(row.source) as Part);
  };
  area.change(`${address}/restore`, 'products', async (visit) => {
    const content = await find(visit, visit.posted.get('number'));
    if (!content) return sendConfigNotFound(visit);
    const { settings } = await readTerms(visit);
    const result = await save(visit, part, { content, currencyCode: settings.currencyCode });
    // Another editor has saved since: the page shows the current state.
    return result.outcome === 'saved' ? saved(visit, page) : visit.c.redirect(address, 303);
  });
  area.show(`${address}/versions/:number`, 'products', async (visit) => {
    const number = visit.c.req.param('number');
    const content = await find(visit, number);
    if (!content) return sendConfigNotFound(visit);
    const { settings: now } = await readTerms(visit);
    const then = part.withPart(now, content);
    const form = formOf(visit, then);
    const shared = {
      base: stateOf(part.partOf(now)),
      notice: visit.intl.translate('config.versions.shown', { number: Number(number) }),
    };
    return page === 'terms'
      ? showTerms(visit, { ...shared, draft: draftOfTerms(then, form) })
      : showCoupons(visit, {
          ...shared,
          drafts: then.coupons.map((coupon) => draftOfCoupon(coupon, form)),
        });
  });
}

/** The differing parts of the current terms, as in the form. */
function differences({ intl: { translate } }: ConfigVisit, theirs: TermsDraft, mine: TermsDraft) {
  const rows: readonly [name: string, theirs: string, mine: string][] = [
    [translate('config.shop.currencyCode'), theirs.currencyCode, mine.currencyCode],
    [translate('config.shop.minimum'), theirs.minimum, mine.minimum],
    [translate('config.shop.countries'), theirs.countries, mine.countries],
    [translate('config.shop.home'), theirs.home, mine.home],
    [translate('config.shop.shipping'), rowsText(theirs.shipping), rowsText(mine.shipping)],
    [
      translate('config.shop.taxes'),
      `${theirs.pricesIncludeTax ? '✓ ' : ''}${rowsText(theirs.taxes)}`,
      `${mine.pricesIncludeTax ? '✓ ' : ''}${rowsText(mine.taxes)}`,
    ],
  ];
  return rows
    .filter(([, one, other]) => one !== other)
    .map(([name, one]) => ({ name, theirs: one }));
}

const rowsText = (
  rows: readonly { name: string; places: string; cost?: string; rate?: string }[],
) =>
  rows
    .map(({ name, places, cost, rate }) => [name, cost ?? rate, places].filter(Boolean).join(' '))
    .join('; ');

const written = ({ code, kind, value }: CouponDraft) =>
  [code, value, kind === 'percent' ? '%' : ''].filter(Boolean).join(' ');
