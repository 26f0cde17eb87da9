import { jsonForScript } from '../context/escape';
import type { RenderContext } from '../context/renderContext';

interface LinkedDataProps {
  context: Pick<RenderContext, 'request'>;
  /** The data of one thing, without its `@context`. */
  data: Readonly<Record<string, unknown>>;
}

/**
 * Structured data of the page (https://schema.org, as JSON-LD). A script element with data runs
 * nothing, so the page's policy does not apply to it. It is omitted after a soft navigation, which
 * only a visitor sees.
 */
export function LinkedData({ context: { request }, data }: LinkedDataProps) {
  if (request.isTurned) return null;
  const __html = jsonForScript({ '@context': 'https://schema.org', ...data });
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html }} />;
}
