/** The page that saves a picture to a visitor's board. */
export function pinterestHref({
  page,
  image,
  description = '',
}: {
  /** Address of the page that shows the picture. */
  page: string;
  /** Address of the picture; a relative one is of the page. */
  image: string;
  description?: string | undefined;
}): string {
  // They fetch the picture by themselves, and know of no page that it could be relative to.
  const media = URL.canParse(image, page) ? new URL(image, page).href : image;
  const query = new URLSearchParams({ url: page, media });
  if (description) query.set('description', description);
  return `https://www.pinterest.com/pin/create/button/?${query}`;
}
