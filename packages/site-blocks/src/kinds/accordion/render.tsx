import { blockType } from '@plinth/site-model';
import { accordion } from './block';
import { Accordion } from '@plinth/ui-blocks/react';
import type { BlockRenderer, RenderedBlock } from '../../context/blockRenderer';
import { settingsOf } from '../../context/settingsOf';
import { accordionScript } from './script';

export const accordionBlock: BlockRenderer = {
  kind: accordion.kind,
  types: [blockType.accordion],
  styles: ['accordion'],
  client: accordionScript,
  render(_, context, block): RenderedBlock {
    const settings = settingsOf(accordion, block, context);
    const items = settings.items.map(({ title, description }, index) => ({
      id: `${block.id}-item-${index + 1}`,
      title,
      content: <div dangerouslySetInnerHTML={{ __html: context.sanitizeHtml(description) }} />,
    }));
    return {
      content: (
        <Accordion
          items={items}
          multiple={settings.allowMultipleOpenItems}
          firstOpen={settings.isFirstItemExpanded}
        />
      ),
      // `<details>` opens without a script; the script only adds the animation.
      when: 'touch',
    };
  },
};
