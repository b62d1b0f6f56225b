/**
 * What a site makes the first purchase of its newcomers cheaper by: the time bonus where it says
 * none. With `both` the welcome discount follows the bonus; no text of the bonus says that the
 * price is the usual one afterwards.
 */
export const welcomeOffers = ['time_bonus', 'welcome_discount', 'both'] as const
export type WelcomeOffer = (typeof welcomeOffers)[number]
