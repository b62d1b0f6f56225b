import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlBonus } from '#core/texts/nl/time-bonus/bonus.ts'

/** The welcome bonus, in English. */
export const enBonus: TextsOf<typeof nlBonus> = {
  bonus: {
    label: 'Welcome discount',
    banner: '{{percent}} off your first purchase',
    special: 'Especially for new members',
    heading: '{{percent}} welcome discount',
    unlock: 'Unlock {{percent}} off your first bundle of credits',
    actFast: 'Act fast: you have {{hours}} hours from signing up.',
    valid: 'Still valid for',
    instant: 'You receive your credits instantly once your payment has arrived.',
    toCredits: 'To the credits',
  },
}
