import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { PageDefinition, PageRenderer } from '@plinth/site-renderer';
import type { StageContext } from '../../../example/stageContext';
import type * as Rendering from './renderPreview';
import { showPage } from './showPage';

export interface PagePreviewProps {
  page: PageDefinition;
  stage: StageContext;
}

/** Milliseconds without a key after which the page is rendered again. */
const typingPause = 150;

/** The page from the real renderer, with behaviour attached by the real boot script. */
export function PagePreview({ page, stage }: PagePreviewProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const [renderer, setRenderer] = useState<{ parts: typeof Rendering; page: PageRenderer }>();
  const [problems, setProblems] = useState<readonly string[]>(['Loading the renderer …']);

  useEffect(() => {
    let isGone = false;
    void import('./renderPreview')
      .then(async (parts) => ({ parts, page: await parts.loadPageRenderer() }))
      .then(
        (loaded) => !isGone && setRenderer(loaded),
        (error: unknown) => !isGone && setProblems([String(error)]),
      );
    return () => {
      isGone = true;
    };
  }, []);

  useEffect(() => {
    if (!renderer || !place.current) return;
    const element = place.current;
    let undo: (() => void) | undefined;
    const timer = setTimeout(() => {
      const rendered = renderer.parts.renderPreview(renderer.page, page, stage);
      setProblems(rendered.problems);
      undo = showPage({ place: element, html: rendered.html, stage });
    }, typingPause);
    return () => {
      clearTimeout(timer);
      undo?.();
    };
  }, [renderer, page, stage]);

  return (
    <section className="compose-preview" aria-label="Preview">
      <div ref={place} className="compose-place" />
      <div role="status">
        {problems.length > 0 && (
          <ul className="compose-problems">
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
