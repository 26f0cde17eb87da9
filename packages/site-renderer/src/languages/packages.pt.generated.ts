// Written by `pnpm registries` from the packages that have messages; a test compares them.
import type { MessageCatalogue } from '@plinth/site-model';
import { portugueseAlbumMessages } from '@plinth/audio/messages/pt';
import { portugueseChartMessages } from '@plinth/charts/messages/pt';
import { portugueseCommerceMessages } from '@plinth/commerce/messages/pt';
import { portugueseConsentMessages } from '@plinth/consent/messages/pt';
import { portugueseEventMessages } from '@plinth/events/messages/pt';
import { portugueseFormMessages } from '@plinth/forms/messages/pt';
import { portugueseGalleryMessages } from '@plinth/gallery/messages/pt';
import { portugueseListMessages } from '@plinth/listings/messages/pt';
import { portugueseMediaMessages } from '@plinth/media/messages/pt';
import { portugueseSiteApiMessages } from '@plinth/site-api/messages/pt';
import {
  portugueseInterfaceMessages,
  portugueseSiteMessages,
} from '@plinth/site-model/messages/pt';
import {
  portugueseCarouselMessages,
  portugueseMarqueeMessages,
} from '@plinth/ui-blocks/messages/pt';
import { portugueseDialogMessages } from '@plinth/ui-dialogs/messages/pt';

/** The messages of all packages in this language. */
export const packageMessages: MessageCatalogue = {
  ...portugueseAlbumMessages,
  ...portugueseChartMessages,
  ...portugueseCommerceMessages,
  ...portugueseConsentMessages,
  ...portugueseEventMessages,
  ...portugueseFormMessages,
  ...portugueseGalleryMessages,
  ...portugueseListMessages,
  ...portugueseMediaMessages,
  ...portugueseSiteApiMessages,
  ...portugueseInterfaceMessages,
  ...portugueseSiteMessages,
  ...portugueseCarouselMessages,
  ...portugueseMarqueeMessages,
  ...portugueseDialogMessages,
};
