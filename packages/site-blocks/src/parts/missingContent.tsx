import type { ContentAnswer } from '../context/contentView';
import type { RenderContext } from '../context/renderContext';
import { translateContent } from './translateContent';

/** Whether the database is temporarily unavailable, so that the collection itself may exist. */
const isAway = (answer: ContentAnswer | undefined): boolean =>
  answer?.kind === 'missing' && answer.reason === 'away';

interface MissingContentProps {
  answer: ContentAnswer | undefined;
  context: RenderContext;
}

/** The note that replaces a block's posts or dates. */
export function MissingContent({ answer, context }: MissingContentProps) {
  const translate = translateContent(context);
  return (
    <p className="pl-summary-empty">
      {translate(isAway(answer) ? 'runtime.content.away' : 'runtime.content.unknown')}
    </p>
  );
}

/** Reports a missing collection to the owner; a temporary failure is not reported. */
export function reportMissing(blockId: string, { answer, context }: MissingContentProps): void {
  if (!isAway(answer)) context.problem(`Block ${blockId} shows a collection that the site lacks.`);
}
