import { createPlainTranslate, type MessageCatalogue } from '@plinth/site-model';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import type { Dataset } from '../dataset';
import { attachChart } from '../dom/attachChart';
import { chartMessages } from '../messages';
import { ChartTable } from './ChartTable';
import { Pie } from './Pie';
import { Plot } from './Plot';

export type ChartKind = 'bar' | 'line' | 'pie';

export interface ChartProps {
  /** Made by `readDataset` of columns and rows. A pie shows the first series. */
  dataset: Dataset;
  /** @default 'bar' */
  kind?: ChartKind | undefined;
  /** The heading, and the name for screen readers. @default 'Chart', which is read and not shown */
  title?: string | undefined;
  /** A text for screen readers, in place of the one made of the data. */
  description?: string | undefined;
  /** The unit of the values, above them. */
  unit?: string | undefined;
  /** Lines above the drawing: what is wrong with the numbers, for those who can change them. */
  problems?: readonly string[] | undefined;
  /** Ends the ids of the chart; unique on its page. @default made by React */
  id?: string | undefined;
  /** Writes the numbers. @default 'en' */
  locale?: string | undefined;
  /** Messages in place of the English ones, by their keys. */
  messages?: MessageCatalogue | undefined;
}

/**
 * Renders numbers as bars, lines or a pie: an SVG that needs no script, and a table that says the same to screen readers.
 * [CHT-2] CSS: `.pl-chart[data-kind]`, `[data-series]`, `[data-active]` under the pointer.
 */
export function Chart(props: ChartProps): ReactNode {
  const { dataset, kind = 'bar', description, unit = '', problems = [] } = props;
  const { locale = 'en', messages } = props;
  const root = useRef<HTMLElement>(null);
  const ownId = useId();
  const id = props.id ?? ownId;
  const isEmpty = dataset.series.length === 0 || dataset.labels.length === 0;
  const translate = createPlainTranslate(chartMessages, { locale, overrides: messages });
  const numbers = new Intl.NumberFormat(locale, {
    maximumFractionDigits: 2,
    // Small ones have their digits further behind.
    maximumSignificantDigits: 3,
    roundingPriority: 'morePrecision',
  });
  const format = (value: number | null | undefined): string =>
    value === null || value === undefined ? translate('charts.missing') : numbers.format(value);
  const label = props.title || translate('charts.label');
  const hint = translate('charts.keys');
  const parts = { id, dataset, unit, format, label };

  // Other numbers need nothing new, and a focus inside stays: the behaviour reads the table when it is used.
  useEffect(() => {
    if (root.current) return attachChart(root.current);
  }, [kind, isEmpty, label, hint]);

  return (
    <figure ref={root} className="pl-chart" data-kind={kind} aria-labelledby={`chart-${id}`}>
      <figcaption className={props.title || description ? undefined : 'pl-unseen'}>
        <h2 className="pl-chart-title" id={`chart-${id}`}>
          {label}
        </h2>
        {description && <p className="pl-chart-description">{description}</p>}
      </figcaption>
      {problems.length > 0 && (
        <ul className="pl-chart-problems">
          {problems.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      {!isEmpty &&
        (kind === 'pie' ? (
          <Pie {...parts} otherLabel={translate('charts.other')} locale={locale} />
        ) : (
          <Plot {...parts} kind={kind} hint={hint} />
        ))}
      {!isEmpty && <ChartTable {...parts} caption={translate('charts.table', { title: label })} />}
    </figure>
  );
}
