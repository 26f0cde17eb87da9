import { blockType, encodeAddressPart } from '@plinth/site-model';
import { Form } from '@plinth/forms/react';
import type { FormSchema } from '@plinth/forms';
import type { BlockRenderer, RenderedBlock } from '../../context/blockRenderer';
import { readTextOr } from '../../context/readSettings';
import { allowCaptcha } from './allowCaptcha';
import { CaptchaQuestion } from './CaptchaQuestion';
import { answeredForm, describeForm, formOfBlock, hiddenFormFields } from './formProps';
import { formScript } from './script';

export const formBlock: BlockRenderer = {
  kind: 'form',
  types: [blockType.form],
  styles: ['forms'],
  messages: { forms: ['forms.'] },
  client: formScript,
  render(settings, context, { id }): RenderedBlock {
    const schema = formOfBlock(settings, context, blockType.form);
    const form = { formId: schema.formId, blockId: id };
    const hidden = hiddenFormFields(context, form);
    allowCaptcha(context, schema);
    const thanks = thanksHtml(settings);
    return {
      content: (
        <Form
          schema={schema}
          idPrefix={`${id}-`}
          action={`/form/${encodeAddressPart(schema.formId)}`}
          hidden={hidden}
          captchaFallback={
            schema.captcha?.enabled && (
              <CaptchaQuestion context={context} form={form} formKey={hidden['key']} />
            )
          }
          query={context.request.url.search}
          locale={context.locale}
          messages={context.messages}
          {...(thanks && {
            thanks: <div dangerouslySetInnerHTML={{ __html: context.sanitizeHtml(thanks) }} />,
          })}
          {...answeredForm(context, form)}
        />
      ),
      json: describeForm(schema, thanks !== ''),
      when: isWholeAsHtml(schema) ? 'near' : undefined,
    };
  },
};

/**
 * Whether the script changes nothing in a form before its first use, so that it can wait for that.
 */
const isWholeAsHtml = ({ captcha, fields, steps }: FormSchema): boolean =>
  !captcha?.enabled && !steps && !fields.some(({ conditions }) => conditions);

function thanksHtml(settings: Record<string, unknown>): string {
  const message = Object(settings['formSubmissionMessage']) as Record<string, unknown>;
  return readTextOr(message, 'html', '');
}
