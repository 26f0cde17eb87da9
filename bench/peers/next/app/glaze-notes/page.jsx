import { cookies } from 'next/headers';
import { Fragment } from 'react';
import { Block } from '../../../parts/Block';
import { PageFooter } from '../../../parts/PageFooter';
import { PageHeader } from '../../../parts/PageHeader';
import { page } from '../../../parts/readPeerPage';

export const dynamic = 'force-dynamic';

export default async function GlazeNotes() {
  // The banner is for those who have not decided.
  const isDecided = (await cookies()).has('plinth-consent');
  return (
    <>
      <a className="pl-skip" href="#main">
        Skip to content
      </a>
      <PageHeader title={page.siteTitle} navigation={page.navigation} current="/glaze-notes" />
      <main id="main" tabIndex={-1}>
        {page.sections.map(({ id, width, tone, blocks }, index) => (
          <Fragment key={id}>
            {index === page.firstSections &&
              page.laterStyleSheets.map((href) => <link key={href} rel="stylesheet" href={href} />)}
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
                  <Block key={block.id} block={block} />
                ))}
              </div>
            </section>
          </Fragment>
        ))}
      </main>
      <PageFooter columns={page.footer.columns} closing={page.footer.closing} />
      {isDecided ? null : <div dangerouslySetInnerHTML={{ __html: page.after }} />}
      <script dangerouslySetInnerHTML={{ __html: page.pictureScript }} />
    </>
  );
}
