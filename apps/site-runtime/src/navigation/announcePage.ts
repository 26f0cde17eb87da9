/** Announces the new page's title to a screen reader, as a page load would. The browser moves the focus. */
export function announcePage(page: Document): void {
  const status = page.createElement('p');
  status.setAttribute('role', 'status');
  status.className = 'pl-page-announcement';
  page.body.append(status);
  // Text that is there when the region appears is not read out by every screen reader.
  page.defaultView!.requestAnimationFrame(() => {
    status.textContent = page.title;
  });
}
