/** A block's settings as the page carries them ([RUN-2a]); what cannot be read is empty. */
export function readBlockJson(element: HTMLElement): Record<string, unknown> {
  try {
    const settings = JSON.parse(element.dataset['blockJson'] ?? '{}') as unknown;
    return Object(settings) as Record<string, unknown>;
  } catch {
    return {};
  }
}
