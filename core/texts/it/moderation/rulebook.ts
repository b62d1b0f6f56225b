import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlRulebook } from '#core/texts/nl/moderation/rulebook.ts'

/** The rules of the site, on the page that everybody can read, in Italian. */
export const itRulebook: TextsIn<'it', typeof nlRulebook> = {
  title: 'Regole della casa',
  lead: 'Così qui si sta bene e al sicuro. Le regole sono brevi e valgono per tutti.',
  version: 'In vigore dal {{date}}',
  print: 'Stampa le regole',
  contents: 'Sezioni',
  groups: {
    safe: 'Al sicuro',
    kind: 'Gentili',
    real: 'Veri',
  },
  outcome: 'Cosa succede',
  consequences: {
    removed: 'Lo togliamo e diciamo perché.',
    suspended: 'Lo togliamo. Se continua o è grave, per un po’ non puoi partecipare.',
    banned: 'Il tuo account viene escluso.',
    reported: 'Il tuo account viene escluso e possiamo fare denuncia.',
  },
  rules: {
    under_age: {
      title: 'Solo dai 18 anni in su',
      text: 'Se hai meno di 18 anni questo posto non fa per te. Nemmeno fingere è permesso.',
    },
    child_abuse: {
      title: 'Nessuna immagine sessuale di minori',
      text: 'Non condividerle, non chiederle e non fantasticarci. Nemmeno disegnate o fatte al computer.',
    },
    threat: {
      title: 'Nessuna minaccia',
      text: 'Non minacciare nessuno di violenza. Nemmeno di farti del male per mettere qualcuno sotto pressione.',
    },
    force: {
      title: 'Nessuna costrizione',
      text: 'Non spingere nessuno al sesso o a un appuntamento contro la sua volontà, e non trafficare in persone.',
    },
    extortion: {
      title: 'Nessun ricatto',
      text: 'Non usare foto, messaggi o segreti per costringere qualcuno a qualcosa.',
    },
    fraud: {
      title: 'Nessuna truffa',
      text: 'Non chiedere soldi, buoni regalo, codici o investimenti, e non fingerti qualcun altro per averli.',
    },
    illegal: {
      title: 'Niente che sia reato',
      text: 'Non offrire e non condividere ciò che la legge vieta, come droghe, armi o dati rubati.',
    },
    harassment: {
      title: 'Nessuna molestia',
      text: 'Non insultare, non cercare chi non vuole e non continuare a scrivere dopo un no.',
    },
    hate: {
      title: 'Niente odio',
      text: 'Non disprezzare nessuno per origine, colore, fede, sesso, orientamento, corpo o disabilità.',
    },
    sexual_unasked: {
      title: 'Niente di sessuale non richiesto',
      text: 'Manda messaggi e foto sessuali solo quando l’altra persona mostra di volerli.',
    },
    others_photo: {
      title: 'Nessuna foto di altri',
      text: 'Mostra solo persone che sono d’accordo. Le immagini intime di altri non si condividono mai.',
    },
    fake_profile: {
      title: 'Mostrati come sei',
      text: 'Il tuo profilo parla di te. Un’altra età, un altro sesso o una vita inventata non c’entrano.',
    },
    photo_not_you: {
      title: 'Nella foto del profilo ci sei tu',
      text: 'Niente celebrità, modelli o immagini dalla rete. Nemmeno un viso fatto da un computer sei tu.',
    },
    photo_explicit: {
      title: 'Nessun nudo nel profilo',
      text: 'Una spalla scoperta va bene. Genitali, seni nudi e sesso no. In un album privato o in una conversazione decidete voi.',
    },
    contact: {
      title: 'Nessun contatto nel profilo',
      text: 'Nessun telefono, e-mail, sito o nome di account nel testo, nel nome o nella foto. Così decidi tu chi ti raggiunge.',
    },
    advertising: {
      title: 'Nessuna pubblicità',
      text: 'Non offrire niente in vendita, né sesso a pagamento, webcam o abbonamenti.',
    },
    spam: {
      title: 'Non lo stesso messaggio a tutti',
      text: 'Scrivi a chi vuoi davvero conoscere, e non far scrivere un programma per te.',
    },
    evasion: {
      title: 'Un’esclusione non si aggira',
      text: 'Se un’esclusione o una decisione ti riguarda, non tornare con un altro account.',
    },
  },
  after: {
    decideTitle: 'Come decidiamo',
    decide:
      'Una segnalazione la esamina sempre una persona. Ti diciamo cosa abbiamo visto, qual è la regola, quanto dura e cosa puoi fare. Nell’app e per e-mail, mai in silenzio.',
    objectTitle: 'Non sei d’accordo?',
    object:
      'Fai ricorso, non costa niente. Il riesame lo fa una persona diversa da chi ha deciso. Se hai ragione, torna tutto.',
    reportTitle: 'Qualcuno passa il limite?',
    report:
      'Segnalalo dal profilo o nella conversazione, o scrivici. L’altra persona non saprà chi ha segnalato. Se c’è un pericolo immediato, chiama il 112.',
    form: 'Compila il modulo',
    write: 'Scrivi a {{email}}',
  },
}
