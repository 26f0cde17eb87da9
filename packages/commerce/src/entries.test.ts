import { checkMessages } from '@plinth/site-model/check-messages';
import { expect, it } from 'vitest';
import * as cart from './cart';
import * as commerce from './index';
import * as intl from './intl';
import { commerceMessages } from './messages';
import { germanCommerceMessages } from './messages.de';
import * as money from './money';
import * as react from './react';

it('exports exactly the public names of @plinth/commerce', () => {
  expect(Object.keys(commerce).sort()).toEqual([
    'addToCart',
    'attachCart',
    'attachCartAnnouncer',
    'attachCartIndicator',
    'attachCartSync',
    'attachPricingToggle',
    'attachProduct',
    'attachPurchase',
    'attachQuickView',
    'cartCount',
    'cartCountLabel',
    'cartNoticeText',
    'changeQuantity',
    'checkoutAddress',
    'choiceState',
    'chosenVariant',
    'commerceMessages',
    'couponText',
    'createProductChoice',
    'currencyName',
    'currentPrice',
    'generateSku',
    'goToCheckout',
    'goneText',
    'hasVariedPrices',
    'isAllowedPrice',
    'isAllowedSku',
    'isInStock',
    'isOnSale',
    'isSoldOut',
    'kindText',
    'maxShownItems',
    'minimumSubtotalText',
    'navigateFrame',
    'productLimits',
    'productLine',
    'productOptions',
    'productPrice',
    'readVariants',
    'removedLineText',
    'stockText',
    'subscriptionText',
    'totalStock',
    'valueText',
    'variantPrice',
  ]);
});

it('exports exactly the public names of @plinth/commerce/money', () => {
  expect(Object.keys(money).sort()).toEqual([
    'MoneyError',
    'addMoney',
    'allocateMoney',
    'compareMoney',
    'currencyCodes',
    'currencyOf',
    'defaultCurrency',
    'formatMoney',
    'isCurrencyCode',
    'money',
    'multiplyMoney',
    'parseMoney',
    'splitTax',
    'subtractMoney',
    'sumMoney',
  ]);
});

it('exports exactly the public names of @plinth/commerce/cart', () => {
  expect(Object.keys(cart).sort()).toEqual([
    'CartRefusal',
    'cartChannelName',
    'cartJournalName',
    'cartLineId',
    'cartTotals',
    'createCartJournal',
    'createCartStore',
    'emptyCart',
    'isTaxIncluded',
    'openCartChannel',
    'projectCart',
    'withCartTotals',
  ]);
});

it('exports exactly the public names of @plinth/commerce/intl', () => {
  expect(Object.keys(intl).sort()).toEqual(['formatMoneyAs', 'intlTemplate', 'parseMoneyAs']);
});

it('exports exactly the public names of @plinth/commerce/react', () => {
  expect(Object.keys(react).sort()).toEqual([
    'Cart',
    'CartForm',
    'CartIndicator',
    'CartSums',
    'GiftCard',
    'Plan',
    'PricingToggle',
    'ProductFields',
    'ProductOptions',
    'ProductPriceText',
    'QuickView',
    'RefusalSummary',
    'RemovedLines',
    'useCart',
    'useCartNotice',
    'useProductChoice',
  ]);
});

it('has messages that can be read, and German ones with the same places', () => {
  expect(checkMessages(commerceMessages, { plain: true })).toEqual([]);
  expect(
    checkMessages(germanCommerceMessages, {
      locale: 'de',
      defaults: commerceMessages,
      plain: true,
    }),
  ).toEqual([]);
});

it('[COM-1, B-124] names the 27 currencies', () => {
  expect(money.currencyCodes.map((code) => commerce.currencyName(code)).join(', ')).toBe(
    'Euro, US Dollar, Australian Dollar, Norwegian Krone, Canadian Dollar, New Zealand Dollar, Danish Krone, Pound Sterling, Hong Kong Dollar, Swiss Franc, Mexican Peso, Singapore Dollar, Swedish Krona, Czech Koruna, Israeli Shekel, Philippine Peso, Russian Ruble, Polish Zloty, Thai Baht, Malaysian Ringgit, Argentine Peso, Brazilian Real, Colombian Peso, Indonesian Rupiah, Indian Rupee, Yen, South African Rand',
  );
  expect(commerce.currencyName('CHF', germanCommerceMessages)).toBe('Schweizer Franken');
});
