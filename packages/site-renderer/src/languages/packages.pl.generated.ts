// Written by `pnpm registries` from the packages that have messages; a test compares them.
import type { MessageCatalogue } from '@plinth/site-model';
import { polishAlbumMessages } from '@plinth/audio/messages/pl';
import { polishChartMessages } from '@plinth/charts/messages/pl';
import { polishCommerceMessages } from '@plinth/commerce/messages/pl';
import { polishConsentMessages } from '@plinth/consent/messages/pl';
import { polishEventMessages } from '@plinth/events/messages/pl';
import { polishFormMessages } from '@plinth/forms/messages/pl';
import { polishGalleryMessages } from '@plinth/gallery/messages/pl';
import { polishListMessages } from '@plinth/listings/messages/pl';
import { polishMediaMessages } from '@plinth/media/messages/pl';
import { polishSiteApiMessages } from '@plinth/site-api/messages/pl';
import { polishInterfaceMessages, polishSiteMessages } from '@plinth/site-model/messages/pl';
import { polishCarouselMessages, polishMarqueeMessages } from '@plinth/ui-blocks/messages/pl';
import { polishDialogMessages } from '@plinth/ui-dialogs/messages/pl';

/** The messages of all packages in this language. */
export const packageMessages: MessageCatalogue = {
  ...polishAlbumMessages,
  ...polishChartMessages,
  ...polishCommerceMessages,
  ...polishConsentMessages,
  ...polishEventMessages,
  ...polishFormMessages,
  ...polishGalleryMessages,
  ...polishListMessages,
  ...polishMediaMessages,
  ...polishSiteApiMessages,
  ...polishInterfaceMessages,
  ...polishSiteMessages,
  ...polishCarouselMessages,
  ...polishMarqueeMessages,
  ...polishDialogMessages,
};
