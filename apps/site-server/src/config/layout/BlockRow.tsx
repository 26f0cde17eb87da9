import { currentSettings, findBlockKind } from '@plinth/site-blocks';
import type { SectionDefinition } from '@plinth/site-model/definition';
import { firstWords } from '../blocks/firstWords';
import type { FormProblem } from '../blocks/checkSettings';
import { formBuilderAddress, isFormKind } from '../blocks/formBuilderAddress';
import { localText, SettingsFields } from '../blocks/SettingsFields';
import type { ConfigVisit } from '../configVisit';
import { LayoutButton } from './LayoutButton';
import type { LayoutChange } from './layoutChange';
import { allColumns, spanName } from './sectionFields';

type Block = SectionDefinition['blocks'][number];

export interface BlockRowProps {
  visit: ConfigVisit;
  block: Block;
  /** Whether it is in a grid, beside other blocks. */
  isInGrid: boolean;
  isOpen: boolean;
  isFirst: boolean;
  isLast: boolean;
  pageId: string;
  /** Whether it is published: only then other pages of the area find it. */
  isStored: boolean;
  /** The number of its section, from 1. */
  sectionNumber: number;
  problems: readonly FormProblem[];
  /** Warnings about values that may be saved but are perhaps unintended, by the names of their fields. */
  warnings: ReadonlyMap<string, string>;
  mayChange: boolean;
  /** The pressed button, which gets the focus. */
  pressed: LayoutChange['kind'] | undefined;
}

/** A block of a section: its name, its buttons, and its settings if it is open. */
export function BlockRow(props: BlockRowProps) {
  const { visit, block, isInGrid, isOpen, isFirst, isLast, mayChange, pressed } = props;
  const { translate } = visit.intl;
  const { id, type, definitionName, settings = {}, span = allColumns } = block;
  const kind = findBlockKind(type, definitionName);
  const name = kind ? localText(visit.intl, kind.name) : translate('config.blocks.other', { type });
  const excerpt = firstWords(settings);
  const of = excerpt ? `${name}: ${excerpt}` : name;
  const full = translate('config.layout.ofSection', { name: of, number: props.sectionNumber });
  const button = (action: 'open' | 'up' | 'down' | 'copy' | 'remove') => (
    <LayoutButton
      visit={visit}
      change={{ kind: action, of: 'block', id }}
      of={full}
      isFocused={pressed === action}
    />
  );
  return (
    <li className="pl-config-block" data-block={id} data-open={isOpen ? '' : undefined}>
      <div className="pl-config-block-head">
        <span className="pl-config-block-name">
          {mayChange ? (
            <span className="pl-config-handle" data-handle aria-hidden="true" hidden>
              ⠿
            </span>
          ) : null}
          <strong>{name}</strong>
          {excerpt ? <span className="pl-config-note"> {excerpt}</span> : null}
        </span>
        <span className="pl-config-row pl-config-moves">
          {kind && !isOpen ? button('open') : null}
          {isOpen ? (
            <LayoutButton
              visit={visit}
              change={{ kind: 'close' }}
              of={full}
              isFocused={pressed === 'open'}
            />
          ) : null}
          {mayChange ? (
            <>
              {isFirst ? null : button('up')}
              {isLast ? null : button('down')}
              {button('copy')}
              {button('remove')}
            </>
          ) : null}
        </span>
      </div>
      {kind ? null : <p className="pl-config-note">{translate('config.layout.jsonOnly')}</p>}
      {isInGrid ? (
        <label className="pl-config-field pl-config-span">
          {translate('config.layout.span')}
          <input
            type="number"
            name={spanName(id)}
            min={1}
            max={allColumns}
            readOnly={!mayChange}
            defaultValue={span}
          />
        </label>
      ) : null}
      {kind && isOpen ? (
        <div className="pl-config-open-block">
          {isFormKind(kind) && props.isStored ? (
            <p>
              <a href={formBuilderAddress(props.pageId, id)}>{translate('config.form.open')}</a>
            </p>
          ) : null}
          {Object.keys(kind.settings).length === 0 ? (
            <p>{translate('config.blocks.noSettings')}</p>
          ) : null}
          <SettingsFields
            visit={visit}
            schema={kind.settings}
            settings={currentSettings(kind, settings)}
            problems={props.problems}
            warnings={props.warnings}
            mayChange={mayChange}
          />
        </div>
      ) : null}
    </li>
  );
}
