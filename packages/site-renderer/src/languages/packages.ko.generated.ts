// Written by `pnpm registries` from the packages that have messages; a test compares them.
import type { MessageCatalogue } from '@plinth/site-model';
import { koreanAlbumMessages } from '@plinth/audio/messages/ko';
import { koreanChartMessages } from '@plinth/charts/messages/ko';
import { koreanCommerceMessages } from '@plinth/commerce/messages/ko';
import { koreanConsentMessages } from '@plinth/consent/messages/ko';
import { koreanEventMessages } from '@plinth/events/messages/ko';
import { koreanFormMessages } from '@plinth/forms/messages/ko';
import { koreanGalleryMessages } from '@plinth/gallery/messages/ko';
import { koreanListMessages } from '@plinth/listings/messages/ko';
import { koreanMediaMessages } from '@plinth/media/messages/ko';
import { koreanSiteApiMessages } from '@plinth/site-api/messages/ko';
import { koreanInterfaceMessages, koreanSiteMessages } from '@plinth/site-model/messages/ko';
import { koreanCarouselMessages, koreanMarqueeMessages } from '@plinth/ui-blocks/messages/ko';
import { koreanDialogMessages } from '@plinth/ui-dialogs/messages/ko';

/** The messages of all packages in this language. */
export const packageMessages: MessageCatalogue = {
  ...koreanAlbumMessages,
  ...koreanChartMessages,
  ...koreanCommerceMessages,
  ...koreanConsentMessages,
  ...koreanEventMessages,
  ...koreanFormMessages,
  ...koreanGalleryMessages,
  ...koreanListMessages,
  ...koreanMediaMessages,
  ...koreanSiteApiMessages,
  ...koreanInterfaceMessages,
  ...koreanSiteMessages,
  ...koreanCarouselMessages,
  ...koreanMarqueeMessages,
  ...koreanDialogMessages,
};
