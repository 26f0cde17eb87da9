import type { DrawerProps } from '@plinth/ui-dialogs/react';
import { choice, flag, text } from '../../../example/controls';
import { defineExample } from '../../../example/example';

export type DrawerControls = Pick<DrawerProps, 'side' | 'label' | 'escape' | 'overlay'>;

export const example = defineExample<DrawerControls>({
  controls: {
    side: choice(['top', 'bottom', 'start', 'end'], 'end'),
    label: text('Basket'),
    escape: flag(true),
    overlay: flag(true),
  },
  stories: {
    'From the start': { side: 'start' },
    'From below': { side: 'bottom' },
  },
  first: { label: 'Basket' },
  code: ({ attributes, argument }) => ({
    react: `import { Drawer } from '@plinth/ui-dialogs/react';
import '@plinth/ui-dialogs/dialogs.css';
import '@plinth/ui-dialogs/drawer.css';

<Drawer open${attributes} onCancel={() => console.log('closed')}>
  <h2>Basket</h2>
</Drawer>`,
    attach: `import { openDrawer } from '@plinth/ui-dialogs/drawer';
import '@plinth/ui-dialogs/dialogs.css';
import '@plinth/ui-dialogs/drawer.css';

const drawer = openDrawer(document.querySelector('dialog')${argument});`,
  }),
});
