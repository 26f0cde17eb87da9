import { attachForm } from '@plinth/forms';
import type { Host } from '../../boot/host';
import { consent } from '../../connect/consent';
import { formPorts, submissionPageContext } from '../../connect/formToServer';
import { wording } from '../../connect/wording';

export const attach = (element: HTMLElement, host: Host) =>
  attachForm(element, {
    ...wording(host),
    ports: formPorts(host),
    pageContext: submissionPageContext(host),
    mayStoreDrafts: () => consent(host).mayRun('storage'),
  });
