import type { captchaMessages } from './messages';

/** The messages of the captcha's settings in German. */
export const germanCaptchaMessages: Readonly<Record<keyof typeof captchaMessages, string>> = {
  'config.captcha': 'Captcha',
  'config.captcha.settings': 'Captcha der Formulare',
  'config.captcha.provider': 'Wer Menschen von Programmen unterscheidet',
  'config.captcha.provider.what':
    'Für jedes Formular mit Captcha. Das Skript eines Anbieters wird nur auf den Seiten dieser Formulare geladen und nur, wenn jemand anderen Firmen zugestimmt hat; sonst löst das eigene Gerät eine Aufgabe.',
  'config.captcha.own': 'Das eigene Gerät, ohne eine andere Firma',
  'config.captcha.siteKey': 'Website-Schlüssel (site key)',
  'config.captcha.siteKey.what': 'Aus der Verwaltung des Anbieters; er steht in Ihren Seiten.',
  'config.captcha.secret': 'Geheimer Schlüssel (secret)',
  'config.captcha.secret.what':
    'Von derselben Stelle; er bleibt auf diesem Server und wird nie gezeigt.',
  'config.captcha.secret.kept': 'Einer ist hinterlegt. Leer gelassen bleibt er.',
  'config.captcha.saved': 'Das Captcha ist gespeichert.',
  'config.captcha.unasked':
    'Das Captcha ist gespeichert. Der Anbieter hat eben nicht geantwortet; ob der geheime Schlüssel stimmt, ist noch nicht geprüft.',
  'config.captcha.forms': 'Formulare mit Captcha',
  'config.captcha.forms.none':
    'Noch hat keines eines. Es wird im Formular-Baukasten eingeschaltet.',
  'config.captcha.problem.siteKey':
    'Nichts wurde gespeichert: Das kann kein Website-Schlüssel sein. Er hat mindestens 8 Buchstaben, Ziffern, Punkte, Binde- oder Unterstriche.',
  'config.captcha.problem.secret':
    'Nichts wurde gespeichert: Der Anbieter braucht den geheimen Schlüssel.',
  'config.captcha.problem.secretRefused':
    'Nichts wurde gespeichert: Der Anbieter kennt diesen geheimen Schlüssel nicht. Bitte geben Sie ihn noch einmal ein.',
  'config.captcha.problem.keyRefused':
    'Nichts wurde gespeichert: Der Anbieter sagt, dass die beiden Schlüssel nicht zusammengehören. Bitte geben Sie den geheimen noch einmal ein.',
  'config.captcha.problem.conflict':
    'Jemand anderes hat das Captcha inzwischen gespeichert. Speichern Sie noch einmal, um das zu ersetzen. Bitte geben Sie den geheimen Schlüssel noch einmal ein.',
};
