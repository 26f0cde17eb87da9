/**
 * Schemes that pass an address to the browser or to another program, and run nothing ([MOD-16]).
 */
export const safeSchemes: readonly string[] = [
  ...['http', 'https', 'ftp', 'mailto', 'tel', 'sms', 'callto', 'sip', 'sips', 'xmpp'],
  ...['whatsapp', 'tg', 'viber', 'sgnl', 'skype', 'facetime', 'facetime-audio', 'msteams'],
  ...['geo', 'maps', 'webcal', 'webcals'],
];
