import type { Explanation } from '../pure/explainRefusal';
import type { FormErrors } from '../pure/formSchema';
import { honeypotName } from '../pure/isLikelyProgram';
import { fieldView, type FieldViewContext } from './fieldView';
import { summaryList } from './summaryList';
import { h, type ViewNode } from './viewNode';

export interface FormViewContext extends FieldViewContext {
  /** Fields that are posted along: the key, the page. */
  hidden?: Readonly<Record<string, string>> | undefined;
  /** The server's answer to a post without JavaScript, in words. */
  explanation?: Explanation | undefined;
  captcha?: boolean | undefined;
}

/** The parts of a form's markup around its fields. */
export interface FormPartsView {
  /** Above the fields. */
  head: readonly ViewNode[];
  fields: readonly ViewNode[];
  /** Captcha, buttons, the message below. */
  tail: readonly ViewNode[];
}

/** The markup of a form's inside; the form element itself belongs to the renderer. */
export function formView(context: FormViewContext): FormPartsView {
  const { schema, translate, explanation, hidden = {}, idPrefix } = context;
  const errors: FormErrors = { ...context.errors, ...explanation?.errors };
  const hasErrors = Object.keys(errors).length > 0;
  const message = explanation?.message ?? (hasErrors ? translate('forms.reviewBelow') : undefined);
  const below = explanation
    ? explanation.messageBelow
    : hasErrors && translate('forms.reviewAbove');
  const inside: FormViewContext = { ...context, errors };
  const { steps = [] } = schema;

  return {
    head: [
      h('p', { class: 'pl-form-status pl-form-unseen', role: 'status' }),
      h(
        'div',
        { class: 'pl-form-summary', tabindex: -1, hidden: !message },
        message && [
          h('p', {}, message),
          ...summaryList(errors, explanation?.others ?? [], idPrefix, schema),
        ],
      ),
      h('input', { type: 'hidden', name: 'formId', value: schema.formId }),
      ...Object.entries(hidden).map(([name, value]) => h('input', { type: 'hidden', name, value })),
    ],
    fields: schema.fields.map((field) => fieldView(field, inside)),
    tail: [
      h(
        'div',
        { class: 'pl-form-trap', 'aria-hidden': 'true' },
        h(
          'label',
          {},
          translate('forms.trap'),
          h('input', {
            type: 'text',
            name: honeypotName,
            tabindex: -1,
            autocomplete: 'off',
            value: '',
          }),
        ),
      ),
      context.captcha &&
        h('div', { class: 'captcha-container', 'data-theme': schema.captcha?.theme }),
      schema.disclaimer && h('p', { class: 'form-disclaimer' }, schema.disclaimer),
      h(
        'div',
        { class: 'form-button-wrapper' },
        steps.length > 1 &&
          h(
            'button',
            { type: 'button', class: 'pl-form-back', hidden: true },
            translate('forms.back'),
          ),
        steps.length > 1 &&
          h(
            'button',
            { type: 'button', class: 'pl-form-next', hidden: true },
            translate('forms.next'),
          ),
        h(
          'button',
          { type: 'submit', class: 'button sqs-system-button' },
          schema.submitButtonText ?? translate('forms.submit'),
        ),
      ),
      h('p', { class: 'pl-form-below', hidden: !below, id: `${idPrefix}below` }, below),
    ],
  };
}
