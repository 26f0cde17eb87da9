import { Form } from '@plinth/forms/react';
import { parseFormSchema } from '@plinth/forms/schema';
import type { BlockRenderer, RenderedBlock } from '../../render/renderBlock';
import type { FormAnswer, RenderContext } from '../../render/renderContext';
import { readTextOr } from '../readSettings';

export const formBlock: BlockRenderer = {
  kind: 'form',
  styles: ['forms'],
  client: 'src/blocks/form/attach.ts',
  render(settings, context, { id }): RenderedBlock {
    const schema = parseFormSchema(settings);
    const answer = context.request.formAnswers?.[schema.formId];
    const thanks = thanksHtml(settings);
    return {
      content: (
        <Form
          schema={schema}
          idPrefix={`${id}-`}
          action={`/form/${encodeURIComponent(schema.formId)}`}
          hidden={hiddenFields(context)}
          query={context.request.url.search}
          locale={context.locale}
          messages={context.messages}
          {...(thanks
            ? { thanks: <div dangerouslySetInnerHTML={{ __html: context.sanitizeHtml(thanks) }} /> }
            : {})}
          {...(answer ? answered(answer) : {})}
        />
      ),
      json: describingSettings(settings),
    };
  },
};

/** The server's answer to a post without JavaScript, in the words of the form engine. */
function answered({ outcome, values, errors, message }: FormAnswer) {
  return {
    values,
    errors,
    outcome:
      outcome === 'saved'
        ? ({ ok: true } as const)
        : ({ ok: false, status: 400, body: { errors, error: message } } as const),
  };
}

function hiddenFields({ request, page }: RenderContext): Record<string, string> {
  return { pageId: page.id, ...(request.formKey ? { key: request.formKey } : {}) };
}

function thanksHtml(settings: Record<string, unknown>): string {
  const message = Object(settings['formSubmissionMessage']) as Record<string, unknown>;
  return readTextOr(message, 'html', '');
}

/** What behaviour needs; the message after success stands in the page already. */
function describingSettings({
  formSubmissionMessage: _,
  ...settings
}: Record<string, unknown>): Record<string, unknown> {
  return settings;
}
