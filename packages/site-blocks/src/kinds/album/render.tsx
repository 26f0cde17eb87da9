import { readTracks } from '@plinth/audio';
import { Album } from '@plinth/audio/react';
import { blockType } from '@plinth/site-model';
import type { BlockRenderer, RenderedBlock } from '../../context/blockRenderer';
import { readList, readText, readTextOr } from '../../context/readSettings';
import { albumScript } from './script';

type Settings = Record<string, unknown>;

const client = albumScript;
const styles = ['album'];
const messages = { album: ['album.', 'media.video.'] };

/** Up to 60 tracks with one player ([RUN-19]). */
export const albumBlock: BlockRenderer = {
  kind: 'album',
  types: [blockType.album],
  styles,
  messages,
  client,
  render: (settings, context): RenderedBlock => ({
    content: (
      <Album
        title={readText(settings, 'title')}
        artist={readTextOr(settings, 'artist', '')}
        cover={readTextOr(settings, 'coverUrl', '') || undefined}
        tracks={readTracks(readList(settings, 'tracks'), context)}
        locale={context.locale}
        messages={context.messages}
      />
    ),
  }),
};

/** One track. */
export const audioBlock: BlockRenderer = {
  kind: 'audio',
  types: [blockType.audio],
  styles,
  messages,
  client,
  render(settings: Settings, context): RenderedBlock {
    const tracks = readTracks([settings], context);
    if (tracks.length === 0)
      throw new TypeError('Its setting "url" is not the address of a sound.');
    return {
      content: (
        <Album
          title={tracks[0]!.title}
          artist={tracks[0]!.artist}
          cover={readTextOr(settings, 'coverUrl', '') || undefined}
          tracks={tracks}
          locale={context.locale}
          messages={context.messages}
        />
      ),
    };
  },
};
