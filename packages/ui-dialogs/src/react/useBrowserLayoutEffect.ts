import { useEffect, useLayoutEffect } from 'react';

/** A layout effect. On a server, where no effect runs, React 18 warns of one. */
export const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;
