import { attachForm } from '@plinth/forms';
import type { Host } from '../../boot/host';
import { consent } from '../../connect/consent';
import { formPorts, submissionPageContext } from '../../connect/formToServer';
import { pageContext } from '../../connect/pageContext';

export function attach(element: HTMLElement, host: Host) {
  const { locale, messages } = pageContext(host) as {
    locale?: string;
    messages?: Record<string, string>;
  };
  return attachForm(element, {
    ports: formPorts(host),
    pageContext: submissionPageContext(host),
    mayStoreDrafts: () => consent(host).mayRun('storage'),
    locale,
    messages,
  });
}
