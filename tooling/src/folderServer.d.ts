/** Serves a folder as a plain web server would: unchanged files, without bundling or fallback. */
export declare function startFolderServer(
  root: string,
): Promise<{ origin: string; close: () => void }>;
