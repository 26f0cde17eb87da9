/**
 * Whether a key belongs to an input method, which composes a text from several keys, as in Japanese:
 * Enter then confirms the text and does nothing else. Safari ends the composition before the key that
 * ends it (https://bugs.webkit.org/show_bug.cgi?id=165004); the key has the code 229 there.
 */
export const isComposing = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  event.isComposing || event.keyCode === 229;
