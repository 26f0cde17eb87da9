import type { NewsletterProps } from '@plinth/forms/react';
import { flag, text } from '../../../example/controls';
import { defineExample } from '../../../example/example';

export interface NewsletterOptions extends Pick<
  NewsletterProps,
  'title' | 'description' | 'footnote' | 'isOverlayForm'
> {
  withName: boolean;
}

export const example = defineExample<NewsletterOptions>({
  controls: {
    title: text('Letters from the kiln'),
    description: text('Four a year, when it is opened.'),
    footnote: text('No other letters, ever.'),
    withName: flag(false),
    isOverlayForm: flag(false),
  },
  code: ({ without }) => ({
    react: `import { Newsletter } from '@plinth/forms/react';
import '@plinth/forms/forms.css';

<Newsletter schema={schema} ports={ports}${without('withName').attributes} />`,
    attach: `import { attachNewsletter } from '@plinth/forms';
import '@plinth/forms/forms.css';

const undo = attachNewsletter(document.querySelector('.newsletter-form-wrapper'), { ports });`,
  }),
  html: {
    css: ['@plinth/forms/forms.css'],
    script: `import { attachNewsletter } from '@plinth/forms';

attachNewsletter(document.querySelector('.newsletter-form-wrapper'), { ports });`,
  },
});
