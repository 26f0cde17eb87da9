import { flag, group as groupOf, line, number, picture } from '@plinth/site-blocks';
import { filled, group, withWebsite, type SiteForm } from './siteForm';

const side = (label: { en: string; de: string }) =>
  number({
    label,
    help: { en: 'In pixels of the file.', de: 'Der Datei, in Pixeln.' },
    min: 0,
    max: 30_000,
    fallback: undefined,
  });

/** Name and card of the site, and the sign-in of its owner. */
export const identityForm: SiteForm = {
  name: 'site',
  title: { en: 'Name and card', de: 'Name und Karte' },
  what: {
    en: 'The name of the site, and the picture of its card where an address is shared.',
    de: 'Der Name der Website, und das Bild ihrer Karte, wo eine Adresse geteilt wird.',
  },
  schema: {
    title: line({
      label: { en: 'Name of the site', de: 'Name der Website' },
      help: { en: 'Above every page and in its tab.', de: 'Über jeder Seite und in ihrem Reiter.' },
      required: true,
    }),
    tagline: line({
      label: { en: 'Tagline', de: 'Untertitel' },
      help: { en: 'One line that says what it is.', de: 'Eine Zeile, die sagt, worum es geht.' },
    }),
    timeZone: line({
      label: { en: 'Time zone', de: 'Zeitzone' },
      help: {
        en: 'The time zone of all times, such as Europe/London.',
        de: 'In der Zeiten angegeben werden, etwa Europe/London.',
      },
      holds: 'time-zone',
    }),
    socialImage: groupOf({
      label: { en: 'Card', de: 'Karte' },
      help: { en: 'For pages without their own.', de: 'Für Seiten ohne eigene.' },
      fields: {
        src: picture({
          label: { en: 'Picture', de: 'Bild' },
          help: { en: 'At best 1200 × 630 pixels.', de: 'Am besten 1200 × 630 Pixel.' },
        }),
        alt: line({
          label: { en: 'Description', de: 'Was es zeigt' },
          help: { en: 'Read out to those who do not see it.', de: 'Wird vorgelesen.' },
        }),
        width: side({ en: 'Width', de: 'Breite' }),
        height: side({ en: 'Height', de: 'Höhe' }),
      },
    }),
    useEscapeKeyToLogin: flag({
      label: { en: 'Escape leads the owner in', de: 'Escape führt zur Verwaltung' },
      help: {
        en: 'The key opens this area from any page.',
        de: 'Die Taste öffnet diesen Bereich von jeder Seite aus.',
      },
    }),
  },
  read: ({ title, tagline, timeZone, socialImage, websiteSettings }) => ({
    ...filled({ title, tagline, timeZone }),
    ...(socialImage && { socialImage }),
    useEscapeKeyToLogin: group(websiteSettings)['useEscapeKeyToLogin'] === true,
  }),
  write: (definition, { useEscapeKeyToLogin, socialImage, ...names }) => {
    const { tagline: _a, timeZone: _b, socialImage: _c, ...others } = definition;
    const card = filled(group(socialImage));
    return withWebsite(
      { ...others, ...filled(names), ...(card['src'] ? { socialImage: card } : {}) },
      { useEscapeKeyToLogin: useEscapeKeyToLogin === true || undefined },
    );
  },
};
