import { useCallback, useEffect, useState, type ReactNode } from 'react';
import type { ProjectSource } from '../project/writeProject';

export interface ProjectButtonsProps {
  /** The project's code; without its markup, which is requested from the stage. */
  source: Omit<ProjectSource, 'markup'>;
  markup: string | undefined;
  onAskMarkup: () => void;
}

type Way = 'open' | 'download';

/** The example as a project that runs: opened in StackBlitz, or saved as an archive. */
export function ProjectButtons({ source, markup, onAskMarkup }: ProjectButtonsProps): ReactNode {
  const [wanted, setWanted] = useState<{ way: Way; window: string }>();
  const [said, setSaid] = useState('');
  const needsMarkup = source.dialect === 'attach';
  const shown = needsMarkup ? markup : '';
  const { id, title, dialect, code } = source;

  const gather = useCallback(
    async (way: Way, window: string, markup: string) => {
      // The code that writes projects is too large for the first view: fetched on demand.
      const { gatherProject, downloadProject, openInStackBlitz } =
        await import('../project/openProject');
      const project = await gatherProject({ id, title, dialect, code, markup });
      if (way === 'open') openInStackBlitz(project, window);
      else await downloadProject(project, `plinth-${id.replaceAll('/', '-')}-${dialect}`);
    },
    [id, title, dialect, code],
  );
  useEffect(() => {
    if (!wanted || shown === undefined) return;
    setWanted(undefined);
    gather(wanted.way, wanted.window, shown).then(
      () => setSaid(wanted.way === 'open' ? 'The project is opened.' : 'The project is saved.'),
      (error: unknown) => setSaid(`There is no project: ${String(error)}`),
    );
  }, [wanted, shown, gather]);

  const ask = (way: Way) => {
    // A window that opens later than the press would be refused.
    const name = `plinth-${id}-${dialect}`;
    if (way === 'open') window.open('about:blank', name);
    setSaid('');
    if (needsMarkup) onAskMarkup();
    setWanted({ way, window: name });
  };
  return (
    <>
      <button type="button" className="quiet-button" onClick={() => ask('open')}>
        Open in StackBlitz
      </button>
      <button type="button" className="quiet-button" onClick={() => ask('download')}>
        Download project
      </button>
      <span className={said.startsWith('There') ? 'code-said' : 'visually-hidden'} role="status">
        {said}
      </span>
    </>
  );
}
