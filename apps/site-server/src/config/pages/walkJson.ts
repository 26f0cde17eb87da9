type Key = string | number;

/** The value at a place of a JSON text. */
export interface JsonPlace {
  /** Keys from the outermost value to this value. The list is reused: a caller that keeps it has to copy it. */
  path: readonly Key[];
  /** The position in the text, from 0. */
  at: number;
  /** Whether this is the name of a field; its value follows with the same path. */
  isName: boolean;
}

const token = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g;

/** Visits every name and every value of a valid JSON text in order. */
export function walkJson(source: string, see: (place: JsonPlace) => void): void {
  const path: Key[] = [];
  const kinds: ('{' | '[')[] = [];
  let expectsName = false;
  for (const match of source.matchAll(token)) {
    const [text] = match;
    const at = match.index;
    switch (text) {
      case '{':
      case '[':
        see({ path, at, isName: false });
        kinds.push(text);
        path.push(text === '[' ? 0 : '');
        expectsName = text === '{';
        break;
      case '}':
      case ']':
        kinds.pop();
        path.pop();
        expectsName = false;
        break;
      case ',':
        if (kinds.at(-1) === '[') path.push((path.pop() as number) + 1);
        else expectsName = true;
        break;
      case ':':
        expectsName = false;
        break;
      default:
        if (expectsName) path[path.length - 1] = JSON.parse(text) as string;
        see({ path, at, isName: expectsName });
    }
  }
}
