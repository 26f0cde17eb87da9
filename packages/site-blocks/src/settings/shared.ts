import { choice, flag, richText, line, link, number, picture } from './builders';

/** Settings that several kinds share. */
export const title = line({
  label: { en: 'Title', de: 'Titel' },
  help: { en: 'Shown above the content.', de: 'Steht über dem Inhalt.' },
});

export const requiredTitle = line({ ...title, required: true });

export const description = richText({
  label: { en: 'Description', de: 'Beschreibung' },
  help: { en: 'Shown below the title.', de: 'Steht unter dem Titel.' },
});

export const buttonText = line({
  label: { en: 'Button', de: 'Schaltfläche' },
  help: { en: 'Its text; empty shows the usual one.', de: 'Ihr Text; leer zeigt den üblichen.' },
});

export const clickthrough = {
  clickthroughUrl: link({
    label: { en: 'Link', de: 'Link' },
    help: { en: 'The address that a click opens.', de: 'Die Adresse, die ein Klick öffnet.' },
  }),
  newWindow: flag({
    label: { en: 'In a new window', de: 'In neuem Fenster' },
    help: { en: 'The page stays open behind it.', de: 'Die Seite bleibt dahinter offen.' },
  }),
};

export const alignment = choice({
  label: { en: 'Alignment', de: 'Ausrichtung' },
  help: { en: 'The side of the block that it stands at.', de: 'Die Seite, an der es steht.' },
  labels: {
    left: { en: 'Left', de: 'Links' },
    center: { en: 'Centre', de: 'Mitte' },
    right: { en: 'Right', de: 'Rechts' },
  },
});

export const size = choice({
  label: { en: 'Size', de: 'Größe' },
  help: { en: 'Alignment of its text and its padding.', de: 'Von Text und Rand.' },
  labels: {
    small: { en: 'Small', de: 'Klein' },
    medium: { en: 'Medium', de: 'Mittel' },
    large: { en: 'Large', de: 'Groß' },
  },
  fallback: 'medium',
});

export const aspectRatio = line({
  label: { en: 'Crop', de: 'Zuschnitt' },
  help: {
    en: 'A ratio such as 3:2; empty crops nothing.',
    de: 'Ein Verhältnis wie 3:2; leer schneidet nichts ab.',
  },
});

export const thumbnailUrl = picture({
  label: { en: 'Poster', de: 'Standbild' },
  help: {
    en: 'A picture that is shown until it plays.',
    de: 'Ein Bild, das bis zum Abspielen gezeigt wird.',
  },
});

export const imageUrl = picture({
  label: { en: 'Picture', de: 'Bild' },
  help: { en: 'Uploaded, or at its address.', de: 'Hochgeladen oder unter seiner Adresse.' },
});

/** The collection that a block shows. */
export const collectionId = line({
  label: { en: 'Collection', de: 'Sammlung' },
  help: { en: 'Its posts, dates or works are shown.', de: 'Ihre Einträge werden gezeigt.' },
  holds: 'collection',
  required: true,
});

/** A picture with its dimensions and its description. */
export const pictureFields = {
  src: picture({
    label: { en: 'Picture', de: 'Bild' },
    help: { en: 'The picture that is shown.', de: 'Das Bild, das gezeigt wird.' },
    required: true,
  }),
  width: number({
    label: { en: 'Width', de: 'Breite' },
    help: { en: 'In pixels of the file.', de: 'Der Datei, in Pixeln.' },
    min: 0,
    max: 30_000,
    fallback: 0,
  }),
  height: number({
    label: { en: 'Height', de: 'Höhe' },
    help: { en: 'In pixels of the file.', de: 'Der Datei, in Pixeln.' },
    min: 0,
    max: 30_000,
    fallback: 0,
  }),
  alt: line({
    label: { en: 'Description', de: 'Was es zeigt' },
    help: {
      en: 'Read out to people who do not see the picture.',
      de: 'Wird vorgelesen, wo jemand das Bild nicht sieht.',
    },
  }),
};

export const formId = line({
  label: { en: 'Id', de: 'Kennung' },
  help: {
    en: 'Submissions are stored under it; it should not change.',
    de: 'Unter ihr werden Einsendungen abgelegt; sie sollte sich nicht ändern.',
  },
});

export const formName = line({
  label: { en: 'Name', de: 'Name' },
  help: { en: 'The name of the form in your lists.', de: 'Des Formulars, in Ihren Listen.' },
});
