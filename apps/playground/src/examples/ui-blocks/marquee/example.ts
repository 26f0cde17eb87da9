import { marqueeDefaults } from '@plinth/ui-blocks/marquee';
import type { MarqueeProps } from '@plinth/ui-blocks/react';
import { amount, choice, flag, text } from '../../../example/controls';
import { defineExample } from '../../../example/example';

export type MarqueeOptions = Omit<
  MarqueeProps,
  'items' | 'className' | 'locale' | 'messages' | 'onPause'
>;

export const example = defineExample<MarqueeOptions>({
  controls: {
    waveFrequency: amount(marqueeDefaults.waveFrequency, {
      max: 6,
      step: 0.5,
      unit: 'per 1000 px',
    }),
    waveIntensity: amount(marqueeDefaults.waveIntensity, { max: 2, step: 0.1, unit: 'em' }),
    animationDirection: choice(['left', 'right'], marqueeDefaults.animationDirection),
    animationSpeed: amount(marqueeDefaults.animationSpeed, { max: 6, step: 0.25, unit: '60 px/s' }),
    pausedOnHover: flag(marqueeDefaults.pausedOnHover),
    fadeEdges: flag(marqueeDefaults.fadeEdges),
    itemSpacing: text('1em'),
    linkTo: text(),
    pauseControl: flag(true),
    startsPaused: flag(false),
  },
  defaults: marqueeDefaults,
  descriptions: {
    animationDirection: 'The side that the text moves to.',
    pausedOnHover: 'Whether it stands while the pointer is on it.',
    fadeEdges: 'Whether the text fades at both ends.',
  },
  stories: {
    Wave: { waveFrequency: 2, waveIntensity: 1 },
    'To the right, fast': { animationDirection: 'right', animationSpeed: 4 },
    'Faded edges, paused': { fadeEdges: true, startsPaused: true },
  },
  code: ({ attributes, without }) => ({
    react: `import { Marquee } from '@plinth/ui-blocks/react';
import '@plinth/ui-blocks/marquee.css';

<Marquee items={[{ text: 'Open today' }]}${attributes} />`,
    attach: `import { attachMarquee } from '@plinth/ui-blocks/marquee';
import '@plinth/ui-blocks/marquee.css';

const undo = attachMarquee(document.querySelector('.pl-marquee')${without('itemSpacing', 'linkTo', 'pauseControl').argument});`,
  }),
  html: {
    css: ['@plinth/ui-blocks/marquee.css'],
    script: `import { attachMarquee } from '@plinth/ui-blocks/marquee';

attachMarquee(document.querySelector('.pl-marquee'));`,
  },
});
