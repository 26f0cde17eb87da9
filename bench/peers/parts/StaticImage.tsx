import type { PeerImage } from './peerPage';

/** The picture block as finished markup; a script of three lines fetches pictures near the viewport. */
export function StaticImage({ image, caption }: { image: PeerImage; caption: string }) {
  const { src, alt, width, height, priority } = image;
  const shared = {
    width,
    height,
    className: 'pl-image',
    style: { aspectRatio: `${width} / ${height}` },
  };
  return (
    <figure className="pl-image-block" data-variant="inline" data-image-side="start">
      <div className="pl-image-block-layout">
        <div className="pl-image-block-media">
          <span className="pl-image-frame">
            {priority ? (
              <img
                {...shared}
                alt={alt}
                src={src}
                data-src={src}
                loading="eager"
                decoding="async"
                fetchPriority="high"
              />
            ) : (
              <>
                <noscript>
                  <img {...shared} alt={alt} src={src} loading="lazy" decoding="async" />
                </noscript>
                <img
                  {...shared}
                  alt={alt}
                  data-src={src}
                  data-image={src}
                  data-image-dimensions={`${width}x${height}`}
                  data-load="false"
                />
              </>
            )}
          </span>
        </div>
        <figcaption className="pl-image-block-text">
          <div className="pl-image-block-body">{caption}</div>
        </figcaption>
      </div>
    </figure>
  );
}
