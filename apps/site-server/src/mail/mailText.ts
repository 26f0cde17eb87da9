import type { MailLine, OrderMail } from './orderMail';

/** The mail for readers without HTML. */
export function mailText(mail: OrderMail): string {
  const { site, title, paragraphs, code, number, lines, sums, downloads, address } = mail;
  const { action, answers = [], browser } = mail;
  return [
    site.title,
    title,
    ...paragraphs,
    code,
    ...answers.map((answer) => [`${answer.label}:`, ...answer.lines].map(withoutBreaks).join('\n')),
    action && `${action.label}:\n${action.href}`,
    number,
    lines.map(lineText).join('\n'),
    sums.map(({ label, amount }) => `${label}: ${amount}`).join('\n'),
    downloads &&
      [downloads.label, ...downloads.files.flatMap(({ name, href }) => [name, href])].join('\n'),
    address && [`${address.label}:`, ...address.lines].join('\n'),
    browser && `${browser.label}:\n${browser.href}`,
    ['-- ', site.closing, site.href].filter(Boolean).join('\n'),
  ]
    .filter(Boolean)
    .map((part) => `${withoutControls(part!)}\n`)
    .join('\n');
}

/** An answer of several lines stays one; a line that looks like the next question would be mistaken for it. */
const withoutBreaks = (text: string, index: number): string =>
  index === 0 ? text.replace(/\s+/g, ' ') : text.replace(/^/gm, '  ');

const lineText = ({ title, quantity, facts, amount }: MailLine): string =>
  `${quantity} × ${[title, ...facts].join(', ')}: ${amount}`;

/** A title may contain anything; characters that move the cursor of a terminal are removed. */
const withoutControls = (text: string): string =>
  // eslint-disable-next-line no-control-regex
  text.replace(/[\u0000-\u0009\u000b-\u001f\u007f\u2028\u2029]+/g, ' ');
