import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlEngines } from '#core/texts/nl/site/engines.ts'

/** What search engines are told of pages, in Italian. */
export const itEngines: TextsIn<'it', typeof nlEngines> = {
  signup: {
    title: 'Iscriviti gratis',
    description: 'Crea un profilo in pochi minuti. Iscriversi è gratis, 18+.',
  },
  login: { title: 'Entra', description: 'Entra e leggi chi ti ha scritto.' },
  pricing: {
    title: 'Prezzi',
    description: 'Quanto costa un messaggio, e cosa è gratis. Nessun abbonamento, prezzi con IVA.',
  },
  complaints: {
    title: 'Segnala qualcosa',
    description: 'C’è qualcosa che qui non va? Segnalalo, anche senza account. Ricevi un numero.',
  },
  rules: {
    title: 'Regole della casa',
    description: 'Cosa qui non è permesso, e cosa succede se qualcuno lo fa.',
  },
}
