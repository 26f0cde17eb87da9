import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { Code } from '../docs/Code';
import { loadPackageSources } from '../docs/documents';

export interface PackageSourcesProps {
  /** The example, whose address the links keep. */
  example: string;
  packageName: string;
  /** The shown file, if the address names one. */
  find: string;
  onFind: (file: string) => void;
}

/** The sources of a package: a link to each file, and the chosen one. */
export function PackageSources(props: PackageSourcesProps): ReactNode {
  const { example, packageName, find, onFind } = props;
  const [files, setFiles] = useState<Readonly<Record<string, string>>>();
  const shown = useRef<HTMLElement>(null);
  useEffect(() => {
    let isStale = false;
    loadPackageSources(packageName).then(
      (loaded) => isStale || setFiles(loaded),
      () => {},
    );
    return () => {
      isStale = true;
    };
  }, [packageName]);
  const text = files?.[find];
  useEffect(() => shown.current?.scrollIntoView({ block: 'start' }), [text]);
  if (!files) return null;

  const visit = (event: MouseEvent, file: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onFind(file);
  };
  return (
    <>
      {text !== undefined && (
        <section aria-label={find} ref={shown}>
          <h2>
            <code>
              packages/{packageName}/{find}
            </code>
          </h2>
          <Code text={text} />
        </section>
      )}
      <h2>Sources of @plinth/{packageName}</h2>
      <ul className="sources">
        {Object.keys(files).map((file) => (
          <li key={file}>
            <a
              href={`?example=${example}&panel=source&find=${encodeURIComponent(file)}`}
              aria-current={file === find ? 'true' : undefined}
              onClick={(event) => visit(event, file)}
            >
              {file.replace('src/', '')}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
