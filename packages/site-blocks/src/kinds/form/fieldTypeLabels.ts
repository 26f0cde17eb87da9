import type { FieldType } from '@plinth/forms/rules';
import type { LocalText } from '../../settings/setting';

/** The labels of a form's field types for its owner, the most common types first. */
export const fieldTypeLabels: Readonly<Record<FieldType, LocalText>> = {
  text: { en: 'Line of text', de: 'Textzeile' },
  textarea: { en: 'Long text', de: 'Langer Text' },
  email: { en: 'E-mail', de: 'E-Mail' },
  phone: { en: 'Phone', de: 'Telefon' },
  name: { en: 'Name', de: 'Name' },
  address: { en: 'Address', de: 'Anschrift' },
  number: { en: 'Number', de: 'Zahl' },
  currency: { en: 'Amount of money', de: 'Geldbetrag' },
  date: { en: 'Date', de: 'Datum' },
  time: { en: 'Time', de: 'Uhrzeit' },
  website: { en: 'Web address', de: 'Webadresse' },
  twitter: { en: 'User name', de: 'Benutzername' },
  password: { en: 'Password', de: 'Passwort' },
  radio: { en: 'One of several', de: 'Eines von mehreren' },
  checkbox: { en: 'Several of several', de: 'Mehrere von mehreren' },
  select: { en: 'Choice from a list', de: 'Auswahl aus einer Liste' },
  likert: { en: 'Agreement scale (Likert)', de: 'Zustimmung (Likert-Skala)' },
  rows: { en: 'Rows of fields', de: 'Zeilen mit Feldern' },
  file: { en: 'Files', de: 'Dateien' },
  section: { en: 'Heading', de: 'Überschrift' },
  hidden: { en: 'Hidden', de: 'Verborgen' },
};
