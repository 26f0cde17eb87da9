import { formatMoneyAs, type MoneyTemplate } from '@plinth/commerce/intl';
import { formatMoney, type Money } from '@plinth/commerce/money';
import type { Host } from '../boot/host';
import { pageContext } from './pageContext';
import { wording } from './wording';

/** The page's words, and money as the server has written it. */
export function shopWording(host: Host) {
  const { moneyTemplate } = pageContext(host) as { moneyTemplate?: MoneyTemplate };
  return {
    ...wording(host),
    format: (money: Money) =>
      moneyTemplate ? formatMoneyAs(money, moneyTemplate) : formatMoney(money),
  };
}
