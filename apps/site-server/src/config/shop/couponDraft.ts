import { languageTag } from '@plinth/site-model';
import { addDays, dateInZone, readMoment, startOfDay } from '@plinth/site-model/time';
import { normaliseCode } from '../../shop/normaliseCode';
import type { ShopCoupon } from '../../shop/shopDefinition';
import { readAmount, writeAmount } from '../products/amounts';
import type { ProductForm } from '../products/productForm';

export const couponKinds = ['percent', 'amount', 'free-shipping'] as const;
export type CouponKind = (typeof couponKinds)[number];

/** A coupon in the form. */
export interface CouponDraft {
  code: string;
  kind: CouponKind;
  /** The percentage or the amount. */
  value: string;
  minimum: string;
  maxUses: string;
  /** Days in the site's time zone, both inclusive. */
  from: string;
  to: string;
  isAlone: boolean;
}

export interface CouponProblem {
  field: string;
  kind: 'code' | 'twice' | 'percent' | 'amount' | 'uses' | 'days' | 'many';
}

export interface CouponForm extends ProductForm {
  timeZone: string;
}

const maxCouponsOfShop = 500;
const maxCodeLength = 60;

export function draftOfCoupon(coupon: ShopCoupon, form: CouponForm): CouponDraft {
  const { code, discount, minimumSubtotal, maxUses, startsAt, endsAt, isCombinable } = coupon;
  const number = new Intl.NumberFormat(languageTag(form.locale), {
    useGrouping: false,
    maximumFractionDigits: 6,
  });
  return {
    code,
    kind: discount.kind,
    value:
      discount.kind === 'percent'
        ? number.format(discount.percent)
        : discount.kind === 'amount'
          ? writeAmount(discount.amount.amount, form)
          : '',
    minimum: minimumSubtotal ? writeAmount(minimumSubtotal.amount, form) : '',
    maxUses: maxUses === undefined ? '' : String(maxUses),
    from: startsAt === undefined ? '' : dateInZone(startsAt, form.timeZone),
    to: endsAt === undefined ? '' : dateInZone(endsAt - 1, form.timeZone),
    isAlone: isCombinable === false,
  };
}

/** Reads the posted rows as they were typed; a row without a code and a value is left out. */
export function readPostedCoupons(posted: URLSearchParams): CouponDraft[] {
  const at = (name: string, index: number) => posted.getAll(name)[index]?.trim() ?? '';
  return posted
    .getAll('code')
    .map((_, index): CouponDraft => ({
      code: at('code', index),
      kind: couponKinds.find((kind) => kind === at('kind', index)) ?? 'percent',
      value: at('value', index),
      minimum: at('minimum', index),
      maxUses: at('maxUses', index),
      from: at('from', index),
      to: at('to', index),
      isAlone: at('alone', index) === 'yes',
    }))
    .filter(({ code, value }) => code !== '' || value !== '');
}

/**
 * Checks the rows field by field.
 *
 * @param stored the current coupons: settings that the form does not show stay
 */
export function checkCoupons(
  drafts: readonly CouponDraft[],
  form: CouponForm,
  stored: readonly ShopCoupon[],
): { coupons: ShopCoupon[]; problems: readonly CouponProblem[] } {
  const problems: CouponProblem[] = [];
  const keys = drafts.map(({ code }) => normaliseCode(code).toLowerCase());
  const coupons = drafts.map((draft, at): ShopCoupon => {
    const note = (field: string, kind: CouponProblem['kind']) =>
      problems.push({ field: `${field}-${at}`, kind });
    if (at >= maxCouponsOfShop) note('code', 'many');
    if (draft.code === '' || draft.code.length > maxCodeLength) note('code', 'code');
    else if (keys.indexOf(keys[at]!) !== at) note('code', 'twice');
    return readCoupon(draft, {
      form,
      note,
      before: stored.find(({ code }) => code === draft.code),
    });
  });
  return { coupons, problems };
}

interface Reading {
  form: CouponForm;
  note: (field: string, kind: CouponProblem['kind']) => void;
  before: ShopCoupon | undefined;
}

function readCoupon(draft: CouponDraft, { form, note, before }: Reading): ShopCoupon {
  const { currencyCode, timeZone } = form;
  const minimum = draft.minimum === '' ? undefined : readAmount(draft.minimum, form);
  if (draft.minimum !== '' && minimum === undefined) note('minimum', 'amount');
  const uses = /^\d{1,9}$/.test(draft.maxUses) ? Number(draft.maxUses) : undefined;
  if (draft.maxUses !== '' && uses === undefined) note('maxUses', 'uses');
  const isDay = (day: string) =>
    /^\d{4}-\d{2}-\d{2}$/.test(day) && readMoment(day, timeZone) !== undefined;
  for (const name of ['from', 'to'] as const)
    if (draft[name] !== '' && !isDay(draft[name])) note(name, 'days');
  if (isDay(draft.from) && isDay(draft.to) && draft.to < draft.from) note('to', 'days');
  return {
    ...(before?.name ? { name: before.name } : {}),
    ...(before?.itemIds ? { itemIds: before.itemIds } : {}),
    code: draft.code,
    discount: readDiscount(draft, { form, note }),
    ...(minimum === undefined ? {} : { minimumSubtotal: { amount: minimum, currencyCode } }),
    ...(uses === undefined ? {} : { maxUses: uses }),
    ...(isDay(draft.from) ? { startsAt: startOfDay(draft.from, timeZone) } : {}),
    ...(isDay(draft.to) ? { endsAt: startOfDay(addDays(draft.to, 1), timeZone) } : {}),
    ...(draft.isAlone ? { isCombinable: false } : {}),
  };
}

function readDiscount(
  { kind, value }: CouponDraft,
  { form, note }: Pick<Reading, 'form' | 'note'>,
): ShopCoupon['discount'] {
  if (kind === 'free-shipping') return { kind };
  if (kind === 'percent') {
    const text = value.replace('%', '').trim().replace(',', '.');
    const percent = /^\d{1,3}(\.\d{1,4})?$/.test(text) ? Number(text) : 0;
    if (percent <= 0 || percent > 100) note('value', 'percent');
    return { kind, percent };
  }
  const amount = readAmount(value, form);
  if (!amount) note('value', 'amount');
  return { kind, amount: { amount: amount ?? 0, currencyCode: form.currencyCode } };
}
