import type { FilesOfForm } from './filesOfForm';

/** The file fields of a form, while their part is loading. */
export interface LoadedFiles {
  /** Whether the part failed to load: then the browser must post the files. */
  hasFailed: () => boolean;
  undo: () => void;
}

/** Loads the part that uploads files. A form that is sent earlier waits for it. */
export function loadFiles(form: FilesOfForm): LoadedFiles {
  let undo: (() => void) | undefined;
  let [isOver, hasFailed] = [false, false];
  const loading = import('./attachFiles').then(
    ({ attachFiles }) => {
      if (!isOver) undo = attachFiles(form);
    },
    () => {
      hasFailed = true;
    },
  );
  const disconnect = form.store.connectView({
    ready: () => (undo || hasFailed ? undefined : loading),
  });
  return {
    hasFailed: () => hasFailed,
    undo() {
      isOver = true;
      disconnect();
      undo?.();
    },
  };
}
