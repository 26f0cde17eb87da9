import { germanCommerceMessages } from '@plinth/commerce/messages/de';
import { germanConsentMessages } from '@plinth/consent/messages/de';
import { formMessagesDe } from '@plinth/forms/messages/de';
import { germanSiteApiMessages } from '@plinth/site-api/messages/de';
import { germanInterfaceMessages, germanSiteMessages } from '@plinth/site-model/messages/de';
import type { MessageCatalogue } from '@plinth/site-model';

/** One catalogue for the whole page, as a German site has it. */
export const germanMessages: MessageCatalogue = {
  ...germanSiteMessages,
  ...germanInterfaceMessages,
  ...germanSiteApiMessages,
  ...germanCommerceMessages,
  ...germanConsentMessages,
  ...formMessagesDe,
};
