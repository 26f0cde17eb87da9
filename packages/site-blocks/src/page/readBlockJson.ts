/** A block's settings in the page ([RUN-2a]); unreadable settings are empty. */
export function readBlockJson(element: HTMLElement): Record<string, unknown> {
  try {
    const settings = JSON.parse(element.dataset['blockJson'] ?? '{}') as unknown;
    return Object(settings) as Record<string, unknown>;
  } catch {
    return {};
  }
}
