import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlBonus } from '#core/texts/nl/time-bonus/bonus.ts'

/** The welcome bonus, in Italian. */
export const itBonus: TextsIn<'it', typeof nlBonus> = {
  bonus: {
    label: 'Sconto di benvenuto',
    banner: '{{percent}} di sconto sul primo acquisto',
    special: 'Solo per nuovi membri',
    heading: 'Sconto di benvenuto del {{percent}}',
    unlock: 'Sblocca il {{percent}} di sconto sul tuo primo pacchetto di crediti',
    actFast: 'Fai presto: hai {{hours}} ore dall’iscrizione.',
    valid: 'Lo sconto vale ancora per',
    instant: 'Ricevi i tuoi crediti subito, appena arriva il pagamento.',
    toCredits: 'Ai crediti',
  },
}
