/** A question that goes out while somebody types an address. */
export interface PlaceQuery {
  /** The text as it was typed, trimmed. */
  input: string;
  /** The form's language (BCP 47). */
  language: string;
  /** The one country that the form takes (ISO 3166-1 alpha-2). */
  country?: string;
  /** The same from the first letter to the choice: services count both as one use. */
  sessionToken: string;
}

/** One suggestion in the list below an entry. */
export interface SuggestedPlace {
  placeId: string;
  /** The first line of its row. */
  mainText: string;
  /** Tells it from others of the same name. */
  secondaryText?: string | undefined;
}

/** The parts of a chosen place; one that is missing or empty is not known. */
export interface ChosenPlace {
  line1?: string | undefined;
  line2?: string | undefined;
  city?: string | undefined;
  state?: string | undefined;
  zip?: string | undefined;
  /** ISO 3166-1 alpha-2. */
  country?: string | undefined;
}

/** Where the suggestions of address fields come from ([FRM-25]). A call that rejects leaves a plain field. */
export interface PlacesPort {
  suggest: (query: PlaceQuery, signal: AbortSignal) => Promise<readonly SuggestedPlace[]>;
  details: (
    place: { placeId: string; language: string; sessionToken: string },
    signal: AbortSignal,
  ) => Promise<ChosenPlace>;
}
