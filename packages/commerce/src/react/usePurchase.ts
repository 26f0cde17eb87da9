import { useEffect, useRef, type RefObject } from 'react';
import { attachPurchase } from '../dom/attachPurchase';
import type { PurchaseProps } from './purchaseProps';

/** Attaches the form of a purchase while it is mounted. */
export function usePurchase({
  onBuy,
  format,
  locale,
  messages,
}: PurchaseProps): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const latest = useRef({ onBuy, format, messages });
  useEffect(() => {
    latest.current = { onBuy, format, messages };
  });
  const isPosted = onBuy === undefined;
  useEffect(() => {
    const { format, messages } = latest.current;
    return attachPurchase(form.current!, {
      format,
      locale,
      messages,
      ...(!isPosted && { onBuy: (purchase) => latest.current.onBuy?.(purchase) }),
    });
  }, [isPosted, locale]);
  return form;
}
