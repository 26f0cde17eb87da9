/** The address of the Pinterest page that saves a picture to a visitor's board. */
export function pinterestHref({
  page,
  image,
  description = '',
}: {
  /** Address of the page that shows the picture. */
  page: string;
  /** Address of the picture, absolute or relative to the page. */
  image: string;
  description?: string | undefined;
}): string {
  // Pinterest loads the picture itself, so a relative address must be made absolute.
  const media = URL.canParse(image, page) ? new URL(image, page).href : image;
  const query = new URLSearchParams({ url: page, media });
  if (description) query.set('description', description);
  return `https://www.pinterest.com/pin/create/button/?${query}`;
}
