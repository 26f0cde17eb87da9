// Written by `pnpm registries` from the packages that have messages; a test compares them.
import type { MessageCatalogue } from '@plinth/site-model';
import { dutchAlbumMessages } from '@plinth/audio/messages/nl';
import { dutchChartMessages } from '@plinth/charts/messages/nl';
import { dutchCommerceMessages } from '@plinth/commerce/messages/nl';
import { dutchConsentMessages } from '@plinth/consent/messages/nl';
import { dutchEventMessages } from '@plinth/events/messages/nl';
import { dutchFormMessages } from '@plinth/forms/messages/nl';
import { dutchGalleryMessages } from '@plinth/gallery/messages/nl';
import { dutchListMessages } from '@plinth/listings/messages/nl';
import { dutchMediaMessages } from '@plinth/media/messages/nl';
import { dutchSiteApiMessages } from '@plinth/site-api/messages/nl';
import { dutchInterfaceMessages, dutchSiteMessages } from '@plinth/site-model/messages/nl';
import { dutchCarouselMessages, dutchMarqueeMessages } from '@plinth/ui-blocks/messages/nl';
import { dutchDialogMessages } from '@plinth/ui-dialogs/messages/nl';

/** The messages of all packages in this language. */
export const packageMessages: MessageCatalogue = {
  ...dutchAlbumMessages,
  ...dutchChartMessages,
  ...dutchCommerceMessages,
  ...dutchConsentMessages,
  ...dutchEventMessages,
  ...dutchFormMessages,
  ...dutchGalleryMessages,
  ...dutchListMessages,
  ...dutchMediaMessages,
  ...dutchSiteApiMessages,
  ...dutchInterfaceMessages,
  ...dutchSiteMessages,
  ...dutchCarouselMessages,
  ...dutchMarqueeMessages,
  ...dutchDialogMessages,
};
