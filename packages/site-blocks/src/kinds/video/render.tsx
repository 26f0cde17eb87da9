import { blockType } from '@plinth/site-model';
import { Video } from '@plinth/media/react';
import type { VideoMode } from '@plinth/media/video';
import type { BlockRenderer, RenderedBlock } from '../../context/blockRenderer';
import { posterOf } from '../../context/posterOf';
import { readNumberOr, readRatio, readText, readTextOr } from '../../context/readSettings';
import { videoScript } from './script';

export const videoBlock: BlockRenderer = {
  kind: 'video',
  types: [blockType.video],
  styles: ['image', 'video'],
  messages: { video: ['media.video.'] },
  client: videoScript,
  render(settings, context): RenderedBlock {
    const poster = posterOf(context, readTextOr(settings, 'thumbnailUrl', ''));
    const embed = readTextOr(settings, 'html', '') || readText(settings, 'url');
    return {
      content: (
        <Video
          embed={embed}
          title={readTextOr(settings, 'title', '') || undefined}
          overlay={settings['overlay'] !== false}
          autoplay={settings['autoplay'] === true}
          mode={readMode(settings['mode'])}
          aspectRatio={readRatio(settings, 'aspectRatio')}
          {...(poster
            ? {
                poster: {
                  src: poster,
                  width: readNumberOr(settings, 'thumbnailWidth', 0) || undefined,
                  height: readNumberOr(settings, 'thumbnailHeight', 0) || undefined,
                },
              }
            : {})}
          locale={context.locale}
          messages={context.messages}
        />
      ),
    };
  },
};

/** The fit of the player in its box ([MED-8]); an unknown mode counts as none. */
const readMode = (mode: unknown): VideoMode | undefined =>
  mode === 'fit' || mode === 'fill' ? mode : undefined;
