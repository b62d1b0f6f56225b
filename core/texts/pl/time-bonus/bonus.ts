import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlBonus } from '#core/texts/nl/time-bonus/bonus.ts'

/** The welcome bonus, in Polish. */
export const plBonus: TextsIn<'pl', typeof nlBonus> = {
  bonus: {
    label: 'Zniżka na start',
    banner: '{{percent}} zniżki na pierwszy zakup',
    special: 'Tylko dla nowych osób',
    heading: '{{percent}} zniżki na start',
    unlock: 'Pierwszy pakiet kredytów z {{percent}} zniżki',
    actFast: 'Tę zniżkę dostajesz raz, do {{hours}} godzin od rejestracji.',
    valid: 'Zniżka ważna jeszcze',
    instant: 'Kredyty będą gotowe, gdy tylko dotrze płatność.',
    toCredits: 'Do kredytów',
  },
}
