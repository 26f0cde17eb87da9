import { Video } from '@plinth/media/react';
import { blockType, type BlockType, createPlainTranslate } from '@plinth/site-model';
import type { CSSProperties } from 'react';
import type { BlockRenderer, RenderedBlock } from '../../context/blockRenderer';
import { posterOf } from '../../context/posterOf';
import { readTextOr } from '../../context/readSettings';
import type { RenderContext } from '../../context/renderContext';
import { embedMessages } from './embedMessages';
import { embedProviders, embedShape } from './embedProviders';
import { readEmbed, type ReadEmbed } from './readEmbed';
import { embedScript } from './script';

type Settings = Record<string, unknown>;

/** Content of another site ([RUN-2c], [RUN-2d]): shown if it is recognised, otherwise a link. */
const embedBlockOf = (kind: string, types: readonly BlockType[]): BlockRenderer => ({
  kind,
  types,
  styles: ['image', 'video', 'embed'],
  messages: { video: ['media.video.'], embed: ['embed.'] },
  client: embedScript,
  render(settings, context): RenderedBlock {
    const found = readEmbed(settings);
    if (!found) throw new TypeError('Its settings "url" and "html" contain nothing to embed.');
    const caption = readTextOr(settings, 'caption', '') || readTextOr(settings, 'description', '');
    return {
      content: (
        <figure className="pl-embed">
          <Embedded found={found} settings={settings} context={context} />
          {caption && (
            <figcaption
              className="pl-embed-caption"
              dangerouslySetInnerHTML={{ __html: context.sanitizeHtml(caption) }}
            />
          )}
        </figure>
      ),
    };
  },
});

export const embedBlock = embedBlockOf('embed', [blockType.embed]);
export const soundcloudBlock = embedBlockOf('soundcloud', [blockType.soundcloud]);

interface EmbeddedProps {
  found: NonNullable<ReadEmbed>;
  settings: Settings;
  context: RenderContext;
}

function Embedded({ found, settings, context }: EmbeddedProps) {
  const { locale, messages, sanitizeHtml } = context;
  const translate = createPlainTranslate(embedMessages, { locale, overrides: messages });
  const title = readTextOr(settings, 'title', '');
  if (found.kind === 'words') {
    return <div dangerouslySetInnerHTML={{ __html: sanitizeHtml(found.html) }} />;
  }
  if (found.kind === 'link') {
    return (
      <a className="pl-embed-link" href={found.href} target="_blank" rel="noopener">
        <span className="pl-embed-link-title">{title || found.host}</span>
        <span className="pl-embed-link-host">
          {translate('embed.elsewhere', { host: found.host })}
        </span>
      </a>
    );
  }
  const { embed, label } = found;
  context.allowFrame(new URL(embed.src, context.request.url).origin);
  const shape = embedShape(embed.provider, embed.src);
  const poster = posterOf(context, readTextOr(settings, 'thumbnailUrl', ''));
  const name = title || label;
  return (
    <div
      className="pl-embed-player"
      data-provider={embed.provider}
      data-shape={'height' in shape ? 'height' : 'ratio'}
      style={
        'height' in shape
          ? ({ '--pl-embed-height': `${shape.height}px` } as CSSProperties)
          : undefined
      }
    >
      {!poster && (
        <p className="pl-embed-name" aria-hidden="true">
          <span>{label}</span>
          {title}
        </p>
      )}
      <Video
        embed={embed.src}
        providers={embedProviders}
        title={name}
        aspectRatio={'ratio' in shape ? shape.ratio : undefined}
        {...(poster ? { poster: { src: poster } } : {})}
        locale={locale}
        messages={{
          ...messages,
          'media.video.playTitled': translate('embed.open', { title: name }),
        }}
      />
    </div>
  );
}
