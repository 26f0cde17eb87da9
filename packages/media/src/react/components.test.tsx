import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { hostileEmbeds, hostileSources, trickySources } from '../__fixtures__/hostileStrings';
import { ImageBlock } from './ImageBlock';
import { MapBlock } from './MapBlock';
import { ResponsiveImage } from './ResponsiveImage';
import { Video } from './Video';

const image = { src: '/a.jpg', alt: 'A jug', width: 900, height: 600 };
const render = renderToStaticMarkup;

describe('ResponsiveImage', () => {
  it('[MED-1a] [MED-7h] renders the picture for a script and its `noscript` copy', () => {
    const html = render(<ResponsiveImage {...image} focalPoint={{ x: 0.2, y: 0.3 }} mode="fill" />);
    const [noscriptCopy, waiting] = html.split('</noscript>') as [string, string];
    expect(noscriptCopy).toContain('<noscript><img src="/a.jpg?format=1000w"');
    expect(noscriptCopy).toContain('srcSet="/a.jpg?format=100w 100w');
    expect(waiting).toContain('data-src="/a.jpg"');
    expect(waiting).toContain('data-image-dimensions="900x600"');
    expect(waiting).toContain('data-image-focal-point="0.2,0.3"');
    expect(waiting).toContain('alt="A jug"');
    expect(waiting).not.toContain(' src=');
    for (const part of [noscriptCopy, waiting]) expect(part).toContain('width="900" height="600"');
  });

  it('[MED-7c] renders the first picture eagerly, without a `noscript` copy', () => {
    const html = render(<ResponsiveImage {...image} priority />);
    expect(html).not.toContain('noscript');
    expect(html).toContain('loading="eager"');
    expect(html).toContain('fetchPriority="high"');
    expect(html).toContain('decoding="async"');
  });

  it('[MED-7d] offers other formats and a placeholder', () => {
    const sources = [
      { type: 'image/avif', src: '/a.avif' },
      { type: 'text/html', src: '/a.html' },
      { type: 'image/webp', src: 'javascript:pwned()' },
    ];
    const html = render(
      <ResponsiveImage {...image} priority sources={sources} placeholder="#abc" />,
    );
    expect(html.match(/<source/g)).toHaveLength(1);
    expect(html).toContain('<source type="image/avif" srcSet="/a.avif?format=100w 100w');
    expect(html).toContain('background-color:#abc');
    expect(render(<ResponsiveImage {...image} sources={sources} />)).toContain(
      '<source type="image/avif" data-src="/a.avif"/>',
    );
  });

  it('[MED-1f] renders nothing of a hostile source or placeholder', () => {
    for (const src of hostileSources) expect(render(<ResponsiveImage src={src} alt="" />)).toBe('');
    for (const src of trickySources) {
      const html = render(<ResponsiveImage src={src} alt={src} placeholder={`data:${src}`} />);
      // The text outside of quotes is markup.
      const markup = html.replace(/"[^"]*"/g, '""');
      expect(markup).not.toMatch(/<script|onerror|onload/i);
    }
  });
});

describe('ImageBlock', () => {
  it.each(['inline', 'poster', 'card', 'overlap', 'collage', 'stack'] as const)(
    '[MED-5] renders the variant %s',
    (variant) => {
      const html = render(
        <ImageBlock
          image={image}
          variant={variant}
          title="Jugs"
          button={{ label: 'Shop', href: '/shop' }}
        >
          Thrown by hand
        </ImageBlock>,
      );
      expect(html).toContain(`data-variant="${variant}"`);
      expect(html).toMatch(/<figcaption.*Jugs.*Thrown by hand.*<a href="\/shop".*Shop/s);
    },
  );

  it('[MED-5] offers to save to Pinterest, and follows no hostile link', () => {
    const html = render(
      <ImageBlock
        image={image}
        link={{ href: 'javascript:pwned()' }}
        pinterest={{ page: 'https://a.example/' }}
      />,
    );
    expect(html).not.toContain('javascript:');
    expect(html).toContain(
      'data-mode="hover" href="https://www.pinterest.com/pin/create/button/?url=https%3A%2F%2Fa.example%2F&amp;media=',
    );
    expect(html).toContain('aria-label="Save to Pinterest (new window)"');
  });

  it('[GAL-20a] leads to its own picture where a lightbox may open it, unless it leads elsewhere', () => {
    const html = render(
      <ImageBlock image={{ ...image, alt: '' }} title="Jugs" lightbox="light">
        Thrown by hand
      </ImageBlock>,
    );
    expect(html).toMatch(/<a href="[^"]+" class="pl-image-block-link" aria-label="Jugs"/);
    expect(html).toContain(`href="${image.src}"`);
    expect(html).toContain(
      'data-lightbox-theme="light" data-title="Jugs" data-description="Thrown by hand"',
    );
    const linked = render(<ImageBlock image={image} lightbox="dark" link={{ href: '/shop' }} />);
    expect(linked).toContain('href="/shop"');
    expect(linked).not.toContain('data-lightbox-theme');
  });
});

describe('Video', () => {
  it('[MED-8b] renders a poster whose play button is a link where no script runs', () => {
    const html = render(
      <Video embed="https://youtu.be/dQw4w9WgXcQ" title="The kiln" poster={{ src: '/kiln.jpg' }} />,
    );
    expect(html).toContain('data-video-url="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"');
    expect(html).toContain('data-provider-name="youtube"');
    expect(html).toMatch(
      /<a class="pl-video-play" href="https:\/\/www\.youtube-nocookie\.com[^>]*aria-label="Play video: The kiln"/,
    );
    expect(html).toContain('data-src="/kiln.jpg"');
    expect(html).not.toContain('<iframe');
  });

  it('[MED-8k] keeps a poster of the provider back until a script may show it', () => {
    const html = render(
      <Video
        embed="https://youtu.be/dQw4w9WgXcQ"
        poster={{ src: 'https://i.ytimg.com/vi/dQw4w9WgXcQ/hqdefault.jpg' }}
      />,
    );
    expect(html).toContain('data-poster="https://i.ytimg.com/');
    expect(html).not.toContain('<img');
  });

  it('[MED-8j] renders nothing of a hostile embed', () => {
    for (const embed of hostileEmbeds) {
      const html = render(<Video embed={embed} />);
      expect(html).toContain('data-video-url=""');
      expect(html.length).toBeLessThan(300);
    }
  });
});

describe('MapBlock', () => {
  const settings = {
    style: 2,
    location: { mapLat: 51.5, mapLng: -0.12, mapZoom: 14, addressTitle: '<b>Kiln</b>' },
  };

  it('[MED-9] renders the first picture with tiles, marker, address and directions', () => {
    const html = render(
      <MapBlock
        settings={settings}
        tileUrl="/tiles/{z}/{x}/{y}.svg?style={style}"
        attribution="© Town"
      />,
    );
    expect(html).toContain('data-map-style="grayscale"');
    expect(
      html.match(/<img src="\/tiles\/14\/\d+\/\d+\.svg\?style=grayscale"/g)!.length,
    ).toBeGreaterThan(12);
    expect(html).toContain('&lt;b&gt;Kiln&lt;/b&gt;');
    expect(html).toContain('Get directions (new window)');
    expect(html).toMatch(/<button[^>]* hidden=""/);
  });

  it('[MED-12e] renders nothing of a provider that has to ask', () => {
    const consent = { isAllowed: () => true };
    const html = render(
      <MapBlock
        settings={settings}
        tileUrl="https://tiles.example/{z}/{x}/{y}"
        ports={{ consent }}
      />,
    );
    expect(html).not.toContain('tiles.example');
  });
});
