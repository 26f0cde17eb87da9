import { Form } from '@plinth/forms/react';
import { blockType, createPlainTranslate, interfaceMessages, safeHref } from '@plinth/site-model';
import type { BlockRenderer, RenderedBlock } from '../../context/blockRenderer';
import type { RenderContext } from '../../context/renderContext';
import type { ReviewedProduct, ReviewRequestView } from '../../context/reviewView';
import { answeredForm, hiddenFormFields } from '../form/formProps';
import { reviewForm, reviewFormMessages } from './reviewForm';
import { reviewMessages } from './reviewMessages';
import { formScript } from '../form/script';

/**
 * Asks a buyer for reviews, on the page of a review request ([RUN-23]): a form of `@plinth/forms`
 * whose radio buttons look like stars. In the browser it works like any other form, so entries are
 * kept, sent once and never lost.
 */
export const reviewsBlock: BlockRenderer = {
  kind: 'reviews',
  styles: ['forms', 'reviews'],
  messages: { forms: ['forms.'] },
  client: formScript,
  render({ hasHeading }, context, { id }): RenderedBlock {
    const { locale, request } = context;
    const asked = request.reviewRequest ?? noRequest;
    const translate = createPlainTranslate(reviewMessages, {
      locale,
      overrides: context.messages,
    });
    const heading = hasHeading === true && <h1>{translate('runtime.review.title')}</h1>;
    if (asked.state !== 'open') {
      return {
        content: (
          <div className="pl-review-request">
            {heading}
            <p>{requestStateText(asked.state, context)}</p>
            <p>
              <a href="/shop">{translate('runtime.review.toShop')}</a>
            </p>
          </div>
        ),
      };
    }
    const schema = reviewForm(asked, context);
    const own = reviewFormMessages(context);
    return {
      attachesAs: blockType.form,
      json: { schema, messages: own },
      content: (
        <div className="pl-review-request">
          {heading}
          <p>
            {asked.products.length > 1 && `${translate('runtime.review.several')} `}
            {translate('runtime.review.note')}
          </p>
          <ul className="pl-review-products" aria-label={translate('runtime.review.bought')}>
            {asked.products.map((product) => (
              <li key={product.id}>
                <Bought {...product} />
              </li>
            ))}
          </ul>
          <Form
            schema={schema}
            idPrefix={`${id}-`}
            action={asked.action}
            hidden={hiddenFormFields(context, { formId: schema.formId, blockId: id })}
            query={request.url.search}
            locale={locale}
            messages={{ ...context.messages, ...own }}
            {...answeredForm(context, { formId: schema.formId, blockId: id })}
          />
        </div>
      ),
    };
  },
};

/** A product with its picture, as a link if it has a page. */
function Bought({ title, href, imageUrl }: ReviewedProduct) {
  const shown = (
    <>
      {imageUrl && <img src={safeHref(imageUrl)} alt="" width={80} height={80} />}
      <bdi>{title}</bdi>
    </>
  );
  return href ? <a href={href}>{shown}</a> : <span>{shown}</span>;
}

const noRequest: ReviewRequestView = { state: 'none', number: 0, products: [], action: '' };

function requestStateText(
  state: Exclude<ReviewRequestView['state'], 'open'>,
  { locale, messages: overrides }: RenderContext,
): string {
  const ours = createPlainTranslate(reviewMessages, { locale, overrides });
  const agreed = createPlainTranslate(interfaceMessages, { locale, overrides });
  switch (state) {
    case 'reviewed':
      return agreed('interface.alreadyReviewed');
    case 'expired':
      return agreed('interface.reviewExpired');
    case 'none':
      return ours('runtime.review.noLink');
    default:
      return ours(`runtime.review.${state}`);
  }
}
