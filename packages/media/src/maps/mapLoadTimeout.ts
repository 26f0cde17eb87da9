/** Milliseconds after which a map library counts as failed, and is asked for anew at a further try ([MED-12]). */
export const mapLoadTimeout = 30_000;
