/** Page types of a failure or a step, from [MOD-1]: not found, error, lock screen, access denied, cart and further. */
export const isForCrawlers = (pageType = 2) => pageType < 100 || pageType === 102;
