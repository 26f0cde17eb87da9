import type { ThemeDefinition } from '@plinth/site-renderer';
import type { MailLine, MailSum, OrderMail } from './orderMail';

/** The mail as a document, for a mail program or a browser. */
export function mailDocument(mail: OrderMail): string {
  const { locale, direction, subject } = mail;
  return [
    `<!doctype html><html lang="${escape(locale)}" dir="${direction}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1">`,
    `<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">`,
    `<title>${escape(subject)}</title>${darkSheet(mail.site.theme)}</head>`,
    `<body class="plm-paper" style="margin:0;padding:0;background:${coloursOf(mail).paper}">`,
    `${mailTable(mail, { heading: 'h1', space: '40px 20px', width: '560px' })}</body></html>`,
  ].join('');
}

/** The same within a page of the site, which has a heading of its own and is in a browser already. */
export const mailFragment = (mail: OrderMail): string =>
  darkSheet(mail.site.theme) +
  mailTable({ ...mail, browser: undefined }, { heading: 'h2', space: '0 0 40px', width: 'none' });

interface TableOptions {
  heading: 'h1' | 'h2';
  /** Around the mail. */
  space: string;
  /** The width of the mail, at most. */
  width: string;
}

/**
 * Tables and inline styles, because mail programs support little else; the only style sheet is for those with a dark
 * appearance.
 */
function mailTable(mail: OrderMail, { heading, space, width }: TableOptions): string {
  const { site, title, paragraphs, code, number, lines, sums, downloads, address } = mail;
  const { action, answers = [], browser } = mail;
  const style = stylesOf(mail);
  const row = (html: string, more = '') =>
    `<tr><td class="plm-text" style="${style.text};padding:0 0 20px;${more}">${html}</td></tr>`;
  const content = [
    row(
      `<a class="plm-text" href="${escape(site.href)}" style="${style.wordmark}">${escape(site.title)}</a>`,
      'padding-bottom:36px',
    ),
    row(
      `<${heading} class="plm-text" style="${style.title}">${escape(title)}</${heading}>${paragraphs
        .map((text) => `<p class="plm-text" style="${style.paragraph}">${escape(text)}</p>`)
        .join('')}`,
    ),
    code &&
      row(`<div class="plm-text plm-line" style="${style.code}" dir="ltr">${escape(code)}</div>`),
    ...answers.map(({ label, lines: given }) =>
      row(
        `<div class="plm-muted" style="${style.muted}"><bdi>${escape(label)}</bdi></div>${given
          .map(
            (text) =>
              `<div class="plm-text" style="${style.text};white-space:pre-wrap;overflow-wrap:anywhere"><bdi>${escape(text)}</bdi></div>`,
          )
          .join('')}`,
      ),
    ),
    action &&
      row(
        `<a class="plm-text" href="${escape(action.href)}" style="${style.text};font-weight:bold">${escape(action.label)}</a>`,
      ),
    number &&
      row(
        `<div class="plm-muted" style="${style.muted}">${escape(number)}</div>`,
        'padding:12px 0 0',
      ),
    lines.length > 0 &&
      row(table(lines.map((line) => lineHtml(line, style)).join('')), 'padding:0 0 12px'),
    sums.length > 0 && row(table(sums.map((sum) => sumHtml(sum, style)).join(''))),
    downloads &&
      row(
        `<div class="plm-muted" style="${style.muted}">${escape(downloads.label)}</div>${downloads.files
          .map(
            ({ name, href }) =>
              `<a class="plm-text" href="${escape(href)}" style="${style.text}"><bdi>${escape(name)}</bdi></a>`,
          )
          .join('<br>')}`,
      ),
    address &&
      row(
        `<div class="plm-muted" style="${style.muted}">${escape(address.label)}</div>${address.lines
          .map(escape)
          .join('<br>')}`,
      ),
    row(
      `<div class="plm-muted plm-line" style="${style.footer}">${[
        site.closing && escape(site.closing),
        browser &&
          `<a class="plm-muted" href="${escape(browser.href)}" style="color:${style.colours.muted}">${escape(browser.label)}</a>`,
      ]
        .filter(Boolean)
        .join('<br>')}</div>`,
      'padding:28px 0 0',
    ),
  ];
  const card = `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:${width};border-collapse:collapse;text-align:start">${content.filter(Boolean).join('')}</table>`;
  return `<table class="plm-paper" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${style.colours.paper};border-collapse:collapse"><tr><td align="center" style="padding:${space}">${card}</td></tr></table>`;
}

