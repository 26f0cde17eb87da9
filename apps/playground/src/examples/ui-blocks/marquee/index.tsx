import '@plinth/ui-blocks/marquee.css';
import { Marquee } from '@plinth/ui-blocks/react';
import type { ReactNode } from 'react';
import type { ExampleProps } from '../../../example/example';
import type { MarqueeOptions } from './example';

const items = [
  { text: 'Kiln opening on Saturday' },
  { text: 'Forty new bowls' },
  { text: 'Tea at four' },
];

export default function MarqueeExample({ values, stage }: ExampleProps<MarqueeOptions>): ReactNode {
  return (
    <div style={{ font: '500 2.5rem/1.3 var(--pl-font-heading)' }}>
      <Marquee
        {...values}
        items={items}
        locale={stage.locale}
        messages={stage.messages}
        onPause={(paused) => stage.log('event', 'onPause', { paused })}
      />
    </div>
  );
}
