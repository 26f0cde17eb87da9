import type { PlacesPort } from '@plinth/forms';
import { siteRoutes, type SiteClient } from '@plinth/site-api/client';
import type { Host } from '@plinth/site-blocks/host';
import { siteClient } from '../services/client/siteClient';

declare module '@plinth/site-blocks/host' {
  interface PageServices {
    placesClient: SiteClient<'placesAutocomplete' | 'placeDetails'>;
  }
}

/** The kind of place that is searched for, as both calls name it ([API-18]). */
const askedBy = { productPage: 'form', productSection: 'address' };

/** The suggestions of address fields come from the site's own server, which queries the service that the site uses. */
export function placesToServer(host: Host): PlacesPort {
  // A field without suggestions is a plain field: no dialog reports it, and the next keystroke requests them again.
  const client = () =>
    host.once('placesClient', () => {
      const { placesAutocomplete, placeDetails } = siteRoutes;
      return siteClient(host, { placesAutocomplete, placeDetails }, { retry: 0 });
    });
  return {
    async suggest(query, signal) {
      const options = { handlesFailure: true, signal };
      const { predictions } = await client().placesAutocomplete(query, options);
      return predictions.map(({ placeId, description, mainText, secondaryText }) => ({
        placeId,
        mainText: mainText ?? description,
        secondaryText: secondaryText ?? undefined,
      }));
    },
    async details(chosen, signal) {
      const options = { handlesFailure: true, signal };
      const { place } = await client().placeDetails({ ...chosen, ...askedBy }, options);
      return {
        line1: place.addressLine1 ?? undefined,
        line2: place.addressLine2 ?? undefined,
        city: place.city ?? undefined,
        state: place.region ?? undefined,
        zip: place.postalCode ?? undefined,
        country: place.country ?? undefined,
      };
    },
  };
}
