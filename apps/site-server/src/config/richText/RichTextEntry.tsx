import type { AriaAttributes } from 'react';
import type { TextPlace } from '@plinth/site-renderer';
import type { ConfigVisit } from '../configVisit';
import { linkKinds } from '../links/linkKinds';
import { linkTargetsId } from '../links/LinkEntry';
import type { LinkProblem } from '../links/linkProblem';
import { cleanText } from './cleanText';

export interface RichTextEntryProps {
  visit: Pick<ConfigVisit, 'intl' | 'services'>;
  /** The stored or typed HTML. */
  html: string;
  /**
   * The place in which it is shown, which determines the rules for sanitising.
   * @default 'content'
   */
  where?: TextPlace;
  rows: number;
  /** The name of the text for the buttons of its editor. */
  label: string;
  /** Attributes of the field. */
  shared: {
    id: string;
    name: string;
    lang?: string | undefined;
    'aria-describedby'?: string | undefined;
    'aria-invalid'?: AriaAttributes['aria-invalid'];
  };
  mayChange: boolean;
}

const buttons = [
  ['bold', 'Control+B'],
  ['italic', 'Control+I'],
] as const;
const blockButtons = [
  ['bullets', 'Control+Shift+8'],
  ['numbers', 'Control+Shift+7'],
  ['quote', 'Control+Shift+9'],
] as const;
const historyButtons = [
  ['undo', 'Control+Z'],
  ['redo', 'Control+Y'],
] as const;
/** Symbols that not every font has, in a box of 20 by 20. */
const drawings: Readonly<Record<string, string>> = {
  bullets: 'M3 5h2M3 10h2M3 15h2M8 5h9M8 10h9M8 15h9',
  numbers: 'M3 3.5h1.2V7M2.8 13h2.4l-2.4 3.5h2.4M8 5h9M8 10h9M8 15h9',
  quote: 'M8 5C5.5 6 4 8 4 11v3h4v-4H5.6M16 5c-2.5 1-4 3-4 6v3h4v-4h-2.4',
  clear: 'M4 4h10M9 4 7 15M12 11l5 5M17 11l-5 5',
  undo: 'M7 4 3 8l4 4M3 8h9a4.5 4.5 0 0 1 0 9H8',
  redo: 'm13 4 4 4-4 4M17 8H8a4.5 4.5 0 0 0 0 9h4',
};

const styles = ['p', 'h1', 'h2', 'h3', 'h4'] as const;
const problems: readonly LinkProblem[] = ['email', 'emailFormat', 'phone', 'page', 'file', 'web'];

/**
 * A text with headings, lists and links. Without a script it is edited as HTML; with a script, an editor writes the
 * same field, and a button shows the HTML.
 */
