import type { FilesOfForm } from './filesOfForm';

/** The fields for files of a form, while their part comes. */
export interface LoadedFiles {
  /** Whether the part did not come: the browser has to send the files by itself. */
  hasFailed: () => boolean;
  undo: () => void;
}

/** Fetches the part that uploads files. A form that is sent before it is there waits for it. */
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
