import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlAge } from '#core/texts/nl/account/age.ts'

/** The page where a member proves to be 18 or older, in Italian. */
export const itAge: TextsIn<'it', typeof nlAge> = {
  age: {
    title: 'Verifica dell’età',
    lead: 'Tutte le persone con cui parli qui hanno 18 anni o più.',
    text: 'Per questo tutti lo dimostrano una volta, prima del primo messaggio. Ci vuole un minuto.',
    kept: 'Conserviamo l’esito, come e quando. Nessuna copia del passaporto o della patente, e nessuna foto.',
    draft: 'Quello che hai scritto ti aspetta.',
    start: 'Vai alla verifica',
    adult: 'Bene, è fatta',
    adultText: 'Non dovrai rifarla.',
    back: 'Continua',
    minor: 'Qui non puoi scrivere',
    minorText:
      'La verifica dice che hai meno di 18 anni, quindi non puoi mandare messaggi a nessuno. I crediti che ti restano sono sempre tuoi: puoi recedere dall’acquisto o chiederci di rimborsarli.',
    object: 'È sbagliato? Scrivici e spiega perché. Lo guarda una persona, non un computer.',
    write: 'Scrivi a {{email}}',
    none: 'Qui non serve la verifica dell’età',
    noneText: 'Puoi già mandare messaggi.',
    way: 'Fai la verifica',
    whatNow: 'Leggi cosa puoi fare',
    once: 'Si fa una volta sola, e ci vuole un minuto.',
  },
}
