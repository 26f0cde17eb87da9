// Written by `pnpm registries` from the packages that have messages; a test compares them.
import type { MessageCatalogue } from '@plinth/site-model';
import { italianAlbumMessages } from '@plinth/audio/messages/it';
import { italianChartMessages } from '@plinth/charts/messages/it';
import { italianCommerceMessages } from '@plinth/commerce/messages/it';
import { italianConsentMessages } from '@plinth/consent/messages/it';
import { italianEventMessages } from '@plinth/events/messages/it';
import { italianFormMessages } from '@plinth/forms/messages/it';
import { italianGalleryMessages } from '@plinth/gallery/messages/it';
import { italianListMessages } from '@plinth/listings/messages/it';
import { italianMediaMessages } from '@plinth/media/messages/it';
import { italianSiteApiMessages } from '@plinth/site-api/messages/it';
import { italianInterfaceMessages, italianSiteMessages } from '@plinth/site-model/messages/it';
import { italianCarouselMessages, italianMarqueeMessages } from '@plinth/ui-blocks/messages/it';
import { italianDialogMessages } from '@plinth/ui-dialogs/messages/it';

/** The messages of all packages in this language. */
export const packageMessages: MessageCatalogue = {
  ...italianAlbumMessages,
  ...italianChartMessages,
  ...italianCommerceMessages,
  ...italianConsentMessages,
  ...italianEventMessages,
  ...italianFormMessages,
  ...italianGalleryMessages,
  ...italianListMessages,
  ...italianMediaMessages,
  ...italianSiteApiMessages,
  ...italianInterfaceMessages,
  ...italianSiteMessages,
  ...italianCarouselMessages,
  ...italianMarqueeMessages,
  ...italianDialogMessages,
};
