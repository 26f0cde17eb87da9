import { expect, it } from 'vitest';
import { fixtureRepository } from './fixtureRepository.js';
import { unusedMessageKeys } from './unusedMessageKeys.js';

it('finds the messages that no source names or makes from parts', () => {
  const root = fixtureRepository({
    'packages/shop/src/messages.ts': [
      'export const shopMessages = defineMessages({',
      "  'shop.add': 'Add',",
      "  'shop.state.sold': 'Sold',",
      "  'shop.address.what': 'Where it is.',",
      "  'shop.left': 'Only # left',",
      '});',
      "export const fallback = 'shop.other';",
    ].join('\n'),
    'packages/shop/src/messages.de.ts': "  'shop.left': 'Nur noch #',",
    'packages/shop/src/messages.test.ts': "translate('shop.left')",
    'apps/site/src/main.ts': '',
    'packages/shop/src/Shop.tsx':
      "translate('shop.add'); translate(`shop.state.${state}`); translate(`${label}.what`); `${a}.${b}`",
  });
  expect(unusedMessageKeys(root)).toEqual([
    { key: 'shop.left', file: 'packages/shop/src/messages.ts' },
  ]);
});

/** Names only, with the reason in `docs/spec/statements.md` and at MOD-22. */
const namesOnly = [
  ...['vimeoBasic', 'noCodeOnAndroid', 'somethingWentWrong', 'networkError', 'resultsNotLoaded'],
  ...['notLoaded', 'collectionsNotLoaded', 'notConnected', 'checkConnection', 'pleaseTryAgain'],
  ...['quantityNotUpdated', 'itemNotRemoved', 'timeZoneNotLoaded', 'noJobData', 'tryAgain'],
  'confirmUnsavedChanges',
].map((name) => `interface.${name}`);

it('finds a place for every message of this repository', () => {
  expect(
    unusedMessageKeys()
      .map(({ key }) => key)
      .filter((key) => !namesOnly.includes(key)),
  ).toEqual([]);
});
