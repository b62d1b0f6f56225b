import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlBonus } from '#core/texts/nl/time-bonus/bonus.ts'

/** The welcome bonus, in English. */
export const enBonus: TextsOf<typeof nlBonus> = {
  bonus: {
    label: 'Welcome discount',
    banner: '{{percent}} off your first purchase',
    special: 'Especially for new members',
    heading: '{{percent}} welcome discount',
    unlock: 'Your first bundle of credits with {{percent}} off',
    actFast: 'You get this discount once, until {{hours}} hours after signing up.',
    valid: 'Still valid for',
    instant: 'Your credits are ready as soon as your payment has arrived.',
    toCredits: 'To the credits',
  },
}
