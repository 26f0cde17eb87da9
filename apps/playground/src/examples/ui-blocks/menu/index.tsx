import '@plinth/ui-blocks/menu.css';
import { Menu, type MenuPanel } from '@plinth/ui-blocks/react';
import type { ReactNode } from 'react';
import type { ExampleProps } from '../../../example/example';
import type { MenuOptions } from './example';

const menus: readonly MenuPanel[] = [
  {
    id: 'lunch',
    title: 'Lunch',
    description: 'Noon to three.',
    sections: [
      {
        title: 'To begin',
        items: [
          { title: 'Soup of the day', description: 'With bread from next door', price: '£6' },
          { title: 'Beetroot', description: 'Salt-baked, with curd', price: '£8' },
        ],
      },
      { title: 'To stay', items: [{ title: 'Barley and leeks', price: '£14' }] },
    ],
  },
  {
    id: 'dinner',
    title: 'Dinner',
    sections: [{ items: [{ title: 'Trout', description: 'Brown butter', price: '£22' }] }],
  },
  {
    id: 'drinks',
    title: 'Drinks',
    sections: [
      {
        items: [
          { title: 'Cider', price: '£5' },
          { title: 'Tea', price: '£3' },
        ],
      },
    ],
  },
];

export default function MenuExample({ values, stage }: ExampleProps<MenuOptions>): ReactNode {
  return (
    <>
      <h2>At the table</h2>
      <Menu
        label="Menus"
        {...values}
        menus={menus}
        onSelect={(index) => stage.log('event', 'onSelect', { index })}
      />
    </>
  );
}
