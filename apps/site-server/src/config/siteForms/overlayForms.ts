import { choice, flag, line, link, number, type StoredSettings } from '@plinth/site-blocks';
import { infoBarStyle, overlayStyle } from '@plinth/site-model';
import { filled, group, withWebsite, type SiteForm } from './siteForm';

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** The conditions for showing the popup. Its content is the page of the kind "Popup". */
export const popupForm: SiteForm = {
  name: 'popup',
  title: { en: 'Popup', de: 'Popup' },
  what: {
    en: 'When it shows. Its content is the page of the kind “Popup”.',
    de: 'Wann es erscheint. Sein Inhalt ist die Seite der Art „Popup“.',
  },
  schema: {
    isShown: flag({
      label: { en: 'Show the popup', de: 'Popup zeigen' },
      help: { en: 'On every page, unless said otherwise.', de: 'Auf jeder Seite.' },
    }),
    enableMobile: flag({
      label: { en: 'On phones as well', de: 'Auch auf Telefonen' },
      help: { en: 'A popup there covers most of the page.', de: 'Dort verdeckt es fast alles.' },
    }),
    showOnTimer: flag({
      label: { en: 'After a time', de: 'Nach einer Zeit' },
      help: { en: 'Counted from the first sight.', de: 'Vom ersten Blick an gezählt.' },
      fallback: true,
    }),
    timerDelay: number({
      label: { en: 'Seconds', de: 'Sekunden' },
      help: { en: 'Until it shows.', de: 'Bis es erscheint.' },
      min: 0,
      max: 3600,
      fallback: 0,
    }),
    showOnScroll: flag({
      label: { en: 'After scrolling', de: 'Nach dem Scrollen' },
      help: { en: 'When a part of the page was read.', de: 'Wenn ein Teil gelesen ist.' },
    }),
    scrollPercentage: number({
      label: { en: 'Percent of the page', de: 'Prozent der Seite' },
      help: { en: 'Until it shows.', de: 'Bis es erscheint.' },
      min: 0,
      max: 100,
      fallback: 0,
    }),
    displayFrequency: number({
      label: { en: 'Days until it shows again', de: 'Tage bis zum nächsten Mal' },
      help: { en: '-1 for never.', de: '-1 für nie.' },
      min: -1,
      max: 3650,
      fallback: -1,
    }),
    showUntilSignup: flag({
      label: { en: 'Until the sign-up', de: 'Bis zur Anmeldung' },
      help: {
        en: 'Not again after its form was sent.',
        de: 'Nicht mehr, wenn sein Formular gesendet ist.',
      },
    }),
    showAgain: flag({
      label: { en: 'Show it again to everyone', de: 'Allen noch einmal zeigen' },
      help: {
        en: 'With the next save, also to those who closed it.',
        de: 'Mit dem nächsten Speichern, auch wer es geschlossen hat.',
      },
    }),
  },
  read: ({ websiteSettings }) => {
    const { style, ...settings } = group(group(websiteSettings)['popupOverlaySettings']);
    return { ...settings, isShown: style === overlayStyle.show };
  },
  write: (definition, { isShown, showAgain, ...settings }) => {
    const before = group(group(definition['websiteSettings'])['popupOverlaySettings']);
    const isNothing = !isShown && Object.keys(before).length === 0;
    if (isNothing) return { ...definition };
    return withWebsite(definition, {
      popupOverlaySettings: {
        ...settings,
        ...versionOf(before, settings, showAgain === true),
        style: isShown ? overlayStyle.show : overlayStyle.none,
      },
    });
  },
};

/**
 * The version that visitors compare with the one that they closed ([RUN-12f]). It never decreases, even if an earlier
 * version of the form is restored.
 */
function versionOf(before: StoredSettings, settings: StoredSettings, isRaised: boolean) {
  const [stored, restored] = [before, settings].map(({ version }) => Number(version) || 0);
  const version = Math.max(stored!, restored!) + (isRaised ? 1 : 0);
  return version > 0 ? { version } : {};
}

const barFlag = (label: { en: string; de: string }) =>
  flag({ label, help: { en: 'In the bar.', de: 'In der Leiste.' } });

