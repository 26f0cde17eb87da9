/** The pages that links in mails lead to. */
export const mailPaths = {
  order: '/mail/order',
  unsubscribe: '/mail/unsubscribe',
  confirm: '/mail/confirm',
} as const;

/**
 * The address at which a page of a mail was before. Mails that were sent then lead there for as long as somebody keeps
 * them, and mail programs leave a newsletter by a post to it, which no redirect survives.
 */
export const formerMailPath = (path: string): string => path.replace(/^\/mail\//, '/letters/');
