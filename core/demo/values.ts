/** Those who are in the demo's world from its beginning. */
export const residents = ['free', 'broke', 'premium'] as const
/** Those who have just bought something: what went back again, or what they would buy again. */
export const buyers = ['regular', 'refunded'] as const

/** States of an account that one can try by a click, where the site is a demo. */
export const personas = ['newcomer', ...residents, ...buyers, 'leaving'] as const
export type Persona = (typeof personas)[number]
export type ResidentPersona = (typeof residents)[number]
export type BuyerPersona = (typeof buyers)[number]
