/** The pages that links in mails lead to. */
export const mailPaths = {
  order: '/mail/order',
  unsubscribe: '/mail/unsubscribe',
  confirm: '/mail/confirm',
} as const;

/**
 * The earlier address of a page of a mail. Old mails link there, and mail programs unsubscribe by a POST to it, which
 * no redirect survives.
 */
export const formerMailPath = (path: string): string => path.replace(/^\/mail\//, '/letters/');
