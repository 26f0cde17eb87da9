/** Schemes that hand an address to the browser or to a program of the visitor's, and run nothing ([MOD-16]). */
export const safeSchemes: readonly string[] = [
  ...['http', 'https', 'ftp', 'mailto', 'tel', 'sms', 'callto', 'sip', 'sips', 'xmpp'],
  ...['whatsapp', 'tg', 'viber', 'sgnl', 'skype', 'facetime', 'facetime-audio', 'msteams'],
  ...['geo', 'maps', 'webcal', 'webcals'],
];
