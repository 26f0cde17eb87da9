interface CheckAnswer {
  problems: { path: string; message: string; line?: number }[];
  warnings: string[];
}

/**
 * Asks the server what is wrong with the text, and lists it.
 * @returns whether it keeps the page from being saved; false where the server does not answer
 */
export async function showProblems(
  list: HTMLElement,
  { address, form }: { address: string; form: HTMLFormElement },
): Promise<boolean> {
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') fields.append(name, value);
  }
  let answer: CheckAnswer;
  try {
    const response = await fetch(address, { method: 'POST', body: fields });
    if (!response.ok || !response.headers.get('content-type')?.includes('json')) return false;
    answer = (await response.json()) as CheckAnswer;
  } catch {
    return false;
  }
  const page = list.ownerDocument;
  const source = form.querySelector('textarea');
  const { problems, warnings } = answer;
  source?.setAttribute('aria-invalid', String(problems.length > 0));
  // Read out when somebody pauses, without taking the word from them.
  list.setAttribute('role', 'status');
  const items = problems.map(({ path, message, line }) => {
    const item = page.createElement('li');
    if (path) {
      const code = page.createElement('code');
      code.dir = 'ltr';
      code.textContent = path;
      item.append(code, ' ');
    }
    item.append(message);
    if (line !== undefined) {
      const where = page.createElement('a');
      where.className = 'pl-config-note';
      where.href = '#source';
      where.dataset['line'] = String(line);
      where.textContent = (list.dataset['lineLabel'] ?? '').replace('{line}', String(line));
      item.append(' ', where);
    }
    return item;
  });
  for (const warning of warnings) {
    const item = page.createElement('li');
    item.textContent = warning;
    items.push(item);
  }
  const shown = page.createElement('ul');
  shown.append(...items);
  list.replaceChildren(...(items.length > 0 ? [shown] : []));
  return problems.length > 0;
}
