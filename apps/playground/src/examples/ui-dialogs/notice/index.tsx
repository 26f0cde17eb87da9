import '@plinth/ui-dialogs/dialogs.css';
import { showInformation } from '@plinth/ui-dialogs';
import type { ReactNode } from 'react';
import type { ExampleProps } from '../../../example/example';
import type { NoticeOptions } from './example';

export default function NoticeExample({ values, stage }: ExampleProps<NoticeOptions>): ReactNode {
  const show = async () => {
    const { outcome } = showInformation({
      title: 'Saved',
      message: 'The page is online.',
      ...values,
      action: { label: 'Undo', onAct: () => stage.log('event', 'onAct') },
      locale: stage.locale,
      messages: stage.messages,
    });
    stage.log('event', 'outcome', { outcome: await outcome });
  };
  return (
    <button type="button" className="example-button" onClick={() => void show()}>
      Show a notice
    </button>
  );
}
