import { ignoreErrors } from '@plinth/site-model';
import type { Host } from '@plinth/site-blocks/host';
import { pageContext } from '@plinth/site-blocks/page';
import { parsePopupRecord, popupRecordKey, type PopupRecord } from '@plinth/site-renderer/browser';

declare module '@plinth/site-blocks/host' {
  interface PageServices {
    popupMemory: PopupMemory;
  }
}

export interface PopupMemory {
  read(): PopupRecord | undefined;
  write(record: PopupRecord): void;
}

/**
 * The popup's record in local storage ([RUN-12]). It holds only what the visitor did with the popup and keeps it from
 * being shown again, so it needs no consent; where storage is denied it lasts as long as the page.
 */
export function popupMemory(host: Host): PopupMemory {
  return host.once('popupMemory', () => {
    const view = host.document.defaultView!;
    const key = popupRecordKey(pageContext(host).website.id);
    const storage = () => ignoreErrors(() => view.localStorage);
    let inMemory: PopupRecord | undefined;
    return {
      read() {
        try {
          return parsePopupRecord(storage()?.getItem(key)) ?? inMemory;
        } catch {
          return inMemory;
        }
      },
      write(record) {
        inMemory = record;
        try {
          storage()?.setItem(key, JSON.stringify(record));
        } catch {
          // Full or denied.
        }
      },
    };
  });
}
