import { createPlainTranslate } from '@plinth/site-model';
import type { RenderContext } from '../../context/renderContext';
import type { RatingView } from '../../context/reviewView';
import { reviewMessages } from './reviewMessages';
import { Stars } from './Stars';

interface RatingProps {
  context: RenderContext;
  rating: RatingView;
  /** The address of the reviews. @default no link, because the stars are inside a link */
  href?: string;
}

/**
 * The stars of a product, and the number of ratings. Belongs in a `pl-rating` of the style sheet
 * `stars`.
 */
export function Rating({ context, rating: { average, count }, href }: RatingProps) {
  const { locale, messages: overrides } = context;
  const translate = createPlainTranslate(reviewMessages, { locale, overrides });
  const label = translate('runtime.review.count', { count });
  return (
    <>
      <Stars context={context} rating={average} />{' '}
      {href === undefined ? <span>{label}</span> : <a href={href}>{label}</a>}
    </>
  );
}
