// Written by `pnpm registries` from the packages that have messages; a test compares them.
import type { MessageCatalogue } from '@plinth/site-model';
import { spanishAlbumMessages } from '@plinth/audio/messages/es';
import { spanishChartMessages } from '@plinth/charts/messages/es';
import { spanishCommerceMessages } from '@plinth/commerce/messages/es';
import { spanishConsentMessages } from '@plinth/consent/messages/es';
import { spanishEventMessages } from '@plinth/events/messages/es';
import { spanishFormMessages } from '@plinth/forms/messages/es';
import { spanishGalleryMessages } from '@plinth/gallery/messages/es';
import { spanishListMessages } from '@plinth/listings/messages/es';
import { spanishMediaMessages } from '@plinth/media/messages/es';
import { spanishSiteApiMessages } from '@plinth/site-api/messages/es';
import { spanishInterfaceMessages, spanishSiteMessages } from '@plinth/site-model/messages/es';
import { spanishCarouselMessages, spanishMarqueeMessages } from '@plinth/ui-blocks/messages/es';
import { spanishDialogMessages } from '@plinth/ui-dialogs/messages/es';

/** The messages of all packages in this language. */
export const packageMessages: MessageCatalogue = {
  ...spanishAlbumMessages,
  ...spanishChartMessages,
  ...spanishCommerceMessages,
  ...spanishConsentMessages,
  ...spanishEventMessages,
  ...spanishFormMessages,
  ...spanishGalleryMessages,
  ...spanishListMessages,
  ...spanishMediaMessages,
  ...spanishSiteApiMessages,
  ...spanishInterfaceMessages,
  ...spanishSiteMessages,
  ...spanishCarouselMessages,
  ...spanishMarqueeMessages,
  ...spanishDialogMessages,
};
