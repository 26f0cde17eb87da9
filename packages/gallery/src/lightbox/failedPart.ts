import { lightboxPart } from './lightboxPart';

/** The sentence in the place of what did not come. */
export function failedPart(sentence: string): HTMLElement {
  const part = lightboxPart('p', 'failed');
  part.textContent = sentence;
  return part;
}
