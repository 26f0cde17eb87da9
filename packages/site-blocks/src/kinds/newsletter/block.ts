import { blockType } from '@plinth/site-model';
import { defineBlock } from '../../blockKind';
import { line } from '../../settings/builders';
import { formId, formName, title } from '../../settings/shared';

export const newsletter = defineBlock({
  kind: 'newsletter',
  types: [blockType.newsletter],
  name: { en: 'Newsletter', de: 'Newsletter' },
  settings: {
    title,
    description: line({
      label: { en: 'Description', de: 'Beschreibung' },
      help: { en: 'Content and frequency of the newsletter.', de: 'Was kommt, und wie oft.' },
    }),
    footnote: line({
      label: { en: 'Footnote', de: 'Fußnote' },
      help: {
        en: 'Below the entry, such as a word on privacy.',
        de: 'Unter der Eingabe, etwa zum Datenschutz.',
      },
    }),
    formName,
    formId,
  },
  example: {
    formId: 'newsletter',
    formName: 'Newsletter',
    title: 'Letters from the kiln',
    description: 'Four a year, when it is opened.',
    formFields: [{ id: 'email', type: 'email', title: 'E-mail', required: true }],
  },
});