export function RichTextEntry(props: RichTextEntryProps) {
  const { visit, html, where = 'content', rows, label, shared, mayChange } = props;
  const { translate } = visit.intl;
  const { html: clean, note } = cleanText(visit, html, where);
  const hasBlocks = where !== 'link';
  // The banner allows neither the largest heading nor quotes.
  const isBanner = where === 'banner';
  const button = ([command, keys]: readonly [
    'bold' | 'italic' | 'bullets' | 'numbers' | 'quote' | 'undo' | 'redo' | 'clear',
    string?,
  ]) => {
    const name = translate(`config.rich.${command}`);
    const isSwitch = !/^(?:undo|redo|clear)$/.test(command);
    return (
      <button
        type="button"
        key={command}
        data-command={command}
        aria-label={name}
        aria-pressed={isSwitch ? false : undefined}
        aria-keyshortcuts={keys}
        title={
          keys ? `${name} (${keys.replaceAll('Control', translate('config.rich.control'))})` : name
        }
      >
        {drawings[command] ? (
          <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
            <path d={drawings[command]} />
          </svg>
        ) : (
          <span aria-hidden="true">{command === 'bold' ? 'B' : 'I'}</span>
        )}
      </button>
    );
  };
  return (
    <div
      className="pl-config-rich"
      data-rich-text={where}
      data-no-files={translate('config.rich.noFiles')}
      data-text-only={translate('config.rich.textOnly')}
      data-unanswered={translate('config.rich.unanswered')}
    >
      <div
        className="pl-config-rich-bar"
        role="toolbar"
        aria-label={translate('config.rich.toolbar', { label })}
        data-rich-toolbar
        hidden
      >
        {hasBlocks ? (
          <select form="" aria-label={translate('config.rich.style')} data-rich-style>
            <option value="" hidden />
            {styles
              .filter((style) => !(isBanner && style === 'h1'))
              .map((style) => (
                <option key={style} value={style}>
                  {translate(`config.rich.style.${style}`)}
                </option>
              ))}
          </select>
        ) : null}
        {buttons.map(button)}
        {where === 'link' ? (
          <span data-rich-link-button hidden />
        ) : (
          <button
            type="button"
            data-rich-link-button
            aria-haspopup="dialog"
            aria-keyshortcuts="Control+K"
            title={`${translate('config.rich.link')} (${translate('config.rich.control')}+K)`}
          >
            {translate('config.rich.link')}
          </button>
        )}
        {hasBlocks
          ? blockButtons.filter(([name]) => !(isBanner && name === 'quote')).map(button)
          : null}
        {button(['clear'])}
        {historyButtons.map(button)}
        <button type="button" data-rich-source aria-pressed={false}>
          HTML
        </button>
      </div>
      <textarea
        {...shared}
        rows={rows}
        dir="auto"
        spellCheck
        readOnly={!mayChange}
        defaultValue={html}
      />
      <div data-rich-place hidden />
      <template
        data-rich-content
        data-note={note}
        // Sanitised as for visitors; it is also inert here.
        dangerouslySetInnerHTML={{ __html: clean }}
      />
      <p className="pl-config-warning" role="status" data-rich-note />
      <LinkDialog visit={visit} />
    </div>
  );
}

/** Its fields belong to no form: their values are written into the text. */
function LinkDialog({ visit: { intl } }: Pick<RichTextEntryProps, 'visit'>) {
  const { translate } = intl;
  const sentences = Object.fromEntries(
    problems.map((problem) => [
      `data-${problem.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
      translate(`config.links.problem.${problem}`, {
        val: '{val}',
        email: 'name@example.com',
        host: 'https://example.com',
      }),
    ]),
  );
  return (
    <dialog
      className="pl-config-rich-link"
      aria-label={translate('config.rich.link.title')}
      data-rich-link
    >
      <div className="pl-config-rich-link-fields">
        <label className="pl-config-field">
          {translate('config.rich.link.kind')}
          <select form="" data-link-kind>
            {linkKinds.map((one) => (
              <option key={one} value={one}>
                {translate(`config.links.kind.${one}`)}
              </option>
            ))}
          </select>
        </label>
        <label className="pl-config-field">
          {translate('config.rich.link.address')}
          <input
            form=""
            type="text"
            dir="ltr"
            autoComplete="off"
            spellCheck={false}
            list={linkTargetsId}
            data-link-address
          />
        </label>
        <label className="pl-config-field" data-link-text-field>
          {translate('config.rich.link.text')}
          <input form="" type="text" dir="auto" autoComplete="off" data-link-text />
        </label>
        <p
          className="pl-config-error"
          role="status"
          data-link-problem
          data-none={translate('config.rich.link.none')}
          {...sentences}
        />
        <div className="pl-config-row">
          <button type="button" className="pl-config-button" data-link-apply>
            {translate('config.rich.link.apply')}
          </button>
          <button type="button" className="pl-config-link" data-link-remove>
            {translate('config.rich.link.remove')}
          </button>
          <button type="button" className="pl-config-link" data-link-cancel>
            {translate('config.rich.link.cancel')}
          </button>
        </div>
      </div>
    </dialog>
  );
}
