import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlBonus } from '#core/texts/nl/time-bonus/bonus.ts'

/** The welcome bonus, in Italian. */
export const itBonus: TextsIn<'it', typeof nlBonus> = {
  bonus: {
    label: 'Bonus di benvenuto',
    banner: '{{percent}} di sconto sul primo acquisto',
    special: 'Solo per nuovi membri',
    heading: 'Bonus di benvenuto del {{percent}}',
    unlock: 'Il primo pacchetto di crediti con {{percent}} di sconto',
    actFast: 'Ogni nuovo membro lo riceve una volta, fino a {{hours}} ore dopo l’iscrizione.',
    valid: 'Vale ancora per',
    instant: 'I tuoi crediti sono pronti appena arriva il pagamento.',
    toCredits: 'Ai crediti',
  },
}
