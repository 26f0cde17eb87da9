import { Fragment, type ReactNode } from 'react';

const tokens =
  /(?<comment>\/\/[^\n]*|\/\*[^]*?\*\/|<!--[^]*?-->)|(?<string>'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")|(?<word>\b(?:import|from|const|await|return|export|function|new|for|of|if|type|async|interface|extends|declare|readonly)\b)|(?<tag><\/?[A-Za-z][\w.-]*|\/?>)/g;

/** Code with a little colour: strings, keywords, tags and comments. */
export function Code({ text }: { text: string }): ReactNode {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(tokens)) {
    const [kind] = Object.entries(match.groups ?? {}).find(([, found]) => found) ?? [];
    parts.push(
      <Fragment key={match.index}>
        {text.slice(end, match.index)}
        <span className={`code-${kind}`}>{match[0]}</span>
      </Fragment>,
    );
    end = match.index + match[0].length;
  }
  return (
    <pre className="code">
      <code>
        {parts}
        {text.slice(end)}
      </code>
    </pre>
  );
}
