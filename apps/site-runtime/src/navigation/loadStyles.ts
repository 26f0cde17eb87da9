/** A style sheet that fails to load must not block the page for ever. */
const maxWait = 3000;

const address = (link: Element) => new URL(link.getAttribute('href')!, document.baseURI).href;
const sheets = (page: Document) => [
  ...page.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'),
];
/** A fully loaded page contains the sheets of its first view; they stay. */
const written = (page: Document) =>
  [...page.head.querySelectorAll<HTMLStyleElement>('style[data-sheets]')].flatMap(({ dataset }) =>
    dataset['sheets']!.split(' ').map((file) => new URL(file, page.baseURI).href),
  );

/**
 * Adds the style sheets that the next page has and this one lacks, and waits for them: it is complete when it first
 * appears.
 * @returns a function that removes the sheets that only the previous page needed
 */
export async function loadStyles(page: Document, next: Document): Promise<() => void> {
  const present = new Map(sheets(page).map((link) => [address(link), link]));
  const inPage = new Set(written(page));
  const wanted = new Set(sheets(next).map(address));
  const missing = sheets(next).filter(
    (link) => !present.has(address(link)) && !inPage.has(address(link)),
  );
  await Promise.all(missing.map((link) => add(page, link)));
  return () => {
    for (const [href, link] of present) {
      // Named sheets belong to no page: a dialog loaded them when it opened.
      if (!wanted.has(href) && !link.dataset['style']) link.remove();
    }
  };
}

function add(page: Document, link: HTMLLinkElement): Promise<void> {
  const copy = page.importNode(link, true);
  return new Promise((resolve) => {
    const done = () => {
      // The sheet stays for many pages, and its listeners would keep this page's sheets in memory.
      copy.onload = copy.onerror = null;
      resolve();
    };
    copy.onload = copy.onerror = done;
    setTimeout(done, maxWait);
    page.head.append(copy);
  });
}
