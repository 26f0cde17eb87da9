import { blockType } from '@plinth/site-model';
import { defineBlock } from '../../blockKind';
import type { FieldType } from '@plinth/forms/rules';
import { choice, flag, group, richText, line, lines, list } from '../../settings/builders';
import { buttonText, formId, formName } from '../../settings/shared';
import { fieldTypeLabels } from './fieldTypeLabels';

const onlyFor = (...options: readonly FieldType[]) => ({ choice: 'type', options });
/** The types whose fields are not entries of a visitor. */
const isEntry = (type: FieldType): boolean =>
  type !== 'rows' && type !== 'section' && type !== 'hidden';
const types = Object.keys(fieldTypeLabels) as FieldType[];

export const form = defineBlock({
  kind: 'form',
  types: [blockType.form],
  name: { en: 'Form', de: 'Formular' },
  settings: {
    formName,
    formId,
    formFields: list({
      label: { en: 'Fields', de: 'Felder' },
      help: { en: 'In the order of the page.', de: 'In der Reihenfolge der Seite.' },
      entry: { en: 'Field', de: 'Feld' },
      blank: { id: 'more', type: 'text', title: 'More' },
      fields: {
        title: line({
          label: { en: 'Label', de: 'Beschriftung' },
          help: { en: 'Above the entry.', de: 'Über der Eingabe.' },
        }),
        type: choice({
          label: { en: 'Type', de: 'Art' },
          help: { en: 'The fields that can be filled in.', de: 'Was sich eintragen lässt.' },
          labels: fieldTypeLabels,
          fallback: 'text',
        }),
        id: line({
          label: { en: 'Id', de: 'Kennung' },
          help: { en: 'Answers are stored under it.', de: 'Unter ihr werden Antworten abgelegt.' },
        }),
        description: line({
          label: { en: 'Description', de: 'Beschreibung' },
          help: { en: 'A line below the label.', de: 'Eine Zeile unter der Beschriftung.' },
          onlyFor: onlyFor(...types.filter((type) => type !== 'hidden')),
        }),
        required: flag({
          label: { en: 'Required', de: 'Pflichtfeld' },
          help: { en: 'The form is not sent without it.', de: 'Ohne es wird nicht gesendet.' },
          onlyFor: onlyFor(...types.filter(isEntry)),
        }),
        suggestsPlaces: flag({
          label: { en: 'Suggest places', de: 'Orte vorschlagen' },
          help: {
            en: 'The typed text is sent to the service for places.',
            de: 'Getipptes geht an den Dienst für Orte.',
          },
          onlyFor: onlyFor('address'),
        }),
        options: lines({
          label: { en: 'Options', de: 'Auswahl' },
          help: { en: 'One on each line.', de: 'Eine je Zeile.' },
          onlyFor: onlyFor('radio', 'checkbox', 'select', 'likert'),
        }),
      },
    }),
    formSubmitButtonText: buttonText,
    formSubmissionMessage: group({
      label: { en: 'Afterwards', de: 'Danach' },
      help: { en: 'Shown in place of the form.', de: 'Steht dann anstelle des Formulars.' },
      fields: {
        html: richText({
          label: { en: 'Message', de: 'Nachricht' },
          help: { en: 'A word of thanks.', de: 'Ein Wort des Dankes.' },
        }),
      },
    }),
  },
  example: {
    formId: 'letter',
    formName: 'Letter',
    formFields: [
      { id: 'name', type: 'name', title: 'Name' },
      { id: 'email', type: 'email', title: 'E-mail', required: true },
      { id: 'message', type: 'textarea', title: 'Message', required: true },
    ],
    formSubmitButtonText: 'Send',
    formSubmissionMessage: { html: '<p>Thank you. We answer within two days.</p>' },
  },
});
