/**
 * The kinds of consent that other parts of a page ask for before they run:
 * - `tracking`: census, analytics events, error reports, page speed
 * - `storage`: cookies and storage that serve tracking
 * - `visitorData`: fields that recognise a visitor inside an event
 * - `embeds`: videos, maps and social posts of other companies
 * - `comments`: a comment service's script
 * - `fonts`: fonts from another company's server
 * - `captcha`: a captcha service's script
 */
export type ConsentKind =
  'tracking' | 'storage' | 'visitorData' | 'embeds' | 'comments' | 'fonts' | 'captcha';

export type Permissions = Readonly<Record<ConsentKind, boolean>>;
