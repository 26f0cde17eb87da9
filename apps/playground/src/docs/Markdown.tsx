import { Fragment, type ReactNode } from 'react';
import { Code } from './Code';
import { readMarkdown, type MarkdownBlock } from './readMarkdown';

/** A document of the repository; HTML in it is never written into the page. */
export function Markdown({ text }: { text: string }): ReactNode {
  return (
    <div className="document">
      {readMarkdown(text).map((block, index) => (
        <Fragment key={index}>{blockOf(block)}</Fragment>
      ))}
    </div>
  );
}

function blockOf(block: MarkdownBlock): ReactNode {
  switch (block.kind) {
    case 'heading': {
      // The page has its own first heading.
      const Heading = `h${Math.min(6, block.level + 1)}` as 'h2';
      return <Heading data-section={block.text}>{inline(block.text)}</Heading>;
    }
    case 'code':
      return <Code text={block.text} />;
    case 'list':
      return (
        <ul>
          {block.items.map((item, index) => (
            <li key={index}>{inline(item)}</li>
          ))}
        </ul>
      );
    case 'table':
      return (
        <table>
          <thead>
            <tr>
              {block.head.map((cell, index) => (
                <th key={index} scope="col">
                  {inline(cell)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {block.rows.map((row, at) => (
              <tr key={at}>
                {row.map((cell, index) => (
                  <td key={index}>{inline(cell)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      );
    case 'paragraph':
      return <p>{inline(block.text)}</p>;
  }
}

/** A sentence with code, emphasis and links. */
export const Inline = ({ text }: { text: string }): ReactNode => inline(text);

const parts = /`(?<code>[^`]+)`|\*\*(?<strong>[^*]+)\*\*|\[(?<label>[^\]]+)\]\((?<href>[^)\s]+)\)/g;

function inline(text: string): ReactNode {
  const shown: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(parts)) {
    const { code, strong, label = '', href = '' } = match.groups ?? {};
    shown.push(text.slice(end, match.index));
    end = match.index + match[0].length;
    if (code !== undefined) shown.push(<code key={end}>{code}</code>);
    else if (strong !== undefined) shown.push(<strong key={end}>{inline(strong)}</strong>);
    else if (/^https?:/.test(href))
      shown.push(
        <a key={end} href={href} rel="noopener" target="_blank">
          {label}
        </a>,
      );
    // A file of the repository is not on this site: its path is shown instead of a link.
    else shown.push(<Fragment key={end}>{inline(label)}</Fragment>);
  }
  return [...shown, text.slice(end)];
}
