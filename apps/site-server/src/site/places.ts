import { countryName } from './countryName';

/** A place with which an address field can be filled in. */
export interface Place {
  placeId: string;
  /** A town, or a street with its number: the text that a search begins with. */
  name: string;
  /** The line of the street, where it is more than a town. */
  addressLine1?: string;
  city: string;
  region: string;
  postalCode: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  lat: number;
  lng: number;
}

export interface PlaceQuery {
  input: string;
  /** Only places of this country. */
  country?: string | undefined;
  /** BCP 47: the language of the country's name. */
  language?: string | undefined;
}

/** A source of places: the bundled set, or a service that a site pays for. */
export interface PlaceProvider {
  autocomplete(query: PlaceQuery): Promise<Place[]>;
  details(placeId: string): Promise<Place | undefined>;
}

/** Suggestions at most, as many as a list under a field can hold. */
const maxSuggestions = 5;

/** Text without accents, so that "zurich" finds Zürich. */
const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replaceAll('ß', 'ss')
    .toLowerCase()
    .trim();

/** Searches a fixed list: names that begin with the input first, then words inside a name, then regions and countries. */
export function createBundledPlaces(places: readonly Place[]): PlaceProvider {
  const searchable = places.map((place) => {
    const name = fold(place.name);
    const rest = fold(`${place.region} ${place.postalCode} ${countryName(place.country, 'en')}`);
    return { place, name, rest };
  });
  return {
    autocomplete({ input, country }) {
      const wanted = fold(input);
      if (wanted === '') return Promise.resolve([]);
      const rank = ({ name, rest }: (typeof searchable)[number]) => {
        if (name.startsWith(wanted)) return 0;
        if (name.split(/[\s-]/).some((word) => word.startsWith(wanted))) return 1;
        return `${name} ${rest}`.includes(wanted) ? 2 : 3;
      };
      const found = searchable
        .filter(({ place }) => !country || place.country === country.toUpperCase())
        .map((entry) => ({ place: entry.place, rank: rank(entry) }))
        .filter(({ rank: order }) => order < 3)
        .sort((a, b) => a.rank - b.rank)
        .slice(0, maxSuggestions);
      return Promise.resolve(found.map(({ place }) => place));
    },
    details: (placeId) => Promise.resolve(places.find((place) => place.placeId === placeId)),
  };
}
