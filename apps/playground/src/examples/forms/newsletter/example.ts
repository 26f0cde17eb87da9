import { readersParts, untyped } from '../../../code/readersParts';
import type { NewsletterProps } from '@plinth/forms/react';
import { printValue } from '../../../code/printValue';
import { flag, text } from '../../../example/controls';
import { defineExample } from '../../../example/example';
import { emailField, nameField, defaultTexts } from './fields';

export interface NewsletterOptions extends Pick<
  NewsletterProps,
  'title' | 'description' | 'footnote' | 'isOverlayForm'
> {
  withName: boolean;
}

export const example = defineExample<NewsletterOptions>({
  controls: {
    title: text(defaultTexts.title),
    description: text(defaultTexts.description),
    footnote: text(defaultTexts.footnote),
    withName: flag(false),
    isOverlayForm: flag(false),
  },
  descriptions: {
    withName: 'Whether it asks for a name as well.',
  },
  stories: {
    'With a name': { withName: true },
    'In an overlay': { isOverlayForm: true },
  },
  code: ({ over, values }) => ({
    react: `import type { FormPorts } from '@plinth/forms';
import { Newsletter } from '@plinth/forms/react';
import { parseFormSchema } from '@plinth/forms/schema';
import '@plinth/forms/forms.css';

const schema = parseFormSchema(${printValue({
      formId: 'newsletter',
      formName: 'Newsletter',
      fields: values['withName'] ? [nameField, emailField] : [emailField],
    })});
${readersParts.formPorts}

<Newsletter schema={schema} ports={ports}${over(defaultTexts).without('withName').attributes} />`,
    attach: `import { attachNewsletter, type FormPorts } from '@plinth/forms';
import '@plinth/forms/forms.css';

${readersParts.formPorts}
const undo = attachNewsletter(document.querySelector('.newsletter-form-wrapper'), { ports });`,
  }),
  html: {
    css: ['@plinth/forms/forms.css'],
    script: `import { attachNewsletter } from '@plinth/forms';

${untyped(readersParts.formPorts)}
attachNewsletter(document.querySelector('.newsletter-form-wrapper'), { ports });`,
  },
});
