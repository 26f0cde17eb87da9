import { Menu } from '@plinth/ui-blocks/react';
import type { BlockRenderer, RenderedBlock } from '../../context/blockRenderer';
import { readList, readText, readTextOr } from '../../context/readSettings';

type Settings = Record<string, unknown>;

export const menuBlock: BlockRenderer = {
  kind: 'menu',
  styles: ['menu'],
  client: 'src/blocks/menu/attach.ts',
  render: (settings): RenderedBlock => ({
    content: (
      <Menu
        label={readTextOr(settings, 'label', '') || undefined}
        menus={readList(settings, 'menus').map((menu) => {
          const panel = Object(menu) as Settings;
          return {
            title: readText(panel, 'title'),
            description: readTextOr(panel, 'description', '') || undefined,
            sections: readList(panel, 'sections').map(readSection),
          };
        })}
      />
    ),
  }),
};

function readSection(section: unknown) {
  const settings = Object(section) as Settings;
  return {
    title: readTextOr(settings, 'title', '') || undefined,
    items: readList(settings, 'items').map((item) => {
      const words = Object(item) as Settings;
      return {
        title: readText(words, 'title'),
        description: readTextOr(words, 'description', '') || undefined,
        price: readTextOr(words, 'price', '') || undefined,
      };
    }),
  };
}
