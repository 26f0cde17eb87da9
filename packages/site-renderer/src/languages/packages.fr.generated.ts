// Written by `pnpm registries` from the packages that have messages; a test compares them.
import type { MessageCatalogue } from '@plinth/site-model';
import { frenchAlbumMessages } from '@plinth/audio/messages/fr';
import { frenchChartMessages } from '@plinth/charts/messages/fr';
import { frenchCommerceMessages } from '@plinth/commerce/messages/fr';
import { frenchConsentMessages } from '@plinth/consent/messages/fr';
import { frenchEventMessages } from '@plinth/events/messages/fr';
import { frenchFormMessages } from '@plinth/forms/messages/fr';
import { frenchGalleryMessages } from '@plinth/gallery/messages/fr';
import { frenchListMessages } from '@plinth/listings/messages/fr';
import { frenchMediaMessages } from '@plinth/media/messages/fr';
import { frenchSiteApiMessages } from '@plinth/site-api/messages/fr';
import { frenchInterfaceMessages, frenchSiteMessages } from '@plinth/site-model/messages/fr';
import { frenchCarouselMessages, frenchMarqueeMessages } from '@plinth/ui-blocks/messages/fr';
import { frenchDialogMessages } from '@plinth/ui-dialogs/messages/fr';

/** The messages of all packages in this language. */
export const packageMessages: MessageCatalogue = {
  ...frenchAlbumMessages,
  ...frenchChartMessages,
  ...frenchCommerceMessages,
  ...frenchConsentMessages,
  ...frenchEventMessages,
  ...frenchFormMessages,
  ...frenchGalleryMessages,
  ...frenchListMessages,
  ...frenchMediaMessages,
  ...frenchSiteApiMessages,
  ...frenchInterfaceMessages,
  ...frenchSiteMessages,
  ...frenchCarouselMessages,
  ...frenchMarqueeMessages,
  ...frenchDialogMessages,
};
