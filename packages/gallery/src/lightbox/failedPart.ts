import { lightboxPart } from './lightboxPart';

/** The message that replaces a part that failed to load. */
export function failedPart(sentence: string): HTMLElement {
  const part = lightboxPart('p', 'failed');
  part.textContent = sentence;
  return part;
}
