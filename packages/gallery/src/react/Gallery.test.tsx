import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { GalleryItem } from '../designs/galleryItem';
import { Gallery } from './Gallery';

const items: GalleryItem[] = Array.from({ length: 100 }, (_, index) => ({
  id: `p${index}`,
  src: `/photos/${index}.jpg`,
  width: 700 + ((index * 271) % 900),
  height: 900,
  alt: `Photo ${index}`,
}));

const html = (props: Partial<Parameters<typeof Gallery>[0]>) =>
  renderToStaticMarkup(<Gallery items={items.slice(0, 3)} {...props} />);

describe('Gallery on the server', () => {
  it('[GAL-5] renders nothing for no items', () => {
    expect(html({ items: [] })).toBe('');
  });

  it('[GAL-22h] writes one copy of each picture, with its size, in a third of the bytes of six copies', () => {
    const markup = renderToString(<Gallery design="autorows" items={items} sizeFormat="none" />);
    expect(markup.match(/<img/g)).toHaveLength(100);
    expect(markup.match(/width="\d+" height="900"/g)).toHaveLength(100);
    expect(markup.length).toBeLessThan(71_000);
  });

  it('[GAL-3] writes the attributes of each slide', () => {
    const markup = html({
      design: 'stacked',
      items: [{ ...items[0]!, url: 'one', clickThroughUrl: '/shop', focalPoint: { x: 0.2, y: 1 } }],
    });
    for (const part of [
      'data-type="image"',
      'data-slide-id="p0"',
      'data-slide-url="one"',
      'data-click-through-url="/shop"',
      'data-image-focal-point="0.2,1"',
      'object-position:20% 100%',
      'href="/shop"',
    ])
      expect(markup).toContain(part);
  });

  it('[GAL-3] lets no address or picture run a script', () => {
    const markup = html({
      design: 'grid',
      items: [
        { src: 'javascript:alert(1)', clickThroughUrl: 'javascript:alert(2)', alt: '"><script>' },
      ],
    });
    expect(markup).not.toContain('javascript:');
    expect(markup).not.toContain('<script');
  });

  it('[GAL-30] writes a picture in every format that it has, and its placeholder', () => {
    const item: GalleryItem = {
      ...items[0]!,
      sources: [
        { type: 'image/avif', src: '/photos/0.avif' },
        { type: 'text/html', src: '/photos/0.html' },
        { type: 'image/webp', src: 'javascript:alert(1)' },
      ],
      placeholder: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=',
    };
    const markup = html({ design: 'slideshow', items: [item], sizeFormat: 'query' });
    expect(markup.match(/<source/g)).toHaveLength(1);
    expect(markup).toMatch(
      /<picture><source type="image\/avif" srcSet="\/photos\/0\.avif\?[^"]* \d+w[^"]*" sizes="[^"]+"\/><img class="pl-gallery-image"/,
    );
    expect(markup).toContain(
      'background-image:url(&quot;data:image/gif;base64,R0lGODlhAQABAAAAACw=',
    );
    const single = html({
      design: 'slideshow',
      items: [item],
      sizeFormat: 'none',
      thumbnails: true,
    });
    expect(single).toContain('<source type="image/avif" srcSet="/photos/0.avif"/>');
    expect(single.match(/<picture>/g)).toHaveLength(2);
    expect(html({ items: [{ ...item, sources: [] }] })).not.toContain('<picture>');
    expect(html({ items: [{ ...items[0]!, placeholder: 'tan' }] })).toContain(
      'background-color:tan',
    );
  });

  it('[GAL-23h] lets a picture lead to itself where no script opens the lightbox', () => {
    expect(html({ design: 'grid' })).toContain('href="/photos/0.jpg"');
    expect(html({ design: 'grid', lightbox: false })).not.toContain('href=');
  });

  it('[GAL-22h] lets only pictures in view load at once', () => {
    const markup = html({ design: 'grid', priority: 1 });
    expect(markup.match(/loading="lazy"/g)).toHaveLength(2);
    expect(markup.match(/<img[^>]*fetchPriority="high"/gi)).toHaveLength(1);
  });

  it('[GAL-2] shows text where the block says, and keeps it for the lightbox where it does not', () => {
    const titled = { items: [{ ...items[0]!, title: 'Bowl' }] };
    expect(
      html({ design: 'slideshow', showMeta: true, metaPosition: 'top-left', ...titled }),
    ).toContain('data-meta-position="top-left"');
    expect(html({ design: 'slideshow', ...titled })).toMatch(/pl-gallery-meta" hidden=""/);
  });
});
