import { blockKinds } from '@plinth/site-blocks';
import { languageTag, limits } from '@plinth/site-model';
import type { SectionDefinition } from '@plinth/site-model/definition';
import type { FormProblem } from '../blocks/checkSettings';
import { localText } from '../blocks/SettingsFields';
import type { ConfigVisit } from '../configVisit';
import { BlockRow } from './BlockRow';
import { LayoutButton } from './LayoutButton';
import { layoutChangeValue, type LayoutChange } from './layoutChange';
import { sectionChoiceNames, sectionChoices, sectionFieldName } from './sectionFields';

export interface SectionRowProps {
  visit: ConfigVisit;
  section: SectionDefinition;
  /** Its position, from 0, and the number of sections. */
  at: number;
  count: number;
  pageId: string;
  /** Ids of the published blocks. */
  stored: ReadonlySet<string>;
  open: string | undefined;
  problems: readonly FormProblem[];
  warnings: ReadonlyMap<string, string>;
  mayChange: boolean;
  /** The change after which the form is shown, and the part that has the focus. */
  pressed: { kind: LayoutChange['kind']; of: 'section' | 'block'; id: string } | undefined;
}

/** The name of the select with the kinds of blocks that can be added. */
export const kindFieldName = (sectionId: string): string => `add.${sectionId}`;

/** A section of a page: its choices, its blocks, and the button that adds one. */
export function SectionRow(props: SectionRowProps) {
  const { visit, section, at, count, open, problems, warnings, mayChange, pressed } = props;
  const { translate } = visit.intl;
  const { id, blocks } = section;
  const name = translate('config.layout.section', { number: at + 1 });
  const heading = `section-${id}`;
  const isFocused = (action: LayoutChange['kind']) =>
    pressed?.of === 'section' && pressed.id === id && pressed.kind === action;
  const button = (action: 'up' | 'down' | 'copy' | 'remove') => (
    <LayoutButton
      visit={visit}
      change={{ kind: action, of: 'section', id }}
      of={name}
      isFocused={isFocused(action)}
    />
  );
  return (
    <section className="pl-config-section" aria-labelledby={heading} data-section={id}>
      <div className="pl-config-block-head">
        <h3 id={heading}>{name}</h3>
        {mayChange ? (
          <span className="pl-config-row pl-config-moves">
            {at > 0 ? button('up') : null}
            {at < count - 1 ? button('down') : null}
            {button('copy')}
            {button('remove')}
          </span>
        ) : null}
      </div>
      <SectionChoices visit={visit} section={section} mayChange={mayChange} />
      {blocks.length === 0 ? (
        <p className="pl-config-note">{translate('config.layout.emptySection')}</p>
      ) : null}
      <ol className="pl-config-section-blocks" data-blocks={id}>
        {blocks.map((block, blockAt) => (
          <BlockRow
            key={block.id}
            visit={visit}
            block={block}
            isInGrid={section.layout === 'grid'}
            isOpen={block.id === open}
            isFirst={at === 0 && blockAt === 0}
            isLast={at === count - 1 && blockAt === blocks.length - 1}
            pageId={props.pageId}
            isStored={props.stored.has(block.id)}
            sectionNumber={at + 1}
            problems={problems}
            warnings={warnings}
            mayChange={mayChange}
            pressed={pressed?.of === 'block' && pressed.id === block.id ? pressed.kind : undefined}
          />
        ))}
      </ol>
      {mayChange && blocks.length < limits.blocksPerLayout ? (
        <div className="pl-config-row pl-config-add">
          <select
            name={kindFieldName(id)}
            aria-label={`${translate('config.layout.kind')}, ${name}`}
            defaultValue="html"
          >
            {kindsByName(visit.intl.locale).map((kind) => (
              <option key={kind.kind} value={kind.kind}>
                {localText(visit.intl, kind.name)}
              </option>
            ))}
          </select>
          <button
            type="submit"
            className="pl-config-button"
            data-style="outline"
            name="do"
            value={layoutChangeValue({ kind: 'add-block', section: id })}
            formNoValidate
            // eslint-disable-next-line jsx-a11y/no-autofocus
            autoFocus={isFocused('add-section') || isFocused('add-block')}
          >
            {translate('config.layout.addBlock')}
            <span className="pl-config-hidden"> {name}</span>
          </button>
        </div>
      ) : null}
    </section>
  );
}

/** The kinds in the order of their names in a language. */
function kindsByName(locale: string) {
  const { compare } = new Intl.Collator(languageTag(locale));
  return [...blockKinds].sort((a, b) =>
    compare(localText({ locale }, a.name), localText({ locale }, b.name)),
  );
}

function SectionChoices({
  visit,
  section,
  mayChange,
}: Pick<SectionRowProps, 'visit' | 'section' | 'mayChange'>) {
  const { translate } = visit.intl;
  return (
    <details className="pl-config-section-looks">
      <summary>{translate('config.layout.looks')}</summary>
      <div className="pl-config-pairs">
        {sectionChoiceNames.map((choice) => (
          <label className="pl-config-field" key={choice}>
            {translate(`config.layout.${choice}`)}
            <select
              name={sectionFieldName(section.id, choice)}
              disabled={!mayChange}
              defaultValue={section[choice] ?? sectionChoices[choice][0]}
            >
              {sectionChoices[choice].map((option) => (
                <option key={option} value={option}>
                  {choiceText(choice, option, translate)}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
    </details>
  );
}

const choiceText = (
  choice: string,
  option: string,
  translate: ConfigVisit['intl']['translate'],
): string => translate(`config.layout.${choice}.${option}` as 'config.layout.width.narrow');
