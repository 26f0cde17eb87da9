import { blockType, encodeAddressPart } from '@plinth/site-model';
import { Newsletter } from '@plinth/forms/react';
import type { BlockRenderer, RenderedBlock } from '../../context/blockRenderer';
import { readTextOr } from '../../context/readSettings';
import { allowCaptcha } from '../form/allowCaptcha';
import { CaptchaQuestion } from '../form/CaptchaQuestion';
import { answeredForm, describeForm, formOfBlock, hiddenFormFields } from '../form/formProps';
import { newsletterScript } from './script';

export const newsletterBlock: BlockRenderer = {
  kind: 'newsletter',
  types: [blockType.newsletter],
  styles: ['forms'],
  messages: { forms: ['forms.'] },
  client: newsletterScript,
  render(settings, context, { id }): RenderedBlock {
    const schema = formOfBlock(settings, context, blockType.newsletter);
    const form = { formId: schema.formId, blockId: id };
    const hidden = hiddenFormFields(context, form);
    allowCaptcha(context, schema);
    const optional = (name: string) => readTextOr(settings, name, '') || undefined;
    return {
      content: (
        <Newsletter
          schema={schema}
          title={optional('title')}
          description={optional('description')}
          footnote={optional('footnote')}
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
          {...answeredForm(context, form)}
        />
      ),
      json: describeForm(schema, false),
    };
  },
};
