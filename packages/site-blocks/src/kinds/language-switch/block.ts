import { defineBlock } from '../../blockKind';
import { flag } from '../../settings/builders';

export const languageSwitch = defineBlock({
  kind: 'language-switch',
  types: [],
  name: { en: 'Language switch', de: 'Sprachumschalter' },
  settings: {
    isShort: flag({
      label: { en: 'Short forms', de: 'Kürzel' },
      help: {
        en: 'Such as EN and DE in place of the names.',
        de: 'Etwa DE und EN an Stelle der Namen.',
      },
    }),
  },
  example: { isShort: false },
});
