import { Newsletter } from '@plinth/forms/react';
import { parseFormSchema } from '@plinth/forms/schema';
import type { BlockRenderer, RenderedBlock } from '../../context/blockRenderer';
import { readTextOr } from '../../context/readSettings';
import { answeredForm, describeForm, hiddenFormFields } from '../form/formProps';

export const newsletterBlock: BlockRenderer = {
  kind: 'newsletter',
  styles: ['forms'],
  client: 'src/blocks/newsletter/attach.ts',
  render(settings, context, { id }): RenderedBlock {
    const schema = parseFormSchema(settings);
    const optional = (name: string) => readTextOr(settings, name, '') || undefined;
    return {
      content: (
        <Newsletter
          schema={schema}
          title={optional('title')}
          description={optional('description')}
          footnote={optional('footnote')}
          idPrefix={`${id}-`}
          action={`/form/${encodeURIComponent(schema.formId)}`}
          hidden={hiddenFormFields(context, { formId: schema.formId, blockId: id })}
          query={context.request.url.search}
          locale={context.locale}
          messages={context.messages}
          {...answeredForm(context, { formId: schema.formId, blockId: id })}
        />
      ),
      json: describeForm(schema, false),
    };
  },
};
