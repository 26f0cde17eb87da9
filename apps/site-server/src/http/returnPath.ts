/** The page of this site that a form was sent from; another origin is never returned. */
export function returnPath(returnTo: string | null, base: URL): string {
  if (!returnTo || !URL.canParse(returnTo, base)) return '/';
  const target = new URL(returnTo, base);
  return target.origin === base.origin ? target.pathname.replace(/^\/+/, '/') + target.search : '/';
}
