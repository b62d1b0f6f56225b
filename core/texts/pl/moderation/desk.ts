import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlDeskFrame } from '#core/texts/nl/moderation/desk.ts'

/** The frame of the desk, in Polish. */
export const plDeskFrame: TextsIn<'pl', typeof nlDeskFrame> = {
  frame: {
    title: 'Biurko',
    sections: 'Działy',
    reports: 'Zgłoszenia',
    debits: 'Polecenie zapłaty',
    log: 'Dziennik',
  },
}
