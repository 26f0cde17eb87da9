import type { MenuProps } from '@plinth/ui-blocks/react';
import { choice, text } from '../../../example/controls';
import { defineExample } from '../../../example/example';

export type MenuOptions = Omit<MenuProps, 'menus' | 'className' | 'selected' | 'onSelect'>;

export const example = defineExample<MenuOptions>({
  controls: {
    label: text('Menus'),
    headingLevel: choice([2, 3, 4, 5], 3),
    activation: choice(['manual', 'automatic'], 'manual'),
  },
  stories: {
    'Tabs that open by arrow keys': { activation: 'automatic' },
  },
  code: ({ attributes, only }) => ({
    react: `import { Menu } from '@plinth/ui-blocks/react';
import '@plinth/ui-blocks/menu.css';

const soup = { title: 'Soup of the day', price: '£6' };

<Menu menus={[{ title: 'Lunch', sections: [{ items: [soup] }] }]}${attributes} />`,
    attach: `import { attachMenu } from '@plinth/ui-blocks/menu';
import '@plinth/ui-blocks/menu.css';

const undo = attachMenu(document.querySelector('.pl-menu')${only('activation').argument});`,
  }),
  html: {
    css: ['@plinth/ui-blocks/menu.css'],
    script: `import { attachMenu } from '@plinth/ui-blocks/menu';

attachMenu(document.querySelector('.pl-menu'));`,
  },
});
