/** Announces the new page's title to a screen reader, as a page load would. The browser moves the focus. */
export function announcePage(page: Document): void {
  const status = page.createElement('p');
  status.setAttribute('role', 'status');
  status.className = 'pl-page-announcement';
  page.body.append(status);
  // Not every screen reader reads text that is in the region when it appears.
  page.defaultView!.requestAnimationFrame(() => {
    status.textContent = page.title;
  });
}
