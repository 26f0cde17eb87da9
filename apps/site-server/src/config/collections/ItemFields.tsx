import type { HTMLAttributes, ReactNode } from 'react';
import type { ConfigVisit } from '../configVisit';
import { PictureEntry } from '../pictures/PictureEntry';
import { RichTextEntry } from '../richText/RichTextEntry';
import { removedNote } from '../shell/removedNote';
import type { ItemProblem } from './checkItem';
import type { CollectionRow } from './collectionQueries';
import { itemProblemText } from './itemProblemText';
import { keptStatus, type ItemField, type ItemValues } from './itemValues';
import { statusName, statusOfVisibility, visibilities } from './itemVisibility';

export interface ItemFieldsProps {
  visit: ConfigVisit;
  collection: CollectionRow;
  values: ItemValues;
  problems: readonly ItemProblem[];
  mayChange: boolean;
}

/** The fields of an item; events have more of them. */
export function ItemFields(props: ItemFieldsProps) {
  const { visit, collection } = props;
  const { intl } = visit;
  const { translate } = intl;
  const isDate = collection.kind === 'events';
  return (
    <>
      <Line {...props} field="title" isRequired />
      <Line {...props} field="slug" direction="ltr" note={{ place: `/${collection.slug}/` }} />
      {isDate ? (
        <fieldset className="pl-config-group">
          <legend>{translate('config.collections.when')}</legend>
          <div className="pl-config-pair">
            <Line {...props} field="startDate" type="date" isRequired />
            <Line {...props} field="startTime" type="time" />
          </div>
          <div className="pl-config-pair">
            <Line {...props} field="endDate" type="date" />
            <Line {...props} field="endTime" type="time" />
          </div>
          <Box {...props} field="isAllDay" />
          <Zone {...props} />
        </fieldset>
      ) : null}
      {isDate ? (
        <fieldset className="pl-config-group">
          <legend>{translate('config.collections.where')}</legend>
          <Line {...props} field="addressTitle" />
          <Line {...props} field="addressLine1" />
          <Line {...props} field="addressLine2" />
        </fieldset>
      ) : null}
      <Text {...props} field="body" rows={12} isHtml />
      <Text {...props} field="excerpt" rows={3} isHtml />
      <fieldset className="pl-config-group">
        <legend>{translate('config.collections.picture')}</legend>
        <Picture {...props} field="imageSrc" />
        <Line {...props} field="imageAlt" />
      </fieldset>
      <Line {...props} field="author" />
      <Text {...props} field="categories" rows={3} />
      <Text {...props} field="tags" rows={3} />
      <Box {...props} field="isFeatured" />
      <fieldset className="pl-config-group">
        <legend>{translate('config.collections.publishing')}</legend>
        <Visibility {...props} />
        <div className="pl-config-pair">
          <Line {...props} field="publishDate" type="date" note={{ zone: intl.timeZone }} />
          <Line {...props} field="publishTime" type="time" />
        </div>
      </fieldset>
    </>
  );
}

interface FieldProps extends ItemFieldsProps {
  field: ItemField;
  /** Values of the note below the field. */
  note?: Readonly<Record<string, string>>;
}

/** A label, the field, and below it its help and its problem. */
function Frame({
  visit,
  field,
  problems,
  note,
  isRequired = false,
  more,
  children,
}: FieldProps & {
  isRequired?: boolean;
  more?: { id: string; element: ReactNode } | undefined;
  children: (shared: HTMLAttributes<HTMLElement> & { name: string }) => ReactNode;
}) {
  const { translate } = visit.intl;
  const problem = problems.find((one) => one.field === field);
  const noted = notedFields.find((one) => one === field);
  const described = [noted && `${field}-what`, more?.id, problem && `${field}-problem`];
  return (
    <div className="pl-config-field">
      <label htmlFor={field}>
        {translate(`config.collections.field.${field}`)}
        {isRequired ? ' *' : ''}
      </label>
      {children({
        id: field,
        name: field,
        'aria-describedby': described.filter(Boolean).join(' ') || undefined,
        'aria-invalid': problem ? true : undefined,
      })}
      {noted ? (
        <span className="pl-config-note" id={`${field}-what`}>
          {translate(`config.collections.field.${noted}.what`, note ?? {})}
        </span>
      ) : null}
      {more?.element}
      {problem ? (
        <span className="pl-config-error" id={`${field}-problem`}>
          {itemProblemText(problem, translate)}
        </span>
      ) : null}
    </div>
  );
}

