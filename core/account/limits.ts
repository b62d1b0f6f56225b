/** At most `max` in each window of `windowS` seconds, per source or per account. */
export type Limit = { max: number; windowS: number }

const MINUTE_S = 60
const QUARTER_S = 15 * 60
const HOUR_S = 3_600

/**
 * The limits on how often one source (an address, of IPv6 its /64) or one account may call. Many
 * people share a source; `LOGIN_TRIES` is the limit on guessing at one account. Reports of a
 * provider are counted per payment where the payment is known, however many come from one source.
 */
export const limits = {
  loginPerSource: { max: 60, windowS: QUARTER_S },
  signupPerSource: { max: 30, windowS: HOUR_S },
  activationPerSource: { max: 60, windowS: HOUR_S },
  passwordPerAccount: { max: 10, windowS: QUARTER_S },
  codePerAccount: { max: 120, windowS: HOUR_S },
  photoPerAccount: { max: 120, windowS: HOUR_S },
  orderPerAccount: { max: 30, windowS: HOUR_S },
  webhookPerPayment: { max: 30, windowS: MINUTE_S },
  webhookPerSource: { max: 60, windowS: MINUTE_S },
} as const satisfies Record<string, Limit>

export type LimitName = keyof typeof limits
