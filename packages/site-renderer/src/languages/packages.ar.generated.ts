// Written by `pnpm registries` from the packages that have messages; a test compares them.
import type { MessageCatalogue } from '@plinth/site-model';
import { arabicAlbumMessages } from '@plinth/audio/messages/ar';
import { arabicChartMessages } from '@plinth/charts/messages/ar';
import { arabicCommerceMessages } from '@plinth/commerce/messages/ar';
import { arabicConsentMessages } from '@plinth/consent/messages/ar';
import { arabicEventMessages } from '@plinth/events/messages/ar';
import { arabicFormMessages } from '@plinth/forms/messages/ar';
import { arabicGalleryMessages } from '@plinth/gallery/messages/ar';
import { arabicListMessages } from '@plinth/listings/messages/ar';
import { arabicMediaMessages } from '@plinth/media/messages/ar';
import { arabicSiteApiMessages } from '@plinth/site-api/messages/ar';
import { arabicInterfaceMessages, arabicSiteMessages } from '@plinth/site-model/messages/ar';
import { arabicCarouselMessages, arabicMarqueeMessages } from '@plinth/ui-blocks/messages/ar';
import { arabicDialogMessages } from '@plinth/ui-dialogs/messages/ar';

/** The messages of all packages in this language. */
export const packageMessages: MessageCatalogue = {
  ...arabicAlbumMessages,
  ...arabicChartMessages,
  ...arabicCommerceMessages,
  ...arabicConsentMessages,
  ...arabicEventMessages,
  ...arabicFormMessages,
  ...arabicGalleryMessages,
  ...arabicListMessages,
  ...arabicMediaMessages,
  ...arabicSiteApiMessages,
  ...arabicInterfaceMessages,
  ...arabicSiteMessages,
  ...arabicCarouselMessages,
  ...arabicMarqueeMessages,
  ...arabicDialogMessages,
};
