/** Files that are dropped; a browser hands a folder over as one of them, which nobody can read. */
export interface Dropped {
  files: readonly File[];
  folders: readonly File[];
}

/**
 * Takes files that are dropped on a place, which says so by `data-dropping` while some are over it. A drop that misses it
 * would make the browser leave the page for the file, and every entry with it: it does nothing. @returns a function that
 * undoes it
 */
export function attachDrop(zone: HTMLElement, take: (dropped: Dropped) => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const holdsFiles = ({ dataTransfer }: DragEvent): boolean =>
    dataTransfer?.types.includes('Files') ?? false;
  const setDropping = (isOver: boolean): void => {
    zone.toggleAttribute('data-dropping', isOver);
  };
  const over = (event: DragEvent): void => {
    if (!holdsFiles(event)) return;
    event.preventDefault();
    event.dataTransfer!.dropEffect = 'copy';
    setDropping(true);
  };
  zone.addEventListener('dragenter', over, { signal });
  zone.addEventListener('dragover', over, { signal });
  zone.addEventListener(
    'dragleave',
    ({ relatedTarget }) => setDropping(zone.contains(relatedTarget as Node | null)),
    { signal },
  );
  zone.addEventListener(
    'drop',
    (event) => {
      setDropping(false);
      if (!holdsFiles(event)) return;
      event.preventDefault();
      take(readDropped(event.dataTransfer!));
    },
    { signal },
  );
  // Another place of the page may take them: only what nobody has taken is held.
  const hold = (event: DragEvent): void => {
    if (event.defaultPrevented || !holdsFiles(event)) return;
    event.preventDefault();
    event.dataTransfer!.dropEffect = 'none';
  };
  const { defaultView: window } = zone.ownerDocument;
  window?.addEventListener('dragover', hold, { signal });
  window?.addEventListener('drop', hold, { signal });
  return () => {
    listening.abort();
    setDropping(false);
  };
}

function readDropped({ files, items }: DataTransfer): Dropped {
  const entries = [...items].filter(({ kind }) => kind === 'file');
  const isFolder = (_: File, at: number): boolean =>
    entries[at]?.webkitGetAsEntry()?.isDirectory ?? false;
  return {
    files: [...files].filter((file, at) => !isFolder(file, at)),
    folders: [...files].filter(isFolder),
  };
}
