import type { FormField, FormSchema } from '@plinth/forms/rules';
import {
  createPlainTranslate,
  interfaceMessages,
  isolate,
  type MessageCatalogue,
} from '@plinth/site-model';
import type { ReviewedProduct } from '../../context/reviewView';
import { reviewMessages } from './reviewMessages';

/** Maximum lengths of a review in characters. */
export const reviewLimits = { headline: 100, text: 2000, name: 60 } as const;

export const maxStars = 5;

export interface ReviewTextOptions {
  locale: string;
  messages: MessageCatalogue;
}

export interface AskedReviews {
  /** The number of the order. */
  number: number;
  products: readonly ReviewedProduct[];
}

/**
 * The fields of one product, by its index in the order, because its id may contain any characters.
 */
export const reviewFields = (place: number) => ({
  rating: `rating-${place}`,
  headline: `headline-${place}`,
  text: `text-${place}`,
});

/** Fields of the whole form. */
export const reviewField = { name: 'name', request: 'request' } as const;

const idPrefix = 'reviews:';

/** The id of the form that asks for the reviews of an order. */
export const reviewFormId = (number: number): string => `${idPrefix}${number}`;

/**
 * Whether a form is a review form. No form of the site can have such an id: the server checks for
 * review forms first.
 */
export const isReviewFormId = (formId: string): boolean => formId.startsWith(idPrefix);

const starLabels = ({ locale, messages }: ReviewTextOptions): string[] => {
  const translate = createPlainTranslate(reviewMessages, { locale, overrides: messages });
  return Array.from({ length: maxStars }, (_, index) =>
    translate('runtime.review.stars', { count: index + 1 }),
  );
};

/** 1 to 5; 0 without a rating. */
export const starsOf = (value: unknown, textOptions: ReviewTextOptions): number =>
  starLabels(textOptions).findIndex((word) => word === value) + 1;

/**
 * The form for the reviews of an order, shared by browser and server. Its address contains the
 * request, and so does its hidden field ([FRM-2]).
 *
 * @example
 * ```ts
 * import { reviewForm } from '@plinth/site-blocks/rendering';
 *
 * const bowl = { place: 0, id: 'bowl', title: 'Bowl' };
 * reviewForm({ number: 1001, products: [bowl] }, { locale: 'en', messages: {} }).fields;
 * ```
 */
export function reviewForm(
  { number, products }: AskedReviews,
  textOptions: ReviewTextOptions,
): FormSchema {
  const { locale, messages } = textOptions;
  const translate = createPlainTranslate(reviewMessages, { locale, overrides: messages });
  const options = starLabels(textOptions);
  const isOne = products.length === 1;
  return {
    formId: reviewFormId(number),
    formName: translate('runtime.review.title'),
    submitButtonText: translate('runtime.review.send'),
    submissionText: translate('runtime.review.thanks'),
    fields: [
      ...products.flatMap(({ place, title }): FormField[] => {
        const ids = reviewFields(place);
        const named = { title: isolate(title, locale) };
        return [
          {
            id: ids.rating,
            type: 'radio',
            options,
            required: isOne,
            title: translate('runtime.review.rating', named),
          },
          { id: ids.headline, type: 'text', title: translate('runtime.review.headline', named) },
          {
            id: ids.text,
            type: 'textarea',
            maxLength: reviewLimits.text,
            title: translate('runtime.review.text', named),
          },
        ];
      }),
      {
        id: reviewField.name,
        type: 'text',
        autocomplete: 'nickname',
        title: translate('runtime.review.name'),
        description: translate('runtime.review.name.note', {
          buyer: translate('runtime.review.buyer'),
        }),
      },
      { id: reviewField.request, type: 'hidden', title: 'request', key: 'request' },
    ],
  };
}

/**
 * The form's own messages that replace those of all forms: only its stars can be required, and
 * after a failure sending it again is the remedy ([MOD-22]).
 *
 * @example
 * ```ts
 * import { reviewFormMessages } from '@plinth/site-blocks/rendering';
 *
 * reviewFormMessages({ locale: 'en', messages: {} })['forms.required'];
 * ```
 */
export function reviewFormMessages({
  locale,
  messages,
}: ReviewTextOptions): Record<string, string> {
  const translate = createPlainTranslate(interfaceMessages, { locale, overrides: messages });
  const again = translate('interface.submitReviewAgain');
  return {
    'forms.required': translate('interface.ratingRequired'),
    'forms.option': translate('interface.ratingRequired'),
    ...Object.fromEntries(
      ['status.401', 'status.500', 'unknown', 'processing', 'key', 'connection'].map((name) => [
        `forms.${name}`,
        again,
      ]),
    ),
  };
}
