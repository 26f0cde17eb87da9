import { Form } from '@plinth/forms/react';
import type { FormSchema } from '@plinth/forms';
import { Gallery, type GalleryProps } from '@plinth/gallery/react';
import { ImageBlock, type ImageBlockProps } from '@plinth/media/react';
import { Accordion } from '@plinth/ui-blocks/react';

/** One block of the page as data; the twin renders the same components as the server does. */
export type TwinBlock = { id: string; span?: number | undefined } & (
  | { kind: 'html'; html: string }
  | { kind: 'image'; props: ImageBlockProps; caption: string }
  | { kind: 'gallery'; props: GalleryProps }
  | { kind: 'accordion'; items: { title: string; html: string }[] }
  | { kind: 'form'; schema: FormSchema }
);

export interface TwinSection {
  id: string;
  blocks: TwinBlock[];
}

/** The page as one React application: what a site gets that hydrates everything. */
export function WholePage({ sections }: { sections: TwinSection[] }) {
  return sections.map(({ id, blocks }) => (
    <section key={id} className="pl-section" data-layout="grid" data-space="tight">
      <div className="pl-section-content">
        {blocks.map((block) => (
          <div key={block.id} className="pl-block" id={`block-${block.id}`} data-span={block.span}>
            <TwinContent block={block} />
          </div>
        ))}
      </div>
    </section>
  ));
}

const unsent = { ok: false as const, status: 0 };
const ports = {
  requestSubmissionKey: () => Promise.resolve(unsent),
  saveSubmission: () => Promise.resolve(unsent),
};

function TwinContent({ block }: { block: TwinBlock }) {
  switch (block.kind) {
    case 'html':
      return <div dangerouslySetInnerHTML={{ __html: block.html }} />;
    case 'image':
      return <ImageBlock {...block.props}>{block.caption}</ImageBlock>;
    case 'gallery':
      return <Gallery {...block.props} />;
    case 'accordion':
      return (
        <Accordion
          items={block.items.map(({ title, html }) => ({
            title,
            content: <div dangerouslySetInnerHTML={{ __html: html }} />,
          }))}
        />
      );
    case 'form':
      return <Form schema={block.schema} ports={ports} query="" />;
  }
}
