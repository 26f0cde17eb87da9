import { blockType } from '@plinth/site-model';
import { menu } from './block';
import { Menu } from '@plinth/ui-blocks/react';
import type { BlockRenderer, RenderedBlock } from '../../context/blockRenderer';
import { settingsOf } from '../../context/settingsOf';
import { menuScript } from './script';

export const menuBlock: BlockRenderer = {
  kind: menu.kind,
  types: [blockType.menu],
  styles: ['menu'],
  client: menuScript,
  render(_, context, block): RenderedBlock {
    const { label, menus } = settingsOf(menu, block, context);
    return {
      content: (
        <Menu
          label={label || undefined}
          menus={menus.map(({ title, description, sections }) => ({
            title,
            description: description || undefined,
            sections: sections.map((section) => ({
              title: section.title || undefined,
              items: section.items.map((item) => ({
                title: item.title,
                description: item.description || undefined,
                price: item.price || undefined,
              })),
            })),
          }))}
        />
      ),
    };
  },
};
