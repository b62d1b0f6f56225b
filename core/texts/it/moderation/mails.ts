import { nameAfter } from '#core/kernel/name-after.ts'
import type { ModerationMails } from '#core/texts/nl/moderation/mails.ts'
import { itModerationWords } from './decisions.ts'

export const itModerationMails: ModerationMails = {
  moderationWords: itModerationWords,
  statement: {
    subject: ({ site }) => `Sul tuo account di ${site}`,
    heading: ({ name, decision }) => `${decision}${nameAfter(name)}`,
    rows: {
      facts: 'Cosa è successo',
      rule: 'La regola',
      found: 'Come l’abbiamo visto',
      lasts: 'Per quanto',
      number: 'Numero',
    },
    lasts: {
      always: 'Finché non lo togliamo',
      until: ({ until }) => `Fino al ${until}`,
      nothing: 'Nessuna limitazione',
    },
    ruleHere: 'Leggi la regola',
    object: ({ until }) =>
      `Non sei d’accordo? Puoi fare ricorso fino al ${until}. Un’altra persona del team riesamina il caso, e ricevi una risposta.`,
    objectHere: 'Guarda e fai ricorso',
    elsewhere:
      'Puoi anche rivolgerti a un organismo certificato di risoluzione delle controversie nell’UE, o a un tribunale. Puoi farlo sempre, anche senza fare prima ricorso qui.',
  },
  reportOutcome: {
    subject: ({ site }) => `Su ciò che hai segnalato a ${site}`,
    heading: ({ name }) => `Grazie per la segnalazione${nameAfter(name)}`,
    nothing: 'Qualcuno del team l’ha esaminata e non ha trovato niente contro le regole.',
    acted: 'Qualcuno del team l’ha esaminata: avevi ragione, e siamo intervenuti.',
    upheld: 'Un’altra persona l’ha riesaminata e nemmeno lei ha trovato qualcosa contro le regole.',
    overturned:
      'Eravamo intervenuti. Un’altra persona ha riesaminato il caso, e la decisione è annullata.',
    object: ({ until }) =>
      `Non sei d’accordo? Fino al ${until} puoi chiedere che la riesamini un’altra persona.`,
    button: 'Vedi la tua segnalazione',
    number: 'Numero',
  },
  notice: {
    rows: { number: 'Numero', about: 'Argomento' },
    about: { service: 'Il nostro servizio', payment: 'Un pagamento' },
    received: {
      subject: ({ site }) => `Il tuo messaggio a ${site} è arrivato`,
      heading: 'Grazie, il tuo messaggio è arrivato',
      text: 'Lo esamina qualcuno del team. Ricevi risposta entro una settimana, e se c’è pericolo guardiamo subito.',
      notYou:
        'Non ci hai mandato niente? Allora qualcun altro ha inserito questo indirizzo, e non devi fare niente.',
    },
    answered: {
      subject: ({ site }) => `Risposta al tuo messaggio a ${site}`,
      heading: 'L’abbiamo guardato',
      disagree: ({ support }) =>
        `Non sei d’accordo? Scrivi il numero a ${support}, e spiega perché. Puoi anche rivolgerti a un organismo certificato di risoluzione delle controversie nell’UE, o a un tribunale.`,
    },
  },
}
