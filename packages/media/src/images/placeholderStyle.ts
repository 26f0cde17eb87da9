import { safeImageSource } from './safeImageSource';

/**
 * The style of a picture before it has loaded: a colour, or a tiny picture as a `data:` address.
 */
export interface PlaceholderStyle {
  backgroundColor?: string;
  backgroundImage?: string;
  backgroundSize?: string;
}

/** Reads a placeholder; `undefined` for none, and for an address that is not a picture's. */
export function placeholderStyle(placeholder: string | undefined): PlaceholderStyle | undefined {
  if (!placeholder) return undefined;
  if (!placeholder.startsWith('data:')) return { backgroundColor: placeholder };
  const address = safeImageSource(placeholder);
  return address
    ? { backgroundImage: `url(${JSON.stringify(address)})`, backgroundSize: 'cover' }
    : undefined;
}
