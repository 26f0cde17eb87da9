import type { PageDefinition } from '@plinth/site-model/definition';
import { text } from './blocks';

interface Opening {
  heading: string;
  lead: string;
  /**
   * Columns of the twelve-column grid that it fills.
   * @default the whole page, without a grid
   */
  span?: number;
}

/** The section that a page begins with: its heading, and in one paragraph what it is about. */
export function opening(
  page: string,
  { heading, lead, span }: Opening,
): PageDefinition['sections'][number] {
  const words = `<h1>${heading}</h1><p class="lead">${lead}</p>`;
  return {
    id: 'opening',
    width: 'wide',
    ...(span !== undefined && { layout: 'grid' }),
    space: 'tight',
    blocks: [text(`${page}-title`, words, span)],
  };
}
