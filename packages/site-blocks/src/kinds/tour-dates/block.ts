import { blockType } from '@plinth/site-model';
import { defineBlock } from '../../blockKind';
import { flag, line, link, list } from '../../settings/builders';

export const tourDates = defineBlock({
  kind: 'tourdates',
  types: [blockType.tourDates],
  name: { en: 'Tour dates', de: 'Konzerttermine' },
  settings: {
    artist: line({
      label: { en: 'Artist', de: 'Interpret' },
      help: { en: 'The person or the band.', de: 'Die Person oder die Band.' },
    }),
    followUrl: link({
      label: { en: 'Link to follow', de: 'Link zum Folgen' },
      help: { en: 'Below the dates.', de: 'Unter den Terminen.' },
    }),
    showPast: flag({
      label: { en: 'Past dates below', de: 'Vergangene darunter' },
      help: { en: 'In a list that opens on a click.', de: 'In einer Liste, die ein Klick öffnet.' },
    }),
    dates: list({
      label: { en: 'Dates', de: 'Termine' },
      help: { en: 'The page sorts them.', de: 'Die Seite ordnet sie.' },
      entry: { en: 'Date', de: 'Termin' },
      blank: { date: '2032-05-01T20:00', venue: 'The river bank' },
      fields: {
        date: line({
          label: { en: 'Date and time', de: 'Tag und Uhrzeit' },
          help: {
            en: 'Such as 2032-05-01T20:00, or a day alone.',
            de: 'Etwa 2032-05-01T20:00, oder nur der Tag.',
          },
        }),
        title: line({
          label: { en: 'Title', de: 'Titel' },
          help: {
            en: 'Only if it differs from the artist.',
            de: 'Wo er anders heißt als der Interpret.',
          },
        }),
        venue: line({
          label: { en: 'Venue', de: 'Spielstätte' },
          help: { en: 'The house.', de: 'Das Haus.' },
        }),
        city: line({
          label: { en: 'Town', de: 'Stadt' },
          help: { en: 'Beside the venue.', de: 'Neben der Spielstätte.' },
        }),
        timeZone: line({
          label: { en: 'Time zone', de: 'Zeitzone' },
          help: {
            en: 'Such as Europe/Berlin; empty is that of the site.',
            de: 'Etwa Europe/Berlin; leer ist die der Site.',
          },
        }),
        ticketsUrl: link({
          label: { en: 'Link to tickets', de: 'Link zu Karten' },
          help: { en: 'A button beside the date.', de: 'Ein Knopf neben dem Termin.' },
        }),
        soldOut: flag({
          label: { en: 'Sold out', de: 'Ausverkauft' },
          help: { en: 'In place of the link to tickets.', de: 'Anstelle des Links zu Karten.' },
        }),
        cancelled: flag({
          label: { en: 'Cancelled', de: 'Abgesagt' },
          help: {
            en: 'The date stays, struck through.',
            de: 'Der Termin bleibt, durchgestrichen.',
          },
        }),
        free: flag({
          label: { en: 'Free', de: 'Eintritt frei' },
          help: { en: 'Nobody needs a ticket.', de: 'Niemand braucht eine Karte.' },
        }),
      },
    }),
  },
  example: {
    artist: 'The Weir House',
    dates: [
      { date: '2032-03-14T20:00', venue: 'Old Salt Store', city: 'Lymington' },
      { date: '2032-03-21', venue: 'Kiln Yard', city: 'Mashiko', free: true },
    ],
  },
});
