import {
  validateForm,
  type FormErrors,
  type FormSchema,
  type FormValues,
} from '@plinth/forms/rules';
import { createPlainTranslate, interfaceMessages } from '@plinth/site-model';
import {
  reviewField,
  reviewFields,
  reviewForm,
  reviewFormMessages,
  reviewLimits,
  starsOf,
  messagesOfSite,
  type ReviewRequestView,
} from '@plinth/site-renderer';
import { and, eq } from 'drizzle-orm';
import { rowOfSite } from '../database/rowOfSite';
import { orders, productReviews } from '../database/schema/index';
import { storableText } from '../database/schema/visitorColumns';
import { translateForm } from '../forms/translateForm';
import type { Services } from '../services';
import type { SiteSnapshot } from '../site/loadSite';
import type { OpenReviewRequest } from './openReviewRequest';

export type ReviewResult =
  | { outcome: 'saved' }
  | { outcome: 'invalid'; errors: FormErrors; message: string }
  /** This request accepts no review, and a retry will not change that. */
  | { outcome: 'closed'; message: string };

export function textOptionsOf({ definition }: Pick<SiteSnapshot, 'definition'>) {
  return { locale: definition.locale ?? 'en', messages: messagesOfSite(definition) };
}

/** The form of an open or answered request; nothing where there never was one. */
export const formOfRequest = (
  { view }: OpenReviewRequest,
  site: Pick<SiteSnapshot, 'definition'>,
): FormSchema | undefined =>
  view.products.length > 0 ? reviewForm(view, textOptionsOf(site)) : undefined;

/**
 * Stores the reviews of an order, all at once and once: repeating the same request returns the same answer, and a
 * different second request is answered that the purchase is reviewed.
 */
export async function saveReviews(
  services: Services,
  site: SiteSnapshot,
  { request, values }: { request: OpenReviewRequest; values: FormValues },
): Promise<ReviewResult> {
  const { view, orderId } = request;
  const { id: siteId } = site.definition;
  const closed: ReviewResult = { outcome: 'closed', message: closedMessage(site, view.state) };
  if (!orderId || view.products.length === 0) return closed;
  const errors = reviewErrors(site, view, values);
  if (view.state === 'open' && Object.keys(errors).length > 0)
    return { outcome: 'invalid', errors, message: translateForm(site.definition, 'forms.invalid') };

  const written = readReviews(site, view, values);
  return services.db.transaction(async (transaction) => {
    // Two windows that send at once are handled one after the other.
    await transaction
      .select({ id: orders.id })
      .from(orders)
      .where(rowOfSite(orders, { siteId, id: orderId }))
      .for('update');
    const stored = await transaction
      .select()
      .from(productReviews)
      .where(and(eq(productReviews.siteId, siteId), eq(productReviews.orderId, orderId)));
    if (stored.length > 0) {
      const isSame =
        stored.length === written.length &&
        written.every((review) =>
          stored.some((row) =>
            (['productId', 'rating', 'headline', 'body', 'author'] as const).every(
              (name) => row[name] === review[name],
            ),
          ),
        );
      return isSame
        ? { outcome: 'saved' }
        : { outcome: 'closed', message: closedMessage(site, 'reviewed') };
    }
    await transaction.insert(productReviews).values(
      written.map((review) => ({
        ...review,
        orderId,
        siteId: site.definition.id,
        writtenAt: new Date(services.clock()),
      })),
    );
    return { outcome: 'saved' };
  });
}

/** As the database returns it: a repeated request is compared with it. */
const textOf = (value: unknown): string =>
  typeof value === 'string' ? storableText(value).trim() : '';

/** Products without stars are left out. */
function readReviews(site: SiteSnapshot, { products }: ReviewRequestView, values: FormValues) {
  const textOptions = textOptionsOf(site);
  return products.flatMap(({ id, title, place }) => {
    const names = reviewFields(place);
    const rating = starsOf(values[names.rating], textOptions);
    if (rating === 0) return [];
    return [
      {
        productId: id,
        productTitle: title,
        rating,
        headline: textOf(values[names.headline]),
        body: textOf(values[names.text]),
        author: textOf(values[reviewField.name]),
      },
    ];
  });
}

/**
 * The rules of the form, and those that it cannot express: stars for each reviewed product, and lengths of single
 * lines.
 */
function reviewErrors(site: SiteSnapshot, view: ReviewRequestView, values: FormValues): FormErrors {
  const textOptions = textOptionsOf(site);
  const own = reviewFormMessages(textOptions);
  const errors: Record<string, string> = {
    ...validateForm(reviewForm(view, textOptions), values, {
      locale: textOptions.locale,
      messages: { ...textOptions.messages, ...own },
    }),
  };
  const tooLong = translateForm(site.definition, 'forms.tooLong');
  const places = view.products.map(({ place }) => reviewFields(place));
  const isRated = ({ rating }: { rating: string }) => starsOf(values[rating], textOptions) > 0;
  for (const names of places) {
    const says = textOf(values[names.headline]) !== '' || textOf(values[names.text]) !== '';
    if (says && !isRated(names)) errors[names.rating] ??= own['forms.required']!;
    if (textOf(values[names.headline]).length > reviewLimits.headline)
      errors[names.headline] = tooLong;
  }
  if (!places.some(isRated) && Object.keys(errors).length === 0)
    errors[places[0]!.rating] = own['forms.required']!;
  if (textOf(values[reviewField.name]).length > reviewLimits.name)
    errors[reviewField.name] = tooLong;
  return errors;
}

/**
 * The message why a request accepts no review, where there is one for its state; otherwise that there is nothing to
 * find ([MOD-22]).
 */
export function closedMessage(site: SiteSnapshot, state: ReviewRequestView['state']): string {
  const { locale, messages: overrides } = textOptionsOf(site);
  const translate = createPlainTranslate(interfaceMessages, { locale, overrides });
  switch (state) {
    case 'reviewed':
      return translate('interface.alreadyReviewed');
    case 'expired':
      return translate('interface.reviewExpired');
    default:
      return translate('interface.contentNotFound');
  }
}
