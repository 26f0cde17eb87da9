import type { paymentsMessages } from './messages';

/** The messages of the account for a site's payments, in German. */
export const germanPaymentsMessages: Readonly<Record<keyof typeof paymentsMessages, string>> = {
  'config.payments': 'Zahlungen',
  'config.payments.now': 'Wohin das Geld geht',
  'config.payments.server': 'An das Zahlungskonto dieses Servers',
  'config.payments.none': 'Nirgendwohin: Die Kasse bietet Testkarten an',
  'config.payments.test': 'Testmodus',
  'config.payments.live': 'Echt',
  'config.payments.test.what':
    'Es kann bestellt werden, und es fließt kein Geld. Bezahlt wird nur mit Testkarten.',
  'config.payments.own': 'Ihr eigenes Stripe-Konto',
  'config.payments.own.what':
    'Beide Schlüssel stehen bei Stripe unter Entwickler → API-Schlüssel. Probieren Sie zuerst die des Testmodus (pk_test_…, sk_test_…); mit denen des Live-Modus fließt Geld.',
  'config.payments.publishableKey': 'Veröffentlichbarer Schlüssel (publishable key)',
  'config.payments.publishableKey.what': 'Er beginnt mit pk_ und steht in Ihrer Kasse.',
  'config.payments.secretKey': 'Geheimer Schlüssel (secret key)',
  'config.payments.secretKey.what':
    'Er beginnt mit sk_ oder rk_, bleibt auf diesem Server und wird nie gezeigt.',
  'config.payments.webhookSecret': 'Signaturgeheimnis des Webhooks (signing secret)',
  'config.payments.webhookSecret.what':
    'Es beginnt mit whsec_. Stripe zeigt es beim Endpunkt, der unten beschrieben ist.',
  'config.payments.kept': 'Einer ist hinterlegt. Leer gelassen bleibt er.',
  'config.payments.events': 'Den Webhook bei Stripe einrichten',
  'config.payments.events.what':
    'Legen Sie unter Entwickler → Webhooks einen Endpunkt mit dieser Adresse, der API-Version 2024-06-20 und diesen Ereignissen an. Ohne ihn gilt eine Bestellung, deren Käufer nicht von der Bank zurückkommt, erst Minuten später als bezahlt, und von Verlängerungen und Streitfällen erfährt niemand.',
  'config.payments.saved': 'Das Konto ist gespeichert, und Stripe kennt seine Schlüssel.',
  'config.payments.left':
    'Ab jetzt nimmt das Konto des Servers die Zahlungen an. Frühere Bestellungen erstattet weiter das Konto, das sie bekommen hat.',
  'config.payments.leave': 'Dieses Konto nicht mehr verwenden',
  'config.payments.leave.text':
    'Danach nimmt das Konto dieses Servers die Zahlungen an. Frühere Bestellungen erstattet dieses Konto, und seine Abos laufen weiter.',
  'config.payments.problem.publishableKey':
    'Nichts wurde gespeichert: Das ist kein veröffentlichbarer Schlüssel von Stripe. Er beginnt mit pk_test_ oder pk_live_.',
  'config.payments.problem.secretKey':
    'Nichts wurde gespeichert: Das ist kein geheimer Schlüssel von Stripe. Er beginnt mit sk_ oder rk_.',
  'config.payments.problem.webhookSecret':
    'Nichts wurde gespeichert: Das ist kein Signaturgeheimnis eines Webhooks. Es beginnt mit whsec_.',
  'config.payments.problem.mixed':
    'Nichts wurde gespeichert: Einer der Schlüssel ist aus dem Testmodus, der andere nicht. Bitte geben Sie den geheimen noch einmal ein.',
  'config.payments.problem.refused':
    'Nichts wurde gespeichert: Stripe kennt diesen geheimen Schlüssel nicht. Bitte geben Sie ihn noch einmal ein.',
  'config.payments.problem.forbidden':
    'Nichts wurde gespeichert: Dieser eingeschränkte Schlüssel darf das Konto nicht lesen. Erlauben Sie es bei Stripe, oder nehmen Sie den geheimen Schlüssel.',
  'config.payments.problem.unanswered':
    'Nichts wurde gespeichert: Stripe hat nicht geantwortet, der Schlüssel ließ sich nicht prüfen. Bitte versuchen Sie es noch einmal.',
  'config.payments.problem.conflict':
    'Jemand anderes hat das Konto inzwischen geändert. Speichern Sie noch einmal, um das zu ersetzen. Bitte geben Sie die Geheimnisse noch einmal ein.',
};
