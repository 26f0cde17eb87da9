import { useEffect, useLayoutEffect } from 'react';

/**
 * A layout effect in the browser. On a server, where no effect runs, React 18 would warn about it.
 */
export const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;
