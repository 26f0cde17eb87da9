import { Video } from '@plinth/media/react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  bundleForBrowser,
  bundleSize,
  interleave,
  measureInPage,
  openPage,
  row,
  type Context,
} from '../../harness';

const count = 20;
const id = 'dQw4w9WgXcQ';

export async function measureVideos(context: Context) {
  const files = await bundleForBrowser({
    entryCode: `import 'lite-youtube-embed'; import { attachVideo } from '@plinth/media/video-facade'; window.attachVideo = attachVideo;`,
  });
  const ours = renderToStaticMarkup(
    createElement(Video, { embed: `https://youtu.be/${id}`, title: 'The kiln' }),
  );
  // Its own poster is named, so that it sends no request elsewhere.
  const theirs = `<lite-youtube videoid="${id}" playlabel="Play: The kiln" style="background-image:url('/poster.svg')"></lite-youtube>`;
  const opened = await openPage({
    html: `<!doctype html><style>.pl-video,lite-youtube{display:block;position:relative;width:400px;aspect-ratio:16/9}</style><main></main><script type="module" src="/entry.js"></script>`,
    files: { ...files, '/poster.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>' },
    cpuSlowdown: 4,
  });
  const host = `document.querySelector('main')`;
  const ready = await opened.page.evaluate<number>(
    `(${host}.innerHTML = ${JSON.stringify(theirs + ours)}, attachVideo(${host}.lastChild), [...${host}.querySelectorAll('button, [role=button]')].length)`,
  );
  if (ready !== 2) throw new Error(`Two play buttons were expected, and there are ${ready}.`);
  const facades = await interleave(
    [
      {
        name: 'plinth',
        sample: () =>
          measureInPage(
            opened,
            `(${host}.innerHTML = ${JSON.stringify(ours.repeat(count))}, [...${host}.children].map((element) => attachVideo(element)).length)`,
          ),
      },
      {
        name: 'lite-youtube-embed',
        sample: () =>
          measureInPage(opened, `${host}.innerHTML = ${JSON.stringify(theirs.repeat(count))}`),
      },
    ],
    { rounds: context.scale(25, 6) },
  );
  await opened.close();

  return [
    row({
      id: 'media/video-facade-size',
      what: 'Code of a video before anyone reaches for it (ours: four providers and files, consent, labels, languages)',
      unit: 'B gzip',
      value: await bundleSize({
        entryCode: `export { attachVideo } from '@plinth/media/video-facade'`,
      }),
      peers: {
        'lite-youtube-embed': await bundleSize({ entryCode: `import 'lite-youtube-embed'` }),
      },
      target: { atMost: 1.5, of: 'lite-youtube-embed' },
    }),
    row({
      id: 'media/video-whole-size',
      what: 'The same with everything that comes with the intent',
      unit: 'B gzip',
      value: await bundleSize({
        entryCode: `export { attachVideo } from '@plinth/media/video-facade'`,
        lazy: true,
      }),
      peers: {
        'lite-youtube-embed': await bundleSize({ entryCode: `import 'lite-youtube-embed'` }),
      },
    }),
    row({
      id: 'media/video-facade-cost',
      what: `${count} facades put on a page and attached, 4x slower processor`,
      unit: 'ms CPU',
      value: facades.of('plinth').cpu,
      peers: facades.timings('cpu', 'plinth'),
      ratio: facades.ratio('plinth', 'lite-youtube-embed', 'cpu'),
      target: { atMost: 1, of: 'lite-youtube-embed' },
    }),
  ];
}
