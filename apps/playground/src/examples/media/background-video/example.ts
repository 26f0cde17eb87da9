import { text } from '../../../example/controls';
import { defineExample } from '../../../example/example';

export interface BackgroundVideoControls {
  src: string;
  poster: string;
}

export const example = defineExample<BackgroundVideoControls>({
  controls: {
    src: text(),
    poster: text(),
  },
  code: ({ over }) => ({
    react: `import { BackgroundVideo } from '@plinth/media/react';
import '@plinth/media/video.css';

<BackgroundVideo${over({ src: '/kiln.mp4', poster: '/pictures/night.svg' }).attributes}>
  <h1>Fired for three days</h1>
</BackgroundVideo>`,
    attach: `import { attachBackgroundVideo } from '@plinth/media/background-video';
import '@plinth/media/video.css';

const undo = attachBackgroundVideo(document.querySelector('.pl-background-video'), {
  consent: { isAllowed: (host) => host.endsWith('.example') },
});`,
  }),
  html: {
    css: ['@plinth/media/video.css'],
    script: `import { attachBackgroundVideo } from '@plinth/media/background-video';

attachBackgroundVideo(document.querySelector('.pl-background-video'));`,
  },
});
