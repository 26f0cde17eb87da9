import { useEffect, useRef, useState, type ReactNode } from 'react';
import { loadDocument } from '../docs/documents';
import { Markdown } from '../docs/Markdown';

export interface DocumentPanelProps {
  kind: 'readme' | 'api';
  /** The folder of the package. */
  packageName: string;
  /** A heading or a name to begin at. */
  find: string;
}

/** The README or the API report of a package, from its file in the repository. */
export function DocumentPanel({ kind, packageName, find }: DocumentPanelProps): ReactNode {
  const [loaded, setLoaded] = useState<{ key: string; text: string | undefined }>();
  const panel = useRef<HTMLDivElement>(null);
  const key = `${kind} ${packageName}`;
  useEffect(() => {
    let isStale = false;
    loadDocument(kind, packageName).then(
      (text) => isStale || setLoaded({ key, text }),
      // Requested again when the panel is opened again.
      () => isStale || setLoaded({ key, text: undefined }),
    );
    return () => {
      isStale = true;
    };
  }, [kind, packageName, key]);
  const text = loaded?.key === key ? loaded.text : undefined;
  useEffect(() => {
    if (!find || text === undefined) return;
    const places = [...(panel.current?.querySelectorAll<HTMLElement>('[data-section]') ?? [])];
    const place = places.find(({ dataset }) => dataset['section'] === find);
    if (place) place.scrollIntoView({ block: 'start' });
    else if (panel.current) scrollToName(panel.current, find);
  }, [find, text]);

  if (loaded?.key !== key) return <p className="panels-note">…</p>;
  if (text === undefined)
    return <p className="panels-note">@plinth/{packageName} has no such document.</p>;
  return (
    <div ref={panel}>
      <Markdown text={text} />
    </div>
  );
}

/** Finds the first declaration of a name, which is then selected to make it visible. */
function scrollToName(panel: HTMLElement, name: string): void {
  const declared = new RegExp(`(?:interface|type|function|const|class) ${escape(name)}\\b`);
  for (const code of panel.querySelectorAll('pre')) {
    const start = code.textContent.search(declared);
    if (start < 0) continue;
    const range = new Range();
    const end = start + code.textContent.slice(start).indexOf(name) + name.length;
    range.setStart(...placeIn(code, start));
    range.setEnd(...placeIn(code, end));
    getSelection()?.removeAllRanges();
    getSelection()?.addRange(range);
    const scroller = panel.parentElement!;
    const { top } = range.getBoundingClientRect();
    scroller.scrollTop += top - scroller.getBoundingClientRect().top - 12;
    return;
  }
}

/** The text node that contains a character of an element's text, and the offset in it. */
function placeIn(element: Element, at: number): [Text, number] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let rest = at;
  let node = walker.nextNode() as Text;
  while (rest > node.length) {
    rest -= node.length;
    node = walker.nextNode() as Text;
  }
  return [node, rest];
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
