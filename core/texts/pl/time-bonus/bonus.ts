import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlBonus } from '#core/texts/nl/time-bonus/bonus.ts'

/** The welcome bonus, in Polish. */
export const plBonus: TextsIn<'pl', typeof nlBonus> = {
  bonus: {
    label: 'Zniżka na start',
    banner: '{{percent}} zniżki na pierwszy zakup',
    special: 'Tylko dla nowych osób',
    heading: '{{percent}} zniżki na start',
    unlock: 'Odblokuj {{percent}} zniżki na pierwszy pakiet kredytów',
    actFast: 'Pospiesz się: masz {{hours}} godziny od rejestracji.',
    valid: 'Zniżka ważna jeszcze',
    instant: 'Kredyty dostaniesz od razu, gdy tylko dotrze płatność.',
    toCredits: 'Do kredytów',
  },
}
