import type { MenuProps } from '@plinth/ui-blocks/react';
import { choice } from '../../../example/controls';
import { defineExample } from '../../../example/example';

export type ControlledMenuOptions = Pick<MenuProps, 'activation'>;

export const example = defineExample<ControlledMenuOptions>({
  controls: { activation: choice(['manual', 'automatic'], 'manual') },
  code: ({ attributes, over }) => ({
    react: `import { Menu } from '@plinth/ui-blocks/react';
import '@plinth/ui-blocks/menu.css';
import { useState } from 'react';

const steps = [
  { id: 'clay', title: 'Clay', content: <p>Choose one.</p> },
  { id: 'glaze', title: 'Glaze', content: <p>Choose another.</p> },
];

export function Order() {
  const [selected, setSelected] = useState(0);
  return <Menu menus={steps} selected={selected} onSelect={setSelected}${attributes} />;
}`,
    attach: `import { attachMenu, selectPanel } from '@plinth/ui-blocks/menu';
import '@plinth/ui-blocks/menu.css';

const tabs = document.querySelector<HTMLElement>('.pl-menu');
const onSelect = (index: number) => {
  if (confirm('Leave this step?')) selectPanel(tabs, index);
};
const undo = attachMenu(tabs, { ...${over({ isControlled: true }).object}, onSelect });`,
  }),
});
