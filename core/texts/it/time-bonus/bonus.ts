import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlBonus } from '#core/texts/nl/time-bonus/bonus.ts'

/** The welcome bonus, in Italian. */
export const itBonus: TextsIn<'it', typeof nlBonus> = {
  bonus: {
    label: 'Sconto di benvenuto',
    banner: '{{percent}} di sconto sul primo acquisto',
    special: 'Solo per nuovi membri',
    heading: 'Sconto di benvenuto del {{percent}}',
    unlock: 'Il primo pacchetto di crediti con {{percent}} di sconto',
    actFast: 'Ricevi questo sconto una volta sola, fino a {{hours}} ore dopo l’iscrizione.',
    valid: 'Lo sconto vale ancora per',
    instant: 'I tuoi crediti sono pronti appena arriva il pagamento.',
    toCredits: 'Ai crediti',
  },
}
