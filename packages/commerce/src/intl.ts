export { formatMoneyAs } from './intl/formatMoneyAs';
export { intlTemplate } from './intl/intlTemplate';
export type { MoneyTemplate } from './intl/moneyTemplate';
export { parseMoneyAs } from './intl/parseMoneyAs';
