/**
 * Reads the video from current or legacy markup: `data-html`, an address, or the configuration of a
 * file of the site.
 */
export function readEmbed({ dataset }: HTMLElement): string | undefined {
  const named = dataset['html'] || dataset['videoUrl'];
  if (named) return named;
  try {
    const native = JSON.parse(dataset['configVideo'] ?? 'null') as Record<string, unknown> | null;
    const address = native?.['src'] ?? native?.['url'];
    return typeof address === 'string' ? address : undefined;
  } catch {
    return undefined;
  }
}