const notedFields = [
  ...(['slug', 'excerpt', 'imageSrc', 'imageAlt', 'categories', 'tags'] as const),
  ...(['visibility', 'publishDate'] as const),
] as const;

function Line({
  type = 'text',
  direction,
  isRequired = false,
  ...props
}: FieldProps & { type?: 'text' | 'date' | 'time'; direction?: 'ltr'; isRequired?: boolean }) {
  return (
    <Frame {...props} isRequired={isRequired}>
      {(shared) => (
        <input
          {...shared}
          type={type}
          dir={direction ?? (type === 'text' ? 'auto' : undefined)}
          autoComplete="off"
          readOnly={!props.mayChange}
          defaultValue={props.values[props.field]}
        />
      )}
    </Frame>
  );
}

function Picture(props: FieldProps) {
  const { visit, field, values, mayChange } = props;
  return (
    <Frame {...props}>
      {(shared) => (
        <PictureEntry
          visit={visit}
          src={values[field]}
          label={visit.intl.translate('config.collections.field.imageSrc')}
          shared={{ ...shared, id: field }}
          mayChange={mayChange}
        />
      )}
    </Frame>
  );
}

function Text({ rows, isHtml = false, ...props }: FieldProps & { rows: number; isHtml?: boolean }) {
  const { visit, field, values, mayChange } = props;
  const removed = isHtml
    ? removedNote(visit, { field, html: values[field], where: 'content' })
    : undefined;
  return (
    <Frame {...props} more={removed}>
      {(shared) =>
        isHtml ? (
          <RichTextEntry
            visit={visit}
            html={values[field]}
            rows={rows}
            label={visit.intl.translate(`config.collections.field.${field}`)}
            shared={{ ...shared, id: field }}
            mayChange={mayChange}
          />
        ) : (
          <textarea
            {...shared}
            rows={rows}
            dir="auto"
            spellCheck
            readOnly={!mayChange}
            defaultValue={values[field]}
          />
        )
      }
    </Frame>
  );
}

const Box = ({ visit, field, values, mayChange }: FieldProps) => (
  <label className="pl-config-check">
    <input
      type="checkbox"
      id={field}
      name={field}
      value="true"
      disabled={!mayChange}
      defaultChecked={values[field] === 'true'}
    />{' '}
    {visit.intl.translate(`config.collections.field.${field}`)}
  </label>
);

const Zone = (props: ItemFieldsProps) => {
  const { timeZone } = props.values;
  const zones = new Set([props.visit.intl.timeZone, 'UTC', ...Intl.supportedValuesOf('timeZone')]);
  return (
    <Frame {...props} field="timeZone">
      {(shared) => (
        <select {...shared} disabled={!props.mayChange} defaultValue={timeZone}>
          {timeZone && !zones.has(timeZone) ? <option>{timeZone}</option> : null}
          {[...zones].map((zone) => (
            <option key={zone}>{zone}</option>
          ))}
        </select>
      )}
    </Frame>
  );
};

function Visibility(props: ItemFieldsProps) {
  const { visit, values, mayChange } = props;
  const { translate } = visit.intl;
  return (
    <Frame {...props} field="visibility">
      {(shared) => (
        <select {...shared} disabled={!mayChange} defaultValue={values.visibility}>
          {values.visibility === keptStatus ? (
            <option value={keptStatus}>{translate('config.collections.visibility.kept')}</option>
          ) : null}
          {visibilities.map((one) => (
            <option key={one} value={one}>
              {statusName(statusOfVisibility(one), translate)}
            </option>
          ))}
        </select>
      )}
    </Frame>
  );
}
