// Written by `pnpm registries` from the packages that have messages; a test compares them.
import type { MessageCatalogue } from '@plinth/site-model';
import { chineseAlbumMessages } from '@plinth/audio/messages/zh';
import { chineseChartMessages } from '@plinth/charts/messages/zh';
import { chineseCommerceMessages } from '@plinth/commerce/messages/zh';
import { chineseConsentMessages } from '@plinth/consent/messages/zh';
import { chineseEventMessages } from '@plinth/events/messages/zh';
import { chineseFormMessages } from '@plinth/forms/messages/zh';
import { chineseGalleryMessages } from '@plinth/gallery/messages/zh';
import { chineseListMessages } from '@plinth/listings/messages/zh';
import { chineseMediaMessages } from '@plinth/media/messages/zh';
import { chineseSiteApiMessages } from '@plinth/site-api/messages/zh';
import { chineseInterfaceMessages, chineseSiteMessages } from '@plinth/site-model/messages/zh';
import { chineseCarouselMessages, chineseMarqueeMessages } from '@plinth/ui-blocks/messages/zh';
import { chineseDialogMessages } from '@plinth/ui-dialogs/messages/zh';

/** The messages of all packages in this language. */
export const packageMessages: MessageCatalogue = {
  ...chineseAlbumMessages,
  ...chineseChartMessages,
  ...chineseCommerceMessages,
  ...chineseConsentMessages,
  ...chineseEventMessages,
  ...chineseFormMessages,
  ...chineseGalleryMessages,
  ...chineseListMessages,
  ...chineseMediaMessages,
  ...chineseSiteApiMessages,
  ...chineseInterfaceMessages,
  ...chineseSiteMessages,
  ...chineseCarouselMessages,
  ...chineseMarqueeMessages,
  ...chineseDialogMessages,
};
