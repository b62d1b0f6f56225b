import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlBonus } from '#core/texts/nl/time-bonus/bonus.ts'

/** The welcome bonus, in Polish. */
export const plBonus: TextsIn<'pl', typeof nlBonus> = {
  bonus: {
    label: 'Bonus na start',
    banner: '{{percent}} zniżki na pierwszy zakup',
    special: 'Tylko dla nowych osób',
    heading: '{{percent}} bonusu na start',
    unlock: 'Pierwszy pakiet kredytów z {{percent}} zniżki',
    actFast: 'Każda nowa osoba dostaje go raz, do {{hours}} godzin od rejestracji.',
    valid: 'Ważne jeszcze',
    instant: 'Kredyty będą gotowe, gdy tylko dotrze płatność.',
    toCredits: 'Do kredytów',
  },
}
