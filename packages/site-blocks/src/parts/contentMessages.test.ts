import { listMessages } from '@plinth/listings';
import { interfaceMessages } from '@plinth/site-model';
import { expect, it } from 'vitest';
import { contentMessages } from './contentMessages';

it('[MOD-22, B-252] says what could not be loaded in the specified message', () => {
  expect(contentMessages['runtime.content.away']).toBe(interfaceMessages['interface.notLoaded']);
  expect(contentMessages['runtime.content.unknown']).toBe(
    interfaceMessages['interface.contentNotFound'],
  );
  expect(listMessages['listings.search.failed']).toBe(
    interfaceMessages['interface.resultsNotLoaded'],
  );
});
