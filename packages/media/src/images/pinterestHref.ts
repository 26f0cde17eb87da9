/** The page that saves a picture to a visitor's board. */
export function pinterestHref({
  page,
  image,
  description = '',
}: {
  /** Address of the page that shows the picture. */
  page: string;
  /** Address of the picture. */
  image: string;
  description?: string | undefined;
}): string {
  const query = new URLSearchParams({ url: page, media: image });
  if (description) query.set('description', description);
  return `https://www.pinterest.com/pin/create/button/?${query}`;
}
