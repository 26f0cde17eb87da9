/** Whether an address ends with the file extension of a picture. */
export const isPictureAddress = (href: string): boolean =>
  /\.(avif|gif|jpe?g|png|svg|webp)([?#]|$)/i.test(href);

/**
 * Whether the link of a gallery leads to its picture. Those of published pages often lead to a page, or nowhere, without
 * their script: `/one?itemId=mug`, `#`, `javascript:void(0)`.
 */
export const leadsToPicture = (link: Element): boolean =>
  !link.closest('[data-adopted]') || isPictureAddress(link.getAttribute('href') ?? '');
