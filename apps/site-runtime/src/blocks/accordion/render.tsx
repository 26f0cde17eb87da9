import { Accordion } from '@plinth/ui-blocks/react';
import type { BlockRenderer, RenderedBlock } from '../../context/blockRenderer';
import { readList, readText, readTextOr } from '../../context/readSettings';

export const accordionBlock: BlockRenderer = {
  kind: 'accordion',
  styles: ['accordion'],
  client: 'src/blocks/accordion/attach.ts',
  render(settings, { sanitizeHtml }, { id }): RenderedBlock {
    const items = readList(settings, 'items').map((item, index) => {
      const { title, description } = readItem(item);
      return {
        id: `${id}-item-${index + 1}`,
        title,
        content: <div dangerouslySetInnerHTML={{ __html: sanitizeHtml(description) }} />,
      };
    });
    return {
      content: (
        <Accordion
          items={items}
          multiple={settings['allowMultipleOpenItems'] === true}
          firstOpen={settings['isFirstItemExpanded'] === true}
        />
      ),
      // `<details>` opens by itself; the script only lets it glide.
      when: 'touch',
    };
  },
};

function readItem(item: unknown): { title: string; description: string } {
  const settings = Object(item) as Record<string, unknown>;
  return {
    title: readText(settings, 'title'),
    description: readTextOr(settings, 'description', ''),
  };
}
