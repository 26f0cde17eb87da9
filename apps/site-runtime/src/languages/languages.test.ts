import { albumMessages } from '@plinth/audio';
import { chartMessages } from '@plinth/charts';
import { commerceMessages } from '@plinth/commerce';
import { consentMessages } from '@plinth/consent';
import { eventMessages } from '@plinth/events';
import { formMessages } from '@plinth/forms';
import { galleryMessages } from '@plinth/gallery';
import { listMessages } from '@plinth/listings';
import { mediaMessages } from '@plinth/media';
import { siteApiMessages } from '@plinth/site-api';
import { interfaceMessages, siteMessages } from '@plinth/site-model';
import { assertMessages } from '@plinth/site-model/check-messages';
import { marqueeMessages } from '@plinth/ui-blocks';
import { dialogMessages } from '@plinth/ui-dialogs';
import { expect, it } from 'vitest';
import { appMessages } from './appMessages';
import { languages } from './languages';

/** Catalogues that a browser writes by `createPlainTranslate`: places, and plurals that hold no other choice. */
const plain = {
  ...appMessages,
  ...albumMessages,
  ...chartMessages,
  ...commerceMessages,
  ...consentMessages,
  ...eventMessages,
  ...formMessages,
  ...galleryMessages,
  ...listMessages,
  ...mediaMessages,
  ...marqueeMessages,
  ...dialogMessages,
};
const rich = { ...siteMessages, ...interfaceMessages, ...siteApiMessages };

it('[MOD-21i] English can be read', () => {
  assertMessages(plain, { locale: 'en', plain: true });
  assertMessages(rich, { locale: 'en' });
});

it.each(Object.entries(languages))(
  '[MOD-21i] no message is missing in %s, each has the places of the English one and the plurals of its language',
  (locale, messages) => {
    const inPlain = Object.entries(messages).filter(([key]) => Object.hasOwn(plain, key));
    const inRich = Object.entries(messages).filter(([key]) => !Object.hasOwn(plain, key));
    assertMessages(Object.fromEntries(inPlain), { locale, defaults: plain, plain: true });
    assertMessages(Object.fromEntries(inRich), { locale, defaults: rich });
    expect(inPlain.length).toBeGreaterThan(0);
  },
);