const table = (rows: string): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="border-collapse:collapse">${rows}</table>`;

function lineHtml({ title, quantity, facts, amount, picture }: MailLine, style: Styles): string {
  const image = picture
    ? `<img src="${escape(picture)}" alt="" width="56" style="display:block;width:56px;height:auto;border:0">`
    : '';
  const cell = `${style.text};padding:14px 0;border-bottom:1px solid ${style.colours.line};vertical-align:top`;
  const more = facts
    .map(
      (fact) =>
        `<br><span class="plm-muted" style="${style.muted}"><bdi>${escape(fact)}</bdi></span>`,
    )
    .join('');
  return [
    '<tr>',
    image && `<td class="plm-line" width="72" style="${cell};width:72px">${image}</td>`,
    `<td class="plm-text plm-line" style="${cell}"${image ? '' : ' colspan="2"'}>${quantity} × <bdi>${escape(title)}</bdi>${more}</td>`,
    `<td class="plm-text plm-line" align="right" style="${cell};${style.amount};padding-inline-start:16px">${escape(amount)}</td></tr>`,
  ].join('');
}

function sumHtml({ label, amount, isTotal }: MailSum, style: Styles): string {
  const cell = `${style.text};padding:4px 0${isTotal ? ';font-weight:bold' : ''}`;
  return `<tr><td class="plm-text" style="${cell}">${escape(label)}</td><td class="plm-text" align="right" style="${cell};${style.amount}">${escape(amount)}</td></tr>`;
}

interface Colours {
  paper: string;
  text: string;
  muted: string;
  line: string;
}

/** The values of base.css; a site's own replace them where a mail program can read them. */
const standard = {
  light: { paper: '#fbfaf7', text: '#23211d', muted: '#6a645a', line: '#d9d3c7' },
  dark: { paper: '#1a1917', text: '#ece8df', muted: '#a9a296', line: '#3d3a34' },
} as const;

const tokens: Readonly<Record<keyof Colours, string>> = {
  paper: 'color-background',
  text: 'color-text',
  muted: 'color-muted',
  line: 'color-border',
};

function themed(standardOnes: Colours, own: Record<string, string> = {}): Colours {
  const colour = (name: keyof Colours): string => {
    const value = own[tokens[name]] ?? '';
    return /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(value) ? value : standardOnes[name];
  };
  return {
    paper: colour('paper'),
    text: colour('text'),
    muted: colour('muted'),
    line: colour('line'),
  };
}

const coloursOf = ({ site: { theme } }: OrderMail): Colours => themed(standard.light, theme?.light);

/** Only what an attribute cannot contain: colours for a dark appearance. */
function darkSheet(theme: ThemeDefinition = {}): string {
  const { paper, text, muted, line } = themed(standard.dark, theme.dark);
  return `<style>:root{color-scheme:light dark}@media (prefers-color-scheme:dark){.plm-paper{background:${paper}!important}.plm-text{color:${text}!important}.plm-muted{color:${muted}!important}.plm-line{border-color:${line}!important}}</style>`;
}

type Styles = ReturnType<typeof stylesOf>;

const serif = `'Iowan Old Style','Palatino Linotype',Palatino,Georgia,serif`;

/** Names of fonts, and no character that could end the declaration. */
const isFontList = (value: string): boolean => /^[\w\s"',-]{1,200}$/.test(value);

function stylesOf(mail: OrderMail) {
  const colours = coloursOf(mail);
  const { text, muted, line } = colours;
  const own = mail.site.theme?.light ?? {};
  const font = (name: string) => {
    const value = own[name] ?? '';
    return escape(isFontList(value) ? value : serif);
  };
  const body = `font-family:${font('font-body')};font-size:17px;line-height:1.55;color:${text}`;
  const heading = `font-family:${font('font-heading')};color:${text}`;
  return {
    colours,
    text: body,
    wordmark: `${heading};font-size:20px;letter-spacing:-0.01em;text-decoration:none`,
    title: `${heading};margin:0 0 18px;font-size:32px;line-height:1.12;font-weight:400;letter-spacing:-0.02em;max-width:none`,
    paragraph: `${body};margin:0 0 10px`,
    code: `${body};font-family:ui-monospace,Menlo,Consolas,monospace;font-size:20px;letter-spacing:0.06em;padding:16px;border:1px dashed ${line};text-align:center`,
    muted: `font-size:15px;line-height:1.5;color:${muted}`,
    amount: 'white-space:nowrap;text-align:end;font-variant-numeric:tabular-nums',
    footer: `font-size:14px;line-height:1.6;color:${muted};padding-top:18px;border-top:1px solid ${line}`,
  };
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes every text in a mail, be it a buyer's, an owner's or ours. */
const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign]!);
