/** Whether an address ends with the file extension of a picture. */
export const isPictureAddress = (href: string): boolean =>
  /\.(avif|gif|jpe?g|png|svg|webp)([?#]|$)/i.test(href);
