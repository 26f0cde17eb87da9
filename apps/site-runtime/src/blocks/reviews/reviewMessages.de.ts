import type { reviewMessages } from './reviewMessages';

export const germanReviewMessages: Record<keyof typeof reviewMessages, string> = {
  'runtime.review.title': 'Ihre Bewertung',
  'runtime.review.bought': 'Was Sie gekauft haben',
  'runtime.review.note': 'Der Shop liest jede Bewertung, bevor andere sie sehen.',
  'runtime.review.several':
    'Geben Sie Sterne, wo Sie bewerten möchten, und lassen Sie das Übrige aus.',
  'runtime.review.rating': 'Ihre Sterne für {title}',
  'runtime.review.stars': '{count, plural, one {# Stern} other {# Sterne}}',
  'runtime.review.headline': 'Überschrift zu {title}',
  'runtime.review.text': 'Ihre Bewertung zu {title}',
  'runtime.review.name': 'Name, der gezeigt wird',
  'runtime.review.name.note':
    'Bleibt er leer, steht „{buyer}“ da. Sonst wird nichts über Sie gezeigt.',
  'runtime.review.buyer': 'Aus einem Kauf',
  'runtime.review.send': 'Bewertung senden',
  'runtime.review.thanks':
    'Vielen Dank! Ihre Bewertung wird gezeigt, sobald der Shop sie gelesen hat.',
  'runtime.review.unknown':
    'Dieser Link führt zu keiner Bitte um eine Bewertung. Bitte prüfen Sie, ob er ganz kopiert wurde.',
  'runtime.review.noLink': 'Um zu bewerten, öffnen Sie den Link, den der Shop Ihnen geschickt hat.',
  'runtime.review.unpaid':
    'Diese Bestellung wurde nicht abgeschlossen, also gibt es nichts zu bewerten.',
  'runtime.review.gone':
    'Was Sie gekauft haben, wird nicht mehr verkauft und kann nicht bewertet werden.',
  'runtime.review.toShop': 'Zum Shop',
  'runtime.review.heading': 'Was Käufer sagen',
  'runtime.review.average': '{average} von 5 Sternen',
  'runtime.review.count': '{count, plural, one {# Bewertung} other {# Bewertungen}}',
  'runtime.review.pages': 'Seiten der Bewertungen',
  'runtime.review.newer': 'Neuere Bewertungen',
  'runtime.review.older': 'Ältere Bewertungen',
};
