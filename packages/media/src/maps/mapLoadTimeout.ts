/**
 * Milliseconds after which a map library that has not loaded counts as failed; the next try loads
 * it again ([MED-12]).
 */
export const mapLoadTimeout = 30_000;
