import { germanInterfaceMessages } from '@plinth/site-model/messages/de';
import type { formBuilderMessages } from './messages';

/** The messages of the form builder in German. */
export const germanFormBuilderMessages: Readonly<Record<keyof typeof formBuilderMessages, string>> =
  {
    'config.form': 'Formular-Baukasten',
    'config.form.open': 'Formular-Baukasten öffnen',
    'config.form.saved': 'Das Formular ist gespeichert. Ab jetzt sieht man es auf der Seite.',
    'config.form.notOpened': germanInterfaceMessages['interface.formNotOpened'],
    'config.form.notOpened.text': 'Unter dieser Adresse gibt es kein Formular mehr.',
    'config.form.notUpdated': germanInterfaceMessages['interface.formNotUpdated'],
    'config.form.conflict':
      'Jemand anderes hat diesen Block inzwischen gespeichert. Ihre Eingaben stehen unten; speichern Sie noch einmal, um die andere Änderung zu ersetzen.',
    'config.form.wrong': 'Mit diesen Einstellungen lässt sich die Seite nicht speichern.',
    'config.form.problems': 'Nichts wurde gespeichert. Bitte prüfen Sie:',

    'config.form.build': 'Aufbau',
    'config.form.storage': 'Ablage',
    'config.form.advanced': 'Erweitert',
    'config.form.captcha': 'Captcha',
    'config.form.disclaimer': 'Hinweis',

    'config.form.formName': 'Name',
    'config.form.formName.what': 'Nur für Sie: Einsendungen und Mails tragen ihn.',
    'config.form.field.number': '{number}. {title}',
    'config.form.field.untitled': 'Ohne Beschriftung',
    'config.form.field.required.short': 'Pflichtfeld',
    'config.form.field.title': 'Beschriftung',
    'config.form.field.type': 'Art',
    'config.form.field.id': 'Kennung',
    'config.form.field.id.what': 'Unter ihr werden Antworten abgelegt.',
    'config.form.field.description': 'Beschreibung',
    'config.form.field.placeholder': 'Platzhalter',
    'config.form.field.placeholder.what':
      'Steht im leeren Feld und verschwindet mit dem ersten Zeichen.',
    'config.form.field.required': 'Pflichtfeld',
    'config.form.field.required.what': 'Ohne es wird das Formular nicht gesendet.',
    'config.form.field.maxLength': 'Höchstzahl der Zeichen',
    'config.form.field.maxLength.what': 'Leer für beliebig viele.',
    'config.form.field.options': 'Auswahl',
    'config.form.field.options.what': 'Eine je Zeile; bei einer Umfrage je Zeile eine Aussage.',
    'config.form.field.currencySymbol': 'Währungszeichen',
    'config.form.field.currencySymbol.what': 'Leer für $.',
    'config.form.field.showCountryCode': 'Nach der Landesvorwahl fragen',
    'config.form.field.suggestsPlaces': 'Adressen vorschlagen',
    'config.form.field.suggestsPlaces.what':
      'Getipptes wird beim Dienst für Orte der Website nachgeschlagen.',
    'config.form.field.underline': 'Eine Linie darunter',
    'config.form.field.key': 'Name in der Adresse',
    'config.form.field.key.what':
      'Sein Wert kommt aus der Adresse der Seite, wie in ?name=wert.',
    'config.form.field.value': 'Wert, wenn dort keiner steht',
    'config.form.field.up': 'Nach oben',
    'config.form.field.down': 'Nach unten',
    'config.form.field.copy': 'Kopieren',
    'config.form.field.remove': 'Entfernen',
    'config.form.field.of': '{deed}: {title}',
    'config.form.field.type.apply': 'Einstellungen dieser Art zeigen',
    'config.form.removed': '„{title}“ ist entfernt.',
    'config.form.bringBack': 'Zurückholen',
    'config.form.newType': 'Weiteres Feld',
    'config.form.add': 'Hinzufügen',

    'config.form.type.text': 'Textzeile',
    'config.form.type.textarea': 'Text aus mehreren Zeilen',
    'config.form.type.email': 'E-Mail',
    'config.form.type.phone': 'Telefon',
    'config.form.type.name': 'Name',
    'config.form.type.address': 'Anschrift',
    'config.form.type.number': 'Zahl',
    'config.form.type.currency': 'Geldbetrag',
    'config.form.type.date': 'Datum',
    'config.form.type.time': 'Uhrzeit',
    'config.form.type.website': 'Webadresse',
    'config.form.type.twitter': 'Benutzername',
    'config.form.type.password': 'Passwort',
    'config.form.type.radio': 'Eines von mehreren',
    'config.form.type.checkbox': 'Mehrere von mehreren',
    'config.form.type.select': 'Auswahl aus einer Liste',
    'config.form.type.likert': 'Umfrage',
    'config.form.type.section': 'Überschrift',
    'config.form.type.hidden': 'Verborgen',

    'config.form.submitButtonText': 'Schaltfläche',
    'config.form.submitButtonText.what': 'Leer für „Absenden“ in der Sprache der Website.',
    'config.form.thanks': 'Danach',
    'config.form.thanks.what': 'Steht anstelle des gesendeten Formulars; HTML ist erlaubt.',

    'config.form.isKept': 'Einsendungen hier aufbewahren',
    'config.form.isKept.what':
      'Unter „Einsendungen“. Sonst werden sie gelöscht, sobald sie gemailt sind; was eine Liste füllt, bleibt immer.',
    'config.form.mail': 'Mailen an',
    'config.form.mail.what':
      'Eine Adresse je Zeile. Ihre Antwort auf eine solche Mail geht an die Person, die das Formular gesendet hat.',
    'config.form.mail.off':
      'Kein Mailserver ist eingerichtet: Was gemailt würde, wartet unter „Mail“, und nichts wird gelöscht.',
    'config.form.hasList': 'In eine Mailingliste aufnehmen',
    'config.form.mailingListId': 'Liste',
    'config.form.mailingListId.none': 'Auswählen…',
    'config.form.noLists': germanInterfaceMessages['interface.noMailingLists'],
    'config.form.lists': 'Mailinglisten',
    'config.form.consentField': 'Aufgenommen wird',
    'config.form.consentField.all': 'Wer das Formular sendet',
    'config.form.consentField.field': 'Wer „{title}“ ankreuzt',
    'config.form.needsConfirmation': 'Um eine Bestätigung per Mail bitten',
    'config.form.needsConfirmation.what':
      'Eine Anmeldung gilt erst, wenn ihre Adresse sie bestätigt hat (Double-Opt-in). Sonst gilt sie sofort.',
    'config.form.disconnect': 'Mailingliste trennen',
    'config.form.disconnect.text':
      germanInterfaceMessages['interface.confirmDisconnectMailingList'],
    'config.form.disconnect.yes': 'Trennen und speichern',
    'config.form.disconnect.no': 'Liste behalten',

    'config.form.formId': 'Kennung des Formulars',
    'config.form.formId.what':
      'Unter ihr werden Einsendungen abgelegt; mit einer anderen gehören frühere nicht mehr zu diesem Formular.',
    'config.form.successRedirect': 'Danach zu einer Adresse gehen',
    'config.form.successRedirect.what': 'Anstelle des Textes, etwa /danke.',

    'config.form.hasCaptcha': 'Menschen von Programmen unterscheiden',
    'config.form.hasCaptcha.own':
      'Das Gerät löst von selbst eine kleine Aufgabe; es wird nichts gefragt, und keine andere Firma ist beteiligt.',
    'config.form.hasCaptcha.provider':
      'Mit {provider}, wenn jemand anderen Firmen zugestimmt hat; sonst mit einer kleinen Aufgabe für das Gerät.',
    'config.form.captchaTheme': 'Erscheinung',
    'config.form.captchaTheme.light': 'Hell',
    'config.form.captchaTheme.dark': 'Dunkel',
    'config.form.captcha.settings': 'Einstellungen des Captchas',
    'config.form.disclaimer.text': 'Text über der Schaltfläche',
    'config.form.disclaimer.what': 'Etwa ein Wort dazu, was mit den Daten geschieht.',

    'config.form.problem.empty': 'Hier fehlt etwas.',
    'config.form.problem.idTwice': 'Die Felder {first} und {second} haben dieselbe Kennung „{id}“.',
    'config.form.problem.idReserved':
      '„{id}“ ist ein Name, den jede Einsendung selbst hat. Bitte wählen Sie eine andere Kennung.',
    'config.form.problem.choiceTwice': 'Die Auswahl „{text}“ steht zweimal da.',
    'config.form.problem.rowTwice': 'Die Zeile „{text}“ steht zweimal da.',
    'config.form.problem.noOptions': 'Geben Sie mindestens eine Auswahl an.',
    'config.form.problem.whole': 'Geben Sie eine ganze Zahl ein.',
    'config.form.problem.longer': 'Das ist mehr als die {max}, die passen.',
    'config.form.problem.noFields': 'Das Formular braucht ein Feld, das sich ausfüllen lässt.',
    'config.form.problem.address': 'Das kann keine Adresse sein.',
    'config.form.problem.mailNeeded':
      'Bewahren Sie Einsendungen hier auf, oder nennen Sie eine Adresse, an die sie gemailt werden: Sonst wären sie verloren.',
    'config.form.problem.mailAddress': '„{address}“ ist keine E-Mail-Adresse.',
    'config.form.problem.mailMany': 'Nennen Sie höchstens {max} Adressen.',
    'config.form.problem.listRequired': germanInterfaceMessages['interface.listRequired'],
    'config.form.problem.listGone': 'Diese Liste wurde gelöscht. Bitte wählen Sie eine andere.',
    'config.form.problem.noEmailField':
      'Dafür braucht es unter den Feldern ein Pflichtfeld der Art „E-Mail“.',
    'config.form.problem.formIdTaken': 'Ein anderes Formular der Website hat die Kennung „{id}“.',
  };
