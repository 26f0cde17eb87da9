// Written by `pnpm registries` from the packages that have messages; a test compares them.
import type { MessageCatalogue } from '@plinth/site-model';
import { turkishAlbumMessages } from '@plinth/audio/messages/tr';
import { turkishChartMessages } from '@plinth/charts/messages/tr';
import { turkishCommerceMessages } from '@plinth/commerce/messages/tr';
import { turkishConsentMessages } from '@plinth/consent/messages/tr';
import { turkishEventMessages } from '@plinth/events/messages/tr';
import { turkishFormMessages } from '@plinth/forms/messages/tr';
import { turkishGalleryMessages } from '@plinth/gallery/messages/tr';
import { turkishListMessages } from '@plinth/listings/messages/tr';
import { turkishMediaMessages } from '@plinth/media/messages/tr';
import { turkishSiteApiMessages } from '@plinth/site-api/messages/tr';
import { turkishInterfaceMessages, turkishSiteMessages } from '@plinth/site-model/messages/tr';
import { turkishCarouselMessages, turkishMarqueeMessages } from '@plinth/ui-blocks/messages/tr';
import { turkishDialogMessages } from '@plinth/ui-dialogs/messages/tr';

/** The messages of all packages in this language. */
export const packageMessages: MessageCatalogue = {
  ...turkishAlbumMessages,
  ...turkishChartMessages,
  ...turkishCommerceMessages,
  ...turkishConsentMessages,
  ...turkishEventMessages,
  ...turkishFormMessages,
  ...turkishGalleryMessages,
  ...turkishListMessages,
  ...turkishMediaMessages,
  ...turkishSiteApiMessages,
  ...turkishInterfaceMessages,
  ...turkishSiteMessages,
  ...turkishCarouselMessages,
  ...turkishMarqueeMessages,
  ...turkishDialogMessages,
};
