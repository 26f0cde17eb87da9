import forms from '@plinth/forms/forms.css?url&no-inline';
import type { LegacySheets } from '../../boot/legacySheets';

export const newsletterSheets: LegacySheets = { newsletter: [forms] };
