import { Fragment } from 'react';
import { ImageBlock } from '@plinth/media/react';
import { AccordionIsland } from '../../peers/parts/AccordionIsland';
import { FormIsland } from '../../peers/parts/FormIsland';
import { GalleryIsland } from '../../peers/parts/GalleryIsland';
import type { PeerBlock, PeerPage } from '../../peers/parts/peerPage';

export type WholePageProps = Pick<PeerPage, 'sections' | 'laterStyleSheets' | 'firstSections'>;

/** The page as one React application: the result for a site that hydrates everything. */
export function WholePage({ sections, laterStyleSheets, firstSections }: WholePageProps) {
  return sections.map(({ id, width, tone, blocks }, index) => (
    <Fragment key={id}>
      {index === firstSections &&
        laterStyleSheets.map((href) => <link key={href} rel="stylesheet" href={href} />)}
      <section
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
    </Fragment>
  ));
}

function Content({ block }: { block: PeerBlock }) {
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
