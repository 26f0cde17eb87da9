import { ShopChoice, shopFields, withEmptyRows } from './ShopField';
import { ShopForm, type ShopFormProps } from './ShopForm';
import { couponKinds, type CouponDraft, type CouponProblem } from './couponDraft';

const none: CouponDraft = {
  code: '',
  kind: 'percent',
  value: '',
  minimum: '',
  maxUses: '',
  from: '',
  to: '',
  isAlone: false,
};

export interface CouponsPageProps extends Omit<ShopFormProps, 'page' | 'children' | 'problems'> {
  drafts: readonly CouponDraft[];
  /** Number of orders that used a code, by the code; only those with a limit are counted. */
  uses: ReadonlyMap<string, number>;
  problems?: readonly CouponProblem[];
}

/** The coupons of a shop: their discount, buyers, number of uses and period. */
export function CouponsPage({ drafts, uses, problems = [], ...shown }: CouponsPageProps) {
  const { visit } = shown;
  const { translate, number } = visit.intl;
  const mayChange = visit.rights.mayChange('products');
  const { field, wrong } = shopFields({
    visit,
    problems,
    labelOf: (name) =>
      translate(`config.shop.coupon.${fieldNames.find((one) => one === name) ?? 'code'}`),
    problemText: (kind) => translate(`config.shop.coupon.problem.${kind}`),
  });
  const rows = withEmptyRows(drafts, none, mayChange);
  return (
    <ShopForm {...shown} page="coupons" problems={wrong}>
      <p className="pl-config-note">{translate('config.shop.coupons.what')}</p>
      {rows.length === 0 ? <p>{translate('config.shop.coupons.none')}</p> : null}
      {rows.map((row, at) => {
        const used = uses.get(row.code);
        return (
          <fieldset key={at} disabled={!mayChange} className="pl-config-pairs">
            <legend>
              {row.code === '' ? translate('config.shop.coupons.new') : <bdi>{row.code}</bdi>}
              {used === undefined || row.code === ''
                ? null
                : ` · ${translate('config.shop.coupons.used', { count: used, shown: number(used) })}`}
            </legend>
            {field({ id: `code-${at}`, value: row.code, direction: 'ltr' })}
            <ShopChoice
              id={`kind-${at}`}
              name="kind"
              label={translate('config.shop.coupon.kind')}
              value={row.kind}
              options={couponKinds.map((kind) => [
                kind,
                translate(`config.shop.coupon.kind.${kind}`),
              ])}
            />
            {field({ id: `value-${at}`, value: row.value, inputMode: 'decimal', direction: 'ltr' })}
            {field({
              id: `minimum-${at}`,
              value: row.minimum,
              inputMode: 'decimal',
              direction: 'ltr',
            })}
            {field({
              id: `maxUses-${at}`,
              value: row.maxUses,
              inputMode: 'numeric',
              direction: 'ltr',
            })}
            {field({ id: `from-${at}`, value: row.from, type: 'date' })}
            {field({ id: `to-${at}`, value: row.to, type: 'date' })}
            <ShopChoice
              id={`alone-${at}`}
              name="alone"
              label={translate('config.shop.coupon.alone')}
              value={row.isAlone ? 'yes' : 'no'}
              options={[
                ['no', translate('config.shop.coupon.alone.no')],
                ['yes', translate('config.shop.coupon.alone.yes')],
              ]}
            />
          </fieldset>
        );
      })}
    </ShopForm>
  );
}

const fieldNames = ['code', 'value', 'minimum', 'maxUses', 'from', 'to'] as const;
