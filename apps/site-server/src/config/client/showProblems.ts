import { problemList } from '../pages/problemList';
import type { ProblemReport } from '../pages/describeProblems';

export interface ShowProblemsOptions {
  address: string;
  form: HTMLFormElement;
  /** Aborts the request when a later one is sent: its answer would be about an outdated text. */
  signal: AbortSignal;
}

/**
 * Requests the problems of the text from the server, and lists them.
 * @returns whether they prevent saving the page; false where the server does not answer
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
  const report = typeof answer === 'number' ? unanswered(list, answer) : answer;
  const isWrong = report.state === 'wrong';
  form.querySelector('#source')?.setAttribute('aria-invalid', String(isWrong));
  const count = form.querySelector<HTMLElement>('[data-problem-count]');
  if (count) {
    count.textContent = report.count;
    count.hidden = report.count === '';
    count.dataset['state'] = report.state;
  }
  // An unchanged report is not announced again.
  if (list.dataset['shown'] !== JSON.stringify(report)) fill(list, report);
  return isWrong;
}

/** @returns the server's report, or the status of the failure; 0 where the server cannot be reached */
async function ask(
  address: string,
  body: URLSearchParams,
  signal: AbortSignal,
): Promise<ProblemReport | number> {
  try {
    const response = await fetch(address, { method: 'POST', body, signal });
    const isReport = response.ok && response.headers.get('content-type')?.includes('json');
    return isReport ? ((await response.json()) as ProblemReport) : response.status;
  } catch {
    return 0;
  }
}

/** The last report was about another text and must not be shown for this one. */
function unanswered(list: HTMLElement, status: number): ProblemReport {
  const { signedOut = '', unanswered = '' } = list.dataset;
  const summary = status === 400 || status === 401 ? signedOut : unanswered;
  return { state: 'warning', summary, count: '', items: [] };
}

function fill(list: HTMLElement, report: ProblemReport): void {
  const page = list.ownerDocument;
  // Announced politely, when typing pauses.
  list.setAttribute('role', 'status');
  list.dataset['shown'] = JSON.stringify(report);
  list.dataset['state'] = report.state;
  list.replaceChildren(
    ...problemList<HTMLElement>(report, (tag, attributes, ...children) => {
      const element = page.createElement(tag);
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      element.append(...children);
      return element;
    }),
  );
}
