import type { runtimeMessages } from './messages';

export const germanRuntimeMessages: Record<keyof typeof runtimeMessages, string> = {
  'runtime.skip': 'Zum Inhalt springen',
  'runtime.navigation': 'Hauptmenü',
  'runtime.close': 'Schließen',
  'runtime.announcement': 'Ankündigung',
  'runtime.background.pause': 'Film im Hintergrund anhalten',
  'runtime.licensedPreviews':
    'Einige Bilder auf dieser Seite sind Vorschauen lizenzpflichtiger Bilder.',
  'runtime.infoBar': 'Kontakt und Besuch',
  'runtime.infoBar.email': 'E-Mail',
  'runtime.infoBar.phone': 'Anrufen',
  'runtime.infoBar.location': 'Karte',
  'runtime.infoBar.hours': 'Zeiten',
  'runtime.overlays': 'Einblendungen',
  'runtime.overlays.popup': 'Popup zeigen',
  'runtime.overlays.cookies': 'Cookie-Hinweis zeigen',
  'runtime.login': 'Anmelden',
  'runtime.login.email': 'E-Mail',
  'runtime.login.password': 'Passwort',
  'runtime.login.rememberMe': 'Angemeldet bleiben',
  'runtime.login.failed': 'Die Anmeldung ist fehlgeschlagen. Bitte versuchen Sie es noch einmal.',
  'runtime.logout': 'Abmelden',
  'runtime.logout.done': 'Abgemeldet',
  'runtime.logout.message': 'Sie haben sich erfolgreich abgemeldet.',
  'runtime.accessDenied': 'Kein Zugang',
  'runtime.accessDenied.visitor':
    'Diese Seite ist für Mitglieder. Melden Sie sich an, um sie zu sehen.',
  'runtime.accessDenied.member': 'Ihr Konto hat keinen Zugang zu dieser Seite.',
  'runtime.lock': 'Passwort nötig',
  'runtime.lock.text': 'Geben Sie das Passwort ein, um diese Seite zu sehen.',
  'runtime.lock.open': 'Öffnen',
};
