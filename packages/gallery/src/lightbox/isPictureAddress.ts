/** Whether an address ends as those of pictures do. */
export const isPictureAddress = (href: string): boolean =>
  /\.(avif|gif|jpe?g|png|svg|webp)([?#]|$)/i.test(href);
