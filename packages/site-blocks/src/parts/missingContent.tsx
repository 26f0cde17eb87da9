import type { ContentAnswer } from '../context/contentView';
import type { RenderContext } from '../context/renderContext';
import { translateContent } from './translateContent';

/** The server could not be asked just now; the collection itself may well be there. */
const isAway = (answer: ContentAnswer | undefined): boolean =>
  answer?.kind === 'missing' && answer.reason === 'away';

interface MissingContentProps {
  answer: ContentAnswer | undefined;
  context: RenderContext;
}

/** The note in place of a block's posts or dates. */
export function MissingContent({ answer, context }: MissingContentProps) {
  const translate = translateContent(context);
  return (
    <p className="pl-summary-empty">
      {translate(isAway(answer) ? 'runtime.content.away' : 'runtime.content.unknown')}
    </p>
  );
}

/** Tells the owner about a collection that is not there; one that is away needs no mending. */
export function reportMissing(blockId: string, { answer, context }: MissingContentProps): void {
  if (!isAway(answer)) context.problem(`Block ${blockId} shows a collection that the site lacks.`);
}
