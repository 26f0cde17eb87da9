import { germanSiteMessages } from '@plinth/site-model/messages/de';
import type { collectionMessages } from './collectionMessages';

/** The messages of collections and their items in German. */
export const germanCollectionMessages: Record<keyof typeof collectionMessages, string> = {
  'config.part.collections': 'Sammlungen',
  'config.collections.none': 'Diese Website hat noch keine Sammlung.',
  'config.collections.noneFound': 'Kein Eintrag passt.',
  'config.collections.empty': 'Hier ist noch nichts.',
  'config.collections.count': '{count, plural, one {# Eintrag} other {# Einträge}}',
  'config.collections.kind.blog': 'Beiträge',
  'config.collections.kind.events': 'Termine',
  'config.collections.kind.gallery': 'Galerie',
  'config.collections.kind.portfolio': 'Portfolio',
  'config.collections.visibility': 'Sichtbarkeit',
  'config.collections.visibility.all': 'Alle außer gelöschten',
  'config.collections.visibility.published': 'Veröffentlicht',
  'config.collections.visibility.deleted': 'Gelöscht',
  'config.collections.published': 'Veröffentlicht am {when}',
  'config.collections.appears': 'Erscheint am {when}',
  'config.collections.noDate': 'Ohne Termin',
  'siteModel.workflow.available': germanSiteMessages['siteModel.workflow.available'],
  'siteModel.workflow.scheduled': germanSiteMessages['siteModel.workflow.scheduled'],
  'siteModel.workflow.hidden': germanSiteMessages['siteModel.workflow.hidden'],
  'siteModel.workflow.unsupported': germanSiteMessages['siteModel.workflow.unsupported'],
  'siteModel.status.scheduled': germanSiteMessages['siteModel.status.scheduled'],
  'siteModel.status.needsReview': germanSiteMessages['siteModel.status.needsReview'],
  'siteModel.status.draft': germanSiteMessages['siteModel.status.draft'],
  'siteModel.status.private': germanSiteMessages['siteModel.status.private'],
};
