import { formatFileSize, formatMessage, relativeTime } from '@plinth/site-model';
import type { ReactNode } from 'react';
import type { ExampleProps } from '../../../example/example';
import { fallback, type MessageOptions } from './example';

export default function Messages({ values, stage }: ExampleProps<MessageOptions>): ReactNode {
  const { message = fallback, count = 1234, name = 'Ada', locale = stage.locale } = values;
  const textOptions = { locale, messages: stage.messages };
  const now = Date.UTC(2026, 0, 1);
  return (
    <div className="example-stack">
      <p style={{ font: '1.5rem/1.3 var(--pl-font-heading)' }} lang={locale}>
        {format(message, { count, name }, locale)}
      </p>
      <table className="example-table">
        <tbody>
          <tr>
            <th scope="row">File size</th>
            <td>{formatFileSize(count * 1000, textOptions)}</td>
          </tr>
          <tr>
            <th scope="row">Two seconds ago</th>
            <td>{relativeTime(now - 2000, now, textOptions)}</td>
          </tr>
          <tr>
            <th scope="row">Twenty seconds ago</th>
            <td>{relativeTime(now - 20_000, now, textOptions)}</td>
          </tr>
        </tbody>
      </table>
    </div>
  );
}

/** A message is usually invalid while it is being typed. */
function format(message: string, values: Record<string, string | number>, locale: string): string {
  try {
    return formatMessage(message, values, locale);
  } catch (error) {
    return String(error);
  }
}
