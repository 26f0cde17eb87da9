import { blockType } from '@plinth/site-model';
import { defineBlock } from '../../blockKind';
import { flag, line, text } from '../../settings/builders';

export const code = defineBlock({
  kind: 'code',
  types: [blockType.code],
  name: { en: 'Code', de: 'Code' },
  settings: {
    code: text({
      label: { en: 'Code', de: 'Code' },
      help: {
        en: 'HTML becomes part of the page, without its scripts.',
        de: 'HTML wird Teil der Seite, ohne seine Skripte.',
      },
    }),
    html: text({
      label: { en: 'HTML of earlier versions', de: 'HTML früherer Fassungen' },
      help: { en: 'Read where there is no code.', de: 'Wird gelesen, wo kein Code steht.' },
    }),
    language: line({
      label: { en: 'Language', de: 'Sprache' },
      help: {
        en: 'Such as CSS; the code is shown as it is written.',
        de: 'Etwa CSS; der Code wird gezeigt, wie er da steht.',
      },
    }),
    mode: line({
      label: { en: 'Language of earlier versions', de: 'Sprache früherer Fassungen' },
      help: { en: 'Read where no language is given.', de: 'Wird gelesen, wo keine Sprache steht.' },
    }),
    title: line({
      label: { en: 'Title', de: 'Titel' },
      help: {
        en: 'Above the code, in place of its language.',
        de: 'Über dem Code, anstelle der Sprache.',
      },
    }),
    displaySource: flag({
      label: { en: 'Show HTML as it is written', de: 'HTML zeigen, wie es da steht' },
      help: { en: 'Also where its language is HTML.', de: 'Auch wo die Sprache HTML ist.' },
    }),
  },
  example: { code: 'const shelf = pots.filter(isDry);', language: 'JavaScript' },
});
