import { attachForm } from '@plinth/forms';
import type { Host } from '../../boot/host';
import { formOptions } from '../../connect/formToServer';

export const attach = (element: HTMLElement, host: Host) => attachForm(element, formOptions(host));
