/** A query that is sent while a visitor types an address. */
export interface PlaceQuery {
  /** The text as it was typed, trimmed. */
  input: string;
  /** The form's language (BCP 47). */
  language: string;
  /** The only country that the form accepts (ISO 3166-1 alpha-2). */
  country?: string;
  /** The same from the first letter to the choice: services count this as one use. */
  sessionToken: string;
}

/** One suggestion in the list below an entry. */
export interface SuggestedPlace {
  placeId: string;
  /** The first line of its row. */
  mainText: string;
  /** Distinguishes it from others of the same name. */
  secondaryText?: string | undefined;
}

/** The parts of a chosen place; missing or empty parts are unknown. */
export interface ChosenPlace {
  line1?: string | undefined;
  line2?: string | undefined;
  city?: string | undefined;
  state?: string | undefined;
  zip?: string | undefined;
  /** ISO 3166-1 alpha-2. */
  country?: string | undefined;
}

/**
 * The source of the suggestions of address fields ([FRM-25]). After a rejected call the field stays
 * plain.
 */
export interface PlacesPort {
  suggest: (query: PlaceQuery, signal: AbortSignal) => Promise<readonly SuggestedPlace[]>;
  details: (
    place: { placeId: string; language: string; sessionToken: string },
    signal: AbortSignal,
  ) => Promise<ChosenPlace>;
}
