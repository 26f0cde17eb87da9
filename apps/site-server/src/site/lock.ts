/** A password that protects the whole site or one page. */
export interface Lock {
  /** `site` or `page:<id>`. */
  subject: string;
  /** `scrypt$N$r$p$salt$hash`. */
  passwordHash: string;
  setAt: Date;
  /**
   * Addresses, without the leading slash, that the page has left since it was locked: what is below them is still
   * locked, unless another page has moved there.
   */
  formerSlugs: readonly string[];
}

/** The subject that the password of the whole site is stored under. */
export const siteSubject = 'site';

/** The same for a page. */
export const lockSubjectOf = (pageId: string): string => `page:${pageId}`;
