import '@plinth/consent/placeholder.css';
import { ConsentPlaceholder, useMayRun } from '@plinth/consent/react';
import { useState, type ReactNode } from 'react';
import type { ExampleProps } from '../../../example/example';
import type { PlaceholderOptions } from './example';

export default function Placeholder({
  values,
  stage,
}: ExampleProps<PlaceholderOptions>): ReactNode {
  const { host = 'maps.example' } = values;
  const mayRun = useMayRun(stage.consent, 'embeds');
  const [isAsked, setAsked] = useState(false);
  if (mayRun || isAsked) return <p>Here the content of {host} would be loaded.</p>;
  return (
    <div className="map">
      <ConsentPlaceholder
        host={host}
        locale={stage.locale}
        messages={stage.messages}
        onLoad={() => {
          stage.log('event', 'onLoad', { host });
          setAsked(true);
        }}
      />
    </div>
  );
}
