/** The address to which the banner's form posts without scripts. */
export const consentAction = '/consent';
