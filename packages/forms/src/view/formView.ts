import type { Explanation } from '../pure/explainRefusal';
import type { FormErrors } from '../pure/formSchema';
import { honeypotName } from '../pure/isLikelyBot';
import type { NodeChild } from './buildNode';
import { fieldView, type FieldViewContext } from './fieldView';
import { addRowView, rowView } from './rowView';
import { summaryList } from './summaryList';

export interface FormViewContext<Node> extends FieldViewContext<Node> {
  /** Additional posted fields: the key, the page. */
  hidden?: Readonly<Record<string, string>> | undefined;
  /** The explained answer of the server to a post without JavaScript. */
  explanation?: Explanation | undefined;
  captcha?: boolean | undefined;
  /** Replaces the captcha for visitors without scripts. */
  captchaFallback?: NodeChild<Node>;
}

/** The parts of a form's markup around its fields. */
export interface FormPartsView<Node> {
  /** Above the fields. */
  head: readonly NodeChild<Node>[];
  fields: readonly NodeChild<Node>[];
  /** Captcha, buttons, the message below. */
  tail: readonly NodeChild<Node>[];
}

/** The markup of a form's inside; the form element itself belongs to the renderer. */
export function formView<Node>(context: FormViewContext<Node>): FormPartsView<Node> {
  const { h, schema, translate, explanation, hidden, idPrefix } = context;
  const errors: FormErrors = { ...context.errors, ...explanation?.errors };
  const hasErrors = Object.keys(errors).length > 0;
  const message = explanation?.message ?? (hasErrors && translate('forms.reviewBelow'));
  const below = explanation
    ? explanation.messageBelow
    : hasErrors && translate('forms.reviewAbove');
  const hasSteps = (schema.steps?.length ?? 0) > 1;
  // If only the first step is shown from the start, nothing moves when the script is loaded. A form
  // with an answer shows everything, so that a visitor without scripts sees the errors.
  const inFirst = hasSteps && !message ? schema.steps?.[0]?.fields : undefined;
  const hiddenField = ([name, defaultValue]: readonly [string, string]): Node =>
    h('input', { type: 'hidden', name, defaultValue });
  const stepButton = (name: 'back' | 'next'): Node =>
    h(
      'button',
      { type: 'button', className: `pl-form-${name}`, hidden: true },
      translate(`forms.${name}`),
    );

  return {
    head: [
      h('p', { className: 'pl-form-status pl-form-unseen', role: 'status' }),
      h(
        'div',
        {
          className: 'pl-form-summary',
          tabIndex: -1,
          hidden: !message,
          // The page with an answer opens at its top, which may be far from the form.
          autoFocus: !!explanation,
        },
        message && h('p', null, message),
        ...summaryList(h, {
          fields: schema.fields,
          errors,
          others: explanation?.others ?? [],
          idPrefix,
        }),
      ),
      ...Object.entries({ formId: schema.formId, ...hidden }).map(hiddenField),
      hasSteps && h('p', { className: 'pl-form-progress', tabIndex: -1 }),
    ],
    fields: fieldViews({
      ...context,
      errors,
      isShown: (field) =>
        (inFirst?.some((id) => id === field.id || id === field.row?.of) ?? true) &&
        context.isShown(field),
    }),
    tail: [
      h(
        'div',
        { className: 'pl-form-trap', 'aria-hidden': 'true' },
        h(
          'label',
          null,
          translate('forms.trap'),
          h('input', { type: 'text', name: honeypotName, tabIndex: -1, autoComplete: 'off' }),
        ),
      ),
      context.captcha &&
        h(
          'div',
          {
            className: 'captcha-container',
            'data-theme': schema.captcha?.theme,
            'data-captcha-provider': schema.captcha?.provider,
            'data-sitekey': schema.captcha?.siteKey,
          },
          context.captchaFallback,
        ),
      schema.disclaimer && h('p', { className: 'form-disclaimer' }, schema.disclaimer),
      h(
        'div',
        { className: 'form-button-wrapper' },
        hasSteps && stepButton('back'),
        hasSteps && stepButton('next'),
        h(
          'button',
          { type: 'submit', className: 'button sqs-system-button' },
          schema.submitButtonText ?? translate('forms.submit'),
        ),
      ),
      h('p', { className: 'pl-form-below', hidden: !below, id: `${idPrefix}below` }, below),
    ],
  };
}

/**
 * The fields in their order; those of a row are inside it, and after the last row a button adds
 * another.
 */
function fieldViews<Node>(context: FieldViewContext<Node>): Node[] {
  const { fields } = context.schema;
  const views: Node[] = [];
  let row: Node[] = [];
  for (const [index, field] of fields.entries()) {
    const view = fieldView(field, context);
    const place = field.row;
    const group = place && fields.find(({ id }) => id === place.of);
    if (!place || !group) {
      views.push(view);
      continue;
    }
    row.push(view);
    const next = fields[index + 1]?.row;
    if (next?.of === place.of && next.at === place.at) continue;
    const isShown = fields.some(
      (other) => other.row?.of === place.of && other.row.at === place.at && context.isShown(other),
    );
    views.push(rowView(group, { at: place.at, isShown, fields: row }, context));
    row = [];
    if (next?.of !== place.of) views.push(addRowView(group, context));
  }
  return views;
}
