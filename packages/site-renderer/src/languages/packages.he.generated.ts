// Written by `pnpm registries` from the packages that have messages; a test compares them.
import type { MessageCatalogue } from '@plinth/site-model';
import { hebrewAlbumMessages } from '@plinth/audio/messages/he';
import { hebrewChartMessages } from '@plinth/charts/messages/he';
import { hebrewCommerceMessages } from '@plinth/commerce/messages/he';
import { hebrewConsentMessages } from '@plinth/consent/messages/he';
import { hebrewEventMessages } from '@plinth/events/messages/he';
import { hebrewFormMessages } from '@plinth/forms/messages/he';
import { hebrewGalleryMessages } from '@plinth/gallery/messages/he';
import { hebrewListMessages } from '@plinth/listings/messages/he';
import { hebrewMediaMessages } from '@plinth/media/messages/he';
import { hebrewSiteApiMessages } from '@plinth/site-api/messages/he';
import { hebrewInterfaceMessages, hebrewSiteMessages } from '@plinth/site-model/messages/he';
import { hebrewCarouselMessages, hebrewMarqueeMessages } from '@plinth/ui-blocks/messages/he';
import { hebrewDialogMessages } from '@plinth/ui-dialogs/messages/he';

/** The messages of all packages in this language. */
export const packageMessages: MessageCatalogue = {
  ...hebrewAlbumMessages,
  ...hebrewChartMessages,
  ...hebrewCommerceMessages,
  ...hebrewConsentMessages,
  ...hebrewEventMessages,
  ...hebrewFormMessages,
  ...hebrewGalleryMessages,
  ...hebrewListMessages,
  ...hebrewMediaMessages,
  ...hebrewSiteApiMessages,
  ...hebrewInterfaceMessages,
  ...hebrewSiteMessages,
  ...hebrewCarouselMessages,
  ...hebrewMarqueeMessages,
  ...hebrewDialogMessages,
};
