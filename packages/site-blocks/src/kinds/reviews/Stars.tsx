import { createPlainTranslate, languageTag } from '@plinth/site-model';
import type { RenderContext } from '../../context/renderContext';
import { maxStars } from './reviewForm';
import { reviewMessages } from './reviewMessages';

const width = 24;
const outline = 'M12 2.6l2.9 5.9 6.5.9-4.7 4.6 1.1 6.5L12 17.4l-5.8 3.1 1.1-6.5L2.6 9.4l6.5-.9z';
const half = 'M12 2.6v14.8l-5.8 3.1 1.1-6.5L2.6 9.4l6.5-.9z';

interface StarsProps {
  context: Pick<RenderContext, 'locale' | 'messages'>;
  /** 0 to 5; drawn to the nearest half. */
  rating: number;
}

/** A rating as full, half or empty stars, and as text for screen readers. */
export function Stars({ context: { locale, messages }, rating }: StarsProps) {
  const translate = createPlainTranslate(reviewMessages, { locale, overrides: messages });
  const halves = Math.round(rating * 2);
  return (
    <svg
      className="pl-stars"
      viewBox={`0 0 ${maxStars * width} ${width}`}
      role="img"
      aria-label={translate('runtime.review.average', { average: ratingText(rating, locale) })}
    >
      {Array.from({ length: maxStars }, (_, index) => (
        <g key={index} transform={index ? `translate(${index * width})` : undefined}>
          {halves > index * 2 && (
            <path className="pl-star-fill" d={halves > index * 2 + 1 ? outline : half} />
          )}
          <path d={outline} />
        </g>
      ))}
    </svg>
  );
}

/** At most one decimal, which is as precise as the stars. */
export const ratingText = (rating: number, locale: string): string =>
  new Intl.NumberFormat(languageTag(locale), { maximumFractionDigits: 1 }).format(rating);
