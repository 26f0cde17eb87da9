/** Whether an address ends with the file extension of a picture. */
export const isPictureAddress = (href: string): boolean =>
  /\.(avif|gif|jpe?g|png|svg|webp)([?#]|$)/i.test(href);

/**
 * Whether a link of a gallery leads to a picture. In published pages it often leads to a page, or nowhere without its
 * script: `/one?itemId=mug`, `#`, `javascript:void(0)`.
 */
export const leadsToPicture = (link: Element): boolean =>
  !link.closest('[data-adopted]') || isPictureAddress(link.getAttribute('href') ?? '');
