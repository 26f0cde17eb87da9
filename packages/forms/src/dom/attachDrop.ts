/** Dropped files; a browser reports a folder as a file, which cannot be read. */
export interface Dropped {
  files: readonly File[];
  folders: readonly File[];
}

/**
 * Accepts files that are dropped on a zone, which has `data-dropping` while files are over it. A
 * drop beside the zone is ignored, because the browser would open the file instead of the page and
 * lose every entry. @returns a function that undoes it
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
  // Another part of the page may accept the files: only unhandled drops are prevented.
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