/** The bar on phones with the owner's contact details. */
export const infoBarForm: SiteForm = {
  name: 'info-bar',
  title: { en: 'Info bar', de: 'Kontaktleiste' },
  what: {
    en: 'A bar on phones that leads to mail and telephone.',
    de: 'Eine Leiste auf Telefonen, die zu Mail und Telefon führt.',
  },
  schema: {
    isShown: flag({
      label: { en: 'Show the bar', de: 'Leiste zeigen' },
      help: { en: 'On phones and tablets.', de: 'Auf Telefonen und Tablets.' },
    }),
    isDark: flag({
      label: { en: 'Dark', de: 'Dunkel' },
      help: { en: 'Light letters on a dark bar.', de: 'Helle Schrift auf dunkler Leiste.' },
    }),
    contactEmail: line({
      label: { en: 'Email', de: 'E-Mail' },
      help: {
        en: 'The address of the studio, the shop or the office.',
        de: 'Des Ladens oder Büros.',
      },
    }),
    isContactEmailEnabled: barFlag({ en: 'Show the email', de: 'E-Mail zeigen' }),
    contactPhoneNumber: line({
      label: { en: 'Telephone', de: 'Telefon' },
      help: { en: 'As it is dialled from abroad.', de: 'Wie man sie aus dem Ausland wählt.' },
    }),
    isContactPhoneNumberEnabled: barFlag({ en: 'Show the telephone', de: 'Telefon zeigen' }),
  },
  read: ({ websiteSettings }) => {
    const website = group(websiteSettings);
    const bar = group(website['mobileInfoBarSettings']);
    const style = bar['style'];
    return filled({
      isShown: style === infoBarStyle.light || style === infoBarStyle.dark,
      isDark: style === infoBarStyle.dark,
      contactEmail: textOf(website['contactEmail']),
      isContactEmailEnabled: bar['isContactEmailEnabled'] === true,
      contactPhoneNumber: textOf(website['contactPhoneNumber']),
      isContactPhoneNumberEnabled: bar['isContactPhoneNumberEnabled'] === true,
    });
  },
  write: (definition, settings) => {
    const before = group(group(definition['websiteSettings'])['mobileInfoBarSettings']);
    const { isShown, isDark, contactEmail, contactPhoneNumber } = settings;
    const shown = isDark ? infoBarStyle.dark : infoBarStyle.light;
    const isNothing = !isShown && !contactEmail && !contactPhoneNumber;
    if (isNothing && Object.keys(before).length === 0) return { ...definition };
    return withWebsite(definition, {
      contactEmail: textOf(contactEmail),
      contactPhoneNumber: textOf(contactPhoneNumber),
      mobileInfoBarSettings: {
        ...before,
        style: isShown ? shown : infoBarStyle.none,
        isContactEmailEnabled: settings['isContactEmailEnabled'] === true,
        isContactPhoneNumberEnabled: settings['isContactPhoneNumberEnabled'] === true,
      },
    });
  },
};

/** The badge below the footer. */
export const badgeForm: SiteForm = {
  name: 'badge',
  title: { en: 'Badge', de: 'Abzeichen' },
  what: { en: 'A small sign below the footer.', de: 'Ein kleines Zeichen unter dem Fußbereich.' },
  schema: {
    label: line({
      label: { en: 'Text', de: 'Text' },
      help: { en: 'Empty shows no badge.', de: 'Leer zeigt kein Abzeichen.' },
    }),
    url: link({
      label: { en: 'Link', de: 'Link' },
      help: { en: 'The address that it opens.', de: 'Wohin es führt.' },
    }),
  },
  read: ({ websiteSettings }) => group(group(websiteSettings)['siteBadgeSettings']),
  write: (definition, settings) =>
    withWebsite(definition, {
      siteBadgeSettings: Object.keys(settings).length > 0 ? { ...settings } : undefined,
    }),
};

/** The button on pictures that saves them to Pinterest ([MED-5]). */
export const pinterestForm: SiteForm = {
  name: 'pinterest',
  title: { en: 'Pinterest', de: 'Pinterest' },
  what: {
    en: 'A button on pictures, by which visitors save them to Pinterest.',
    de: 'Ein Knopf auf Bildern, mit dem Besucher sie bei Pinterest merken.',
  },
  schema: {
    mode: choice({
      label: { en: 'Button', de: 'Knopf' },
      help: { en: 'On the pictures of image blocks.', de: 'Auf den Bildern von Bildblöcken.' },
      labels: {
        disable: { en: 'None', de: 'Keiner' },
        hover: { en: 'Under the pointer', de: 'Unter dem Mauszeiger' },
        always: { en: 'Always', de: 'Immer' },
      },
    }),
  },
  read: ({ websiteSettings }) => {
    const { mode } = group(group(websiteSettings)['pinterestOverlayOptions']);
    return mode === 'hover' || mode === 'always' ? { mode } : {};
  },
  write: (definition, { mode = 'disable' }) => {
    const before = group(group(definition['websiteSettings'])['pinterestOverlayOptions']);
    if (mode === 'disable' && before['mode'] === undefined) return { ...definition };
    return withWebsite(definition, { pinterestOverlayOptions: { ...before, mode } });
  },
};
