/** Arrow up and down, Home and End move through the tracks; Tab works as usual. */
export function moveThroughTracks(root: HTMLElement): () => void {
  const list = root.querySelector('.pl-album-tracks');
  const listening = new AbortController();
  list?.addEventListener(
    'keydown',
    (event) => {
      const { key, target } = event as KeyboardEvent;
      const rows = [...list.querySelectorAll<HTMLElement>('.pl-album-row')];
      const at = rows.indexOf(target as HTMLElement);
      const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[key];
      const next = at < 0 || to === undefined ? undefined : rows[to];
      if (!next) return;
      event.preventDefault();
      next.focus();
    },
    { signal: listening.signal },
  );
  return () => listening.abort();
}
