import { problemList } from '../pages/problemList';
import type { ToldProblems } from '../pages/tellProblems';

export interface ShowProblemsOptions {
  address: string;
  form: HTMLFormElement;
  /** Ends the question when a later one is asked: an answer that comes too late is about another text. */
  signal: AbortSignal;
}

/**
 * Asks the server what is wrong with the text, and lists it.
 * @returns whether it keeps the page from being saved; false where the server does not answer
 */
export async function showProblems(
  list: HTMLElement,
  { address, form, signal }: ShowProblemsOptions,
): Promise<boolean> {
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') fields.append(name, value);
  }
  const answer = await ask(address, fields, signal);
  if (signal.aborted) return false;
  const told = typeof answer === 'number' ? unanswered(list, answer) : answer;
  const isWrong = told.state === 'wrong';
  form.querySelector('#source')?.setAttribute('aria-invalid', String(isWrong));
  const count = form.querySelector<HTMLElement>('[data-problem-count]');
  if (count) {
    count.textContent = told.count;
    count.hidden = told.count === '';
    count.dataset['state'] = told.state;
  }
  // Nothing is read out again that was said already.
  if (list.dataset['told'] !== JSON.stringify(told)) fill(list, told);
  return isWrong;
}

/** @returns what the server says, or why it says nothing, as a status; 0 where it is not there at all */
async function ask(
  address: string,
  body: URLSearchParams,
  signal: AbortSignal,
): Promise<ToldProblems | number> {
  try {
    const response = await fetch(address, { method: 'POST', body, signal });
    const isTold = response.ok && response.headers.get('content-type')?.includes('json');
    return isTold ? ((await response.json()) as ToldProblems) : response.status;
  } catch {
    return 0;
  }
}

/** The last words were about another text: they must not stand there as if they were about this one. */
function unanswered(list: HTMLElement, status: number): ToldProblems {
  const { signedOut = '', unanswered = '' } = list.dataset;
  const summary = status === 400 || status === 401 ? signedOut : unanswered;
  return { state: 'doubtful', summary, count: '', items: [] };
}

function fill(list: HTMLElement, told: ToldProblems): void {
  const page = list.ownerDocument;
  // Read out when somebody pauses, without taking the word from them.
  list.setAttribute('role', 'status');
  list.dataset['told'] = JSON.stringify(told);
  list.dataset['state'] = told.state;
  list.replaceChildren(
    ...problemList<HTMLElement>(told, (tag, attributes, ...children) => {
      const element = page.createElement(tag);
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      element.append(...children);
      return element;
    }),
  );
}
