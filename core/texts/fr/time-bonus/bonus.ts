import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlBonus } from '#core/texts/nl/time-bonus/bonus.ts'

/** The welcome bonus, in French. */
export const frBonus: TextsIn<'fr', typeof nlBonus> = {
  bonus: {
    label: 'Welcome bonus',
    banner: '{{percent}} off your first purchase',
    special: 'Especially for new members',
    heading: '{{percent}} welcome bonus',
    unlock: 'Your first bundle of credits with {{percent}} off',
    actFast: 'Every new member gets it once, until {{hours}} hours after signing up.',
    valid: 'Still valid for',
    instant: 'Your credits are ready as soon as your payment has arrived.',
    toCredits: 'To the credits',
  },
}
