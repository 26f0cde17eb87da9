import { formatMoneyAs, type MoneyTemplate } from '@plinth/commerce/intl';
import { formatMoney, type Money } from '@plinth/commerce/money';
import type { Host } from '../host/host';
import { pageContext } from './pageContext';
import { pageMessages } from './pageMessages';

/** The page's messages, and the server's format of money. */
export function shopMessages(host: Host) {
  const { moneyTemplate } = pageContext(host) as { moneyTemplate?: MoneyTemplate };
  return {
    ...pageMessages(host),
    format: (money: Money) =>
      moneyTemplate ? formatMoneyAs(money, moneyTemplate) : formatMoney(money),
  };
}
