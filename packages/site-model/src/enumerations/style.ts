/** Style of the mobile info bar and of the popup ([MOD-5]). */
export const infoBarStyle = { none: 1, light: 2, dark: 3 } as const;
export type InfoBarStyle = (typeof infoBarStyle)[keyof typeof infoBarStyle] | (number & {});

/** Whether the popup overlay is shown ([MOD-5]). */
export const overlayStyle = { none: 1, show: 2 } as const;
export type OverlayStyle = (typeof overlayStyle)[keyof typeof overlayStyle] | (number & {});
