import { blockType } from '@plinth/site-model';
import { Marquee } from '@plinth/ui-blocks/react';
import type { BlockRenderer, RenderedBlock } from '../../context/blockRenderer';
import { readList, readNumberOr, readText, readTextOr } from '../../context/readSettings';
import { marqueeScript } from './script';

export const marqueeBlock: BlockRenderer = {
  kind: 'marquee',
  types: [blockType.marquee],
  styles: ['marquee'],
  messages: { marquee: ['marquee.'] },
  client: marqueeScript,
  render: (settings, { locale, messages }): RenderedBlock => ({
    content: (
      <Marquee
        items={readList(settings, 'marqueeItems').map((item) => ({
          text: readText(Object(item) as Record<string, unknown>, 'text'),
        }))}
        linkTo={readTextOr(settings, 'linkTo', '') || undefined}
        waveFrequency={readNumberOr(settings, 'waveFrequency', 1)}
        waveIntensity={readNumberOr(settings, 'waveIntensity', 0)}
        animationSpeed={readNumberOr(settings, 'animationSpeed', 1)}
        animationDirection={settings['animationDirection'] === 'right' ? 'right' : 'left'}
        pausedOnHover={settings['pausedOnHover'] === true}
        fadeEdges={settings['fadeEdges'] === true}
        locale={locale}
        messages={messages}
      />
    ),
  }),
};
