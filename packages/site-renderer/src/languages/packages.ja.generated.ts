// Written by `pnpm registries` from the packages that have messages; a test compares them.
import type { MessageCatalogue } from '@plinth/site-model';
import { japaneseAlbumMessages } from '@plinth/audio/messages/ja';
import { japaneseChartMessages } from '@plinth/charts/messages/ja';
import { japaneseCommerceMessages } from '@plinth/commerce/messages/ja';
import { japaneseConsentMessages } from '@plinth/consent/messages/ja';
import { japaneseEventMessages } from '@plinth/events/messages/ja';
import { japaneseFormMessages } from '@plinth/forms/messages/ja';
import { japaneseGalleryMessages } from '@plinth/gallery/messages/ja';
import { japaneseListMessages } from '@plinth/listings/messages/ja';
import { japaneseMediaMessages } from '@plinth/media/messages/ja';
import { japaneseSiteApiMessages } from '@plinth/site-api/messages/ja';
import { japaneseInterfaceMessages, japaneseSiteMessages } from '@plinth/site-model/messages/ja';
import { japaneseCarouselMessages, japaneseMarqueeMessages } from '@plinth/ui-blocks/messages/ja';
import { japaneseDialogMessages } from '@plinth/ui-dialogs/messages/ja';

/** The messages of all packages in this language. */
export const packageMessages: MessageCatalogue = {
  ...japaneseAlbumMessages,
  ...japaneseChartMessages,
  ...japaneseCommerceMessages,
  ...japaneseConsentMessages,
  ...japaneseEventMessages,
  ...japaneseFormMessages,
  ...japaneseGalleryMessages,
  ...japaneseListMessages,
  ...japaneseMediaMessages,
  ...japaneseSiteApiMessages,
  ...japaneseInterfaceMessages,
  ...japaneseSiteMessages,
  ...japaneseCarouselMessages,
  ...japaneseMarqueeMessages,
  ...japaneseDialogMessages,
};
