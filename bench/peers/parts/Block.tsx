import { AccordionIsland } from './AccordionIsland';
import { FormIsland } from './FormIsland';
import { GalleryIsland } from './GalleryIsland';
import { StaticImage } from './StaticImage';
import type { PeerBlock } from './peerPage';

export function Block({ block }: { block: PeerBlock }) {
  const { id, type, span } = block;
  const shared = { id: `block-${id}`, 'data-block-type': type, 'data-span': span };
  if (block.kind === 'html') {
    const { name, html } = block;
    return (
      <div
        {...shared}
        className={`pl-block pl-block-${name}`}
        dangerouslySetInnerHTML={{ __html: html }}
      />
    );
  }
  return (
    <div {...shared} className={`pl-block pl-block-${block.kind}`}>
      <Interactive block={block} />
    </div>
  );
}

function Interactive({ block }: { block: Exclude<PeerBlock, { kind: 'html' }> }) {
  switch (block.kind) {
    case 'image':
      return <StaticImage image={block.image} caption={block.caption} />;
    case 'gallery':
      return <GalleryIsland {...block.props} />;
    case 'accordion':
      return <AccordionIsland id={block.id} items={block.items} multiple={block.multiple} />;
    case 'form':
      return <FormIsland schema={block.schema} thanks={block.thanks} />;
  }
}
