import { ImageBlock } from '@plinth/media/react';
import { AccordionIsland } from '../../twins/parts/AccordionIsland';
import { FormIsland } from '../../twins/parts/FormIsland';
import { GalleryIsland } from '../../twins/parts/GalleryIsland';
import type { TwinBlock, TwinSection } from '../../twins/parts/twinPage';

/** The page as one React application: what a site gets that hydrates everything. */
export function WholePage({ sections }: { sections: TwinSection[] }) {
  return sections.map(({ id, width, tone, blocks }) => (
    <section
      key={id}
      className="pl-section"
      id={`section-${id}`}
      data-layout="grid"
      data-width={width}
      data-tone={tone}
      data-space="tight"
    >
      <div className="pl-section-content">
        {blocks.map((block) => (
          <div
            key={block.id}
            className={`pl-block pl-block-${block.kind === 'html' ? block.name : block.kind}`}
            id={`block-${block.id}`}
            data-block-type={block.type}
            data-span={block.span}
          >
            <Content block={block} />
          </div>
        ))}
      </div>
    </section>
  ));
}

function Content({ block }: { block: TwinBlock }) {
  switch (block.kind) {
    case 'html':
      return <div dangerouslySetInnerHTML={{ __html: block.html }} />;
    case 'image':
      return <ImageBlock image={block.image}>{block.caption}</ImageBlock>;
    case 'gallery':
      return <GalleryIsland {...block.props} />;
    case 'accordion':
      return <AccordionIsland id={block.id} items={block.items} multiple={block.multiple} />;
    case 'form':
      return <FormIsland schema={block.schema} thanks={block.thanks} />;
  }
}
