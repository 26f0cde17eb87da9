/**
 * The kinds of work that need consent before they run:
 * - `tracking`: census, analytics events, error reports, page speed
 * - `storage`: cookies and storage for tracking
 * - `visitorData`: fields of an event that identify a visitor
 * - `embeds`: videos, maps and social posts of other companies
 * - `comments`: a comment service's script
 * - `fonts`: fonts from another company's server
 * - `captcha`: a captcha service's script
 */
export type ConsentKind =
  'tracking' | 'storage' | 'visitorData' | 'embeds' | 'comments' | 'fonts' | 'captcha';

export type Permissions = Readonly<Record<ConsentKind, boolean>>;
