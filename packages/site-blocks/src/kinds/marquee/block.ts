import { blockType } from '@plinth/site-model';
import { defineBlock } from '../../blockKind';
import { choice, flag, line, link, list, number } from '../../settings/builders';

export const marquee = defineBlock({
  kind: 'marquee',
  types: [blockType.marquee],
  name: { en: 'Marquee', de: 'Laufschrift' },
  settings: {
    marqueeItems: list({
      label: { en: 'Texts', de: 'Texte' },
      help: { en: 'They pass one after the other.', de: 'Sie laufen nacheinander durch.' },
      entry: { en: 'Text', de: 'Text' },
      blank: { text: 'Open today' },
      fields: {
        text: line({
          label: { en: 'Text', de: 'Text' },
          help: { en: 'A few words.', de: 'Wenige Worte.' },
        }),
      },
    }),
    animationDirection: choice({
      label: { en: 'Direction', de: 'Richtung' },
      help: { en: 'The side that the text moves to.', de: 'Die Seite, zu der der Text läuft.' },
      labels: {
        left: { en: 'To the left', de: 'Nach links' },
        right: { en: 'To the right', de: 'Nach rechts' },
      },
    }),
    animationSpeed: number({
      label: { en: 'Speed', de: 'Tempo' },
      help: { en: '0 stands still.', de: '0 steht still.' },
      min: 0,
      max: 6,
      step: 0.25,
      fallback: 1,
    }),
    waveIntensity: number({
      label: { en: 'Height of waves', de: 'Höhe der Wellen' },
      help: { en: '0 runs in a straight line.', de: '0 läuft gerade.' },
      min: 0,
      max: 2,
      step: 0.1,
      fallback: 0,
    }),
    waveFrequency: number({
      label: { en: 'Waves', de: 'Wellen' },
      help: { en: 'In the width of the block.', de: 'In der Breite des Blocks.' },
      min: 0,
      max: 6,
      step: 0.5,
      fallback: 1,
    }),
    pausedOnHover: flag({
      label: { en: 'Pauses under the pointer', de: 'Hält unter dem Zeiger' },
      help: {
        en: 'The keyboard always has a button for it.',
        de: 'Für die Tastatur gibt es immer einen Knopf.',
      },
    }),
    fadeEdges: flag({
      label: { en: 'Fades at the edges', de: 'Blendet am Rand aus' },
      help: { en: 'Text comes and goes softly.', de: 'Text kommt und geht weich.' },
    }),
    linkTo: link({
      label: { en: 'Link', de: 'Link' },
      help: { en: 'The address that a click opens.', de: 'Die Adresse, die ein Klick öffnet.' },
    }),
  },
  example: {
    marqueeItems: [{ text: 'Kiln opening on Saturday' }, { text: 'Seconds at half price' }],
  },
});
