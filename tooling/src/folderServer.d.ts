/** Serves a folder as a plain web server would: files as they are, nothing bundled, no fallback. */
export declare function startFolderServer(
  root: string,
): Promise<{ origin: string; close: () => void }>;
