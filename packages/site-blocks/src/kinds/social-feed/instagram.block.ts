import { blockType } from '@plinth/site-model';
import { defineBlock } from '../../blockKind';
import { line, link, list, number, picture } from '../../settings/builders';

export const instagram = defineBlock({
  kind: 'instagram',
  types: [blockType.instagram],
  name: { en: 'Instagram', de: 'Instagram' },
  settings: {
    username: line({
      label: { en: 'Account', de: 'Konto' },
      help: { en: 'Its name, without the @.', de: 'Sein Name, ohne @.' },
    }),
    profileUrl: link({
      label: { en: 'Link', de: 'Link' },
      help: { en: 'The address of the account.', de: 'Die Adresse des Kontos.' },
    }),
    columns: number({
      label: { en: 'In a row', de: 'In einer Reihe' },
      help: { en: 'Pictures beside each other.', de: 'Bilder nebeneinander.' },
      min: 1,
      max: 6,
      fallback: undefined,
    }),
    count: number({
      label: { en: 'At most', de: 'Höchstens' },
      help: { en: 'Posts that are shown.', de: 'Beiträge, die gezeigt werden.' },
      min: 1,
      max: 50,
      fallback: undefined,
    }),
    items: list({
      label: { en: 'Posts', de: 'Beiträge' },
      help: { en: 'The newest first.', de: 'Der neueste zuerst.' },
      entry: { en: 'Post', de: 'Beitrag' },
      blank: { imageUrl: '/pictures/evening.svg', text: 'Before the door is opened' },
      fields: {
        imageUrl: picture({
          label: { en: 'Picture', de: 'Bild' },
          help: {
            en: 'Uploaded, or at its address.',
            de: 'Hochgeladen oder unter seiner Adresse.',
          },
        }),
        text: line({
          label: { en: 'Text', de: 'Text' },
          help: { en: 'Read out with the picture.', de: 'Wird mit dem Bild vorgelesen.' },
        }),
        url: link({
          label: { en: 'Link', de: 'Link' },
          help: { en: 'To the post.', de: 'Zum Beitrag.' },
        }),
      },
    }),
  },
  example: {
    username: 'marlowclay',
    profileUrl: 'https://www.instagram.com/marlowclay/',
    columns: 4,
    items: [
      { imageUrl: '/pictures/table.svg', text: 'A table in window light' },
      { imageUrl: '/pictures/shelf.svg', text: 'Two boards of pots' },
      { imageUrl: '/pictures/evening.svg', text: 'A moon jar in the evening' },
      { imageUrl: '/pictures/bowls.svg', text: 'Three bowls' },
    ],
  },
});
