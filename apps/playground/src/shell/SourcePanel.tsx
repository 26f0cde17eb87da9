import { useEffect, useState, type ReactNode } from 'react';
import { loadSources } from '../docs/documents';
import { Code } from '../docs/Code';
import { PackageSources, type PackageSourcesProps } from './PackageSources';

/** The files of the example in the repository, and those of its package. */
export function SourcePanel(props: PackageSourcesProps): ReactNode {
  const { example } = props;
  const [files, setFiles] = useState<readonly { path: string; text: string }[]>();
  useEffect(() => {
    let isStale = false;
    loadSources(example).then(
      (loaded) => isStale || setFiles(loaded),
      () => isStale || setFiles([]),
    );
    return () => {
      isStale = true;
    };
  }, [example]);
  return (
    <div className="document">
      {files?.map(({ path, text }) => (
        <section key={path} aria-label={path}>
          <h2>
            <code>{path}</code>
          </h2>
          <Code text={text} />
        </section>
      ))}
      <PackageSources {...props} />
    </div>
  );
}
