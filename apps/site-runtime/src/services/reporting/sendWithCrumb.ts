/**
 * Sends a report that needs a crumb. A page that many visitors share contains none: the answer that refuses the first
 * report sets one, as it does for any call ([API-9]), and the same report is sent again.
 *
 * @param read the crumb of the page's cookie
 * @param send returns the status of the answer
 */
export async function sendWithCrumb(
  read: () => string | undefined,
  send: (crumb: string | undefined) => Promise<number>,
): Promise<number> {
  const crumb = read();
  const status = await send(crumb);
  const given = read();
  return status === 400 && crumb === undefined && given !== undefined ? send(given) : status;
}
