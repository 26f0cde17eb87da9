import { loadLeafletMap } from '../maps/loadLeafletMap';
import { ImageBlock } from '../react/ImageBlock';
import { MapBlock } from '../react/MapBlock';
import { ResponsiveImage } from '../react/ResponsiveImage';
import { Video } from '../react/Video';

const tileUrl = '/tiles/{z}/{x}/{y}.svg?style={style}';
const jug = (name: string) => ({
  src: `/jug-${name}.jpg`,
  alt: `A jug, ${name}`,
  width: 900,
  height: 600,
});

/** One example of each component, as on a page. */
export function Example() {
  return (
    <main>
      <ResponsiveImage {...jug('first')} priority sizes="968px" style={{ maxWidth: 300 }} />
      {(['inline', 'poster', 'card', 'overlap', 'collage', 'stack'] as const).map((variant) => (
        <ImageBlock
          key={variant}
          variant={variant}
          image={jug(variant)}
          title="Thrown by hand"
          button={{ label: 'Visit the shop', href: '/shop' }}
          pinterest={{ page: 'https://kiln.example/', mode: 'always' }}
        >
          Stoneware from the river’s own clay, fired for three days and glazed with ash.
        </ImageBlock>
      ))}
      <Video embed="https://youtu.be/dQw4w9WgXcQ" title="The kiln" poster={jug('kiln')} />
      <MapBlock
        settings={{
          style: 2,
          location: {
            mapLat: 51.5,
            mapLng: -0.12,
            mapZoom: 14,
            addressTitle: 'Kiln & Co',
            addressLine1: '1 Foundry Row',
            addressLine2: 'London SE1',
            addressCountry: 'United Kingdom',
          },
        }}
        tileUrl={tileUrl}
        attribution="© Town of hashes"
        loadMap={loadLeafletMap({ tileUrl, attribution: '© Town of hashes' })}
      />
    </main>
  );
}
