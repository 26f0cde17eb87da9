/**
 * The line, from 1, on which the value of a path stands in a JSON text; of a path that is not there, the line of the
 * nearest object around it. The text is valid JSON.
 */
export function lineOfPath(source: string, path: readonly (string | number)[]): number {
  const token = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g;
  const wanted = path.map(String);
  /** Keys from the outermost value to the one that is being read. */
  const here: (string | number)[] = [];
  const kinds: ('{' | '[')[] = [];
  let expectsKey = false;
  let best = { depth: -1, at: source.search(/\S/) };

  const matches = () => here.every((key, index) => String(key) === wanted[index]);
  const seeValue = (at: number) => {
    if (here.length <= wanted.length && here.length > best.depth && matches()) {
      best = { depth: here.length, at };
    }
  };

  for (const match of source.matchAll(token)) {
    const [text] = match;
    const at = match.index;
    if (text === '{' || text === '[') {
      seeValue(at);
      kinds.push(text);
      here.push(text === '[' ? 0 : '');
      expectsKey = text === '{';
    } else if (text === '}' || text === ']') {
      kinds.pop();
      here.pop();
      expectsKey = false;
    } else if (text === ',') {
      if (kinds.at(-1) === '[') here.push((here.pop() as number) + 1);
      else expectsKey = true;
    } else if (text === ':') {
      expectsKey = false;
    } else if (expectsKey) {
      here[here.length - 1] = JSON.parse(text) as string;
      // The key is where a person looks, even if the value begins on the next line.
      seeValue(at);
    } else {
      seeValue(at);
    }
  }
  return source.slice(0, Math.max(0, best.at)).split('\n').length;
}
