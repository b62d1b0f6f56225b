import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlInstall } from '#core/texts/nl/site/install.ts'

/** The site on the screen of a device, and what it keeps there, in Italian. */
export const itInstall: TextsIn<'it', typeof nlInstall> = {
  install: {
    text: 'Ci arrivi con un tocco, e un numero ti dice quando qualcuno ha risposto.',
    discreet: 'Mostra solo «{{name}}» e un numero. Mai un nome, mai un testo.',
    share: 'Tocca Condividi, in basso in Safari.',
    add: 'Scegli «Aggiungi alla schermata Home».',
    later: 'Non ora',
    understood: 'OK',
    keep: 'Leggere anche senza internet?',
    keepText:
      'Allora conserviamo su questo dispositivo le tue ultime conversazioni e i profili che hai visto, per 7 giorni al massimo.',
    keepNot: 'Se esci, sparisce tutto. Non farlo su un dispositivo che condividi.',
    keepYes: 'Sì, conservali qui',
    keepNo: 'No, meglio di no',
    kept: 'Leggi senza internet',
    keptText:
      'Le tue ultime conversazioni e i profili restano su questo dispositivo per 7 giorni al massimo. Se esci, spariscono.',
    keptNot: 'Su questo dispositivo non conserviamo niente di tuo.',
  },
  offline: {
    title: 'Sei offline',
    asOf: 'Vedi ciò che alle {{moment}} era già caricato.',
    asOfDay: 'Vedi ciò che il {{moment}} era già caricato.',
    short: 'Ultimo stato: {{moment}}',
    text: 'I tuoi messaggi li mandiamo più tardi.',
  },
  update: {
    there: 'C’è una nuova versione',
    load: 'Caricala',
  },
}
