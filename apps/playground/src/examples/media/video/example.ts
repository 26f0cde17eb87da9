import type { VideoProps } from '@plinth/media/react';
import { amount, choice, flag, text } from '../../../example/controls';
import { defineExample } from '../../../example/example';

export type VideoControls = Omit<
  VideoProps,
  'ports' | 'providers' | 'locale' | 'messages' | 'onStateChange' | 'poster' | 'className'
>;

export const embeds = [
  'https://youtu.be/dQw4w9WgXcQ',
  'https://vimeo.com/76979871',
  'https://fast.wistia.net/embed/iframe/abcdefghij',
  'https://video.example/not-a-player',
] as const;

export const example = defineExample<VideoControls>({
  controls: {
    embed: choice<string>(embeds, embeds[0]),
    title: text('The kiln at night'),
    overlay: flag(true),
    mode: choice(['none', 'fit', 'fill']),
    aspectRatio: amount(undefined, { min: 0.5, max: 2.5, step: 0.1, unit: 'width / height' }),
    inactive: flag(false),
    autoplay: flag(false),
  },
  descriptions: {
    mode: 'Whether the video fills its box, or fits into it.',
  },
  stories: {
    'Fills a wide box': { mode: 'fill', aspectRatio: 2.3 },
    'Without the poster': { overlay: false },
  },
  code: ({ over }) => ({
    react: `import { Video } from '@plinth/media/react';
import '@plinth/media/image.css';
import '@plinth/media/video.css';

<Video${over({ embed: embeds[0], title: 'The kiln at night' }).attributes}
  poster={{ src: '/pictures/night.svg', width: 1780, height: 1000 }}
  ports={{ consent: { isAllowed: () => false } }}
/>`,
    attach: `import { attachVideo } from '@plinth/media/video-facade';
import '@plinth/media/video.css';

const undo = attachVideo(document.querySelector('.pl-video'), { ports: { consent: { isAllowed: () => false } } });`,
  }),
  html: {
    css: ['@plinth/media/image.css', '@plinth/media/video.css'],
    script: `import { attachVideo } from '@plinth/media/video-facade';

attachVideo(document.querySelector('.pl-video'));`,
  },
});
