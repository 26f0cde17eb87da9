import { jsonForScript } from '../context/escape';
import type { RenderContext } from '../context/renderContext';

interface LinkedDataProps {
  context: Pick<RenderContext, 'request'>;
  /** The data of one thing, without its `@context`. */
  data: Readonly<Record<string, unknown>>;
}

/**
 * Describes the page for programs that read it (https://schema.org, as JSON-LD). Data in a script element runs
 * nothing, so the page's policy has no say in it. A page that is turned to is read by nobody but its visitor.
 */
export function LinkedData({ context: { request }, data }: LinkedDataProps) {
  if (request.isTurned) return null;
  const __html = jsonForScript({ '@context': 'https://schema.org', ...data });
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html }} />;
}
