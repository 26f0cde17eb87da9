/** Where the banner's form goes when there is no script. */
export const consentAction = '/consent';
