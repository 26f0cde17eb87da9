import { countryName } from '../../site/countryName';
import type { Place } from '../../site/places';
import type { CallHandler } from '../callContext';
import { CallFailure } from '../../http/callFailure';

const describePlace = ({ addressLine1, city, region, country }: Place, language?: string) => {
  const town = addressLine1 === undefined ? [] : [city];
  const rest = [...town, region === city ? '' : region, countryName(country, language)]
    .filter(Boolean)
    .join(', ');
  const mainText = addressLine1 ?? city;
  return { mainText, secondaryText: rest, description: `${mainText}, ${rest}` };
};

/** [API-18] */
export const placesAutocomplete: CallHandler<'placesAutocomplete'> = async ({
  payload: { input, country, language },
  services,
}) => {
  const places = await services.places.autocomplete({ input, country, language });
  return {
    predictions: places.map((place) => ({
      placeId: place.placeId,
      ...describePlace(place, language),
    })),
  };
};

/** [API-18] */
export const placeDetails: CallHandler<'placeDetails'> = async ({
  payload: { placeId, language },
  services,
}) => {
  const place = await services.places.details(placeId);
  if (!place) throw new CallFailure(404, { error: `There is no place ${placeId}.` });
  return {
    place: { ...place, formattedAddress: describePlace(place, language).description },
  };
};
