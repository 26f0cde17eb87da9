// Written by `pnpm registries` from the packages that have messages; a test compares them.
import type { MessageCatalogue } from '@plinth/site-model';
import { germanAlbumMessages } from '@plinth/audio/messages/de';
import { germanChartMessages } from '@plinth/charts/messages/de';
import { germanCommerceMessages } from '@plinth/commerce/messages/de';
import { germanConsentMessages } from '@plinth/consent/messages/de';
import { germanEventMessages } from '@plinth/events/messages/de';
import { germanFormMessages } from '@plinth/forms/messages/de';
import { germanGalleryMessages } from '@plinth/gallery/messages/de';
import { germanListMessages } from '@plinth/listings/messages/de';
import { germanMediaMessages } from '@plinth/media/messages/de';
import { germanSiteApiMessages } from '@plinth/site-api/messages/de';
import { germanInterfaceMessages, germanSiteMessages } from '@plinth/site-model/messages/de';
import { germanCarouselMessages, germanMarqueeMessages } from '@plinth/ui-blocks/messages/de';
import { germanDialogMessages } from '@plinth/ui-dialogs/messages/de';

/** The messages of all packages in this language. */
export const packageMessages: MessageCatalogue = {
  ...germanAlbumMessages,
  ...germanChartMessages,
  ...germanCommerceMessages,
  ...germanConsentMessages,
  ...germanEventMessages,
  ...germanFormMessages,
  ...germanGalleryMessages,
  ...germanListMessages,
  ...germanMediaMessages,
  ...germanSiteApiMessages,
  ...germanInterfaceMessages,
  ...germanSiteMessages,
  ...germanCarouselMessages,
  ...germanMarqueeMessages,
  ...germanDialogMessages,
};
