import { nameAfter } from '#core/kernel/name-after.ts'
import type { AccountMails } from '#core/texts/nl/account/mails.ts'

/** What mails on an account say, in Italian. */
export const itAccountMails: AccountMails = {
  activation: {
    subject: ({ site }) => `Conferma la tua e-mail per ${site}`,
    heading: ({ name }) => `Ciao${nameAfter(name)}!`,
    body: ({ site, credits, conversations }) => [
      `Che bello averti qui. Conferma la tua e-mail e puoi iniziare subito su ${site}.`,
      ...(credits > 0
        ? [
            `Ti offriamo ${credits} ${credits === 1 ? 'credito' : 'crediti'} per i primi messaggi, in ${conversations} ${conversations === 1 ? 'conversazione' : 'conversazioni'} al massimo.`,
          ]
        : []),
    ],
    button: 'Conferma la mia e-mail',
    after: ({ hours }) =>
      `Il link funziona una volta, e per ${hours} ore. Non è la tua iscrizione? Allora non devi fare niente.`,
  },
  welcome: {
    subject: ({ site }) => `La tua iscrizione a ${site}`,
    heading: ({ name }) => `Ci sei${nameAfter(name)}!`,
    body: ({ credits }) => [
      credits > 0
        ? `La tua e-mail è confermata e hai ricevuto ${credits} ${credits === 1 ? 'credito' : 'crediti'}: puoi mandare messaggi subito.`
        : 'La tua e-mail è confermata: puoi iniziare subito.',
      'Racconta qualcosa di te nel profilo, così gli altri sanno chi sei.',
    ],
    button: 'Vedi chi c’è',
    rest: () =>
      'Quali e-mail ricevi lo decidi tu, nelle impostazioni. Lì puoi anche chiudere l’account.',
  },
  alreadyMember: {
    subject: ({ site }) => `Hai già un account su ${site}`,
    heading: ({ name }) => `Ciao${nameAfter(name, ' ')}`,
    body: ({ site }) => [
      `Qualcuno voleva iscriversi a ${site} con questa e-mail. Hai già un account: ti basta entrare.`,
      'Non eri tu? Allora non devi fare niente. Non è cambiato niente.',
    ],
    button: 'Entra',
  },
  passwordReset: {
    subject: ({ site }) => `Una nuova password per ${site}`,
    heading: ({ name }) => `Ciao${nameAfter(name, ' ')}`,
    body: ({ until }) => [
      'È stata chiesta una nuova password. Eri tu? Scegline una con questo pulsante.',
      `Il link funziona una volta, fino al ${until}.`,
    ],
    button: 'Scegli una nuova password',
    rest: () => 'Non l’hai chiesto? Allora non devi fare niente: la tua password resta com’è.',
  },
  passwordGuessed: {
    subject: ({ site }) => `Sono state provate molte password sbagliate su ${site}`,
    heading: ({ name }) => `Ciao${nameAfter(name, ' ')}`,
    body: () => [
      'Qualcuno ha provato molte password sbagliate sul tuo account. Sui dispositivi che non conosciamo, quindi, per un po’ nessuno può accedere. Dove hai già fatto l’accesso, puoi ancora entrare.',
      'Non riesci a entrare? Scegli una nuova password: poi puoi accedere subito.',
    ],
    button: 'Scegli una nuova password',
    rest: () => 'Non eri tu? Allora non devi fare niente, finché nessuno conosce la tua password.',
  },
  passwordChanged: {
    subject: ({ site }) => `La tua password di ${site} è cambiata`,
    heading: ({ name }) => `La tua password è cambiata${nameAfter(name)}`,
    body: () => [
      'La tua sessione è chiusa su tutti gli altri dispositivi.',
      'Eri tu? Allora va tutto bene.',
    ],
    button: 'Non ero io',
    rest: ({ site }) =>
      `Il pulsante chiede un’e-mail con cui scegli una nuova password. Poi viene disconnesso chiunque sia ora nel tuo account di ${site}.`,
  },
  emailChangeAsked: {
    subject: ({ site }) => `Conferma la tua nuova e-mail per ${site}`,
    heading: () => 'È questa la tua nuova e-mail?',
    body: ({ site, until }) => [
      `Qualcuno vuole usare questa e-mail per un account di ${site}. Sei tu? Allora confermala.`,
      `Il link funziona una volta, fino al ${until}.`,
    ],
    button: 'Conferma l’indirizzo',
    rest: () => 'Non sei tu? Allora non devi fare niente: non cambia niente.',
  },
  emailChanged: {
    subject: ({ site }) => `La tua e-mail su ${site} è cambiata`,
    heading: ({ name }) => `La tua e-mail è cambiata${nameAfter(name)}`,
    body: ({ site, until }) => [
      `D’ora in poi entri in ${site} con la nuova e-mail, e le nostre e-mail arrivano lì.`,
      `Non eri tu? Allora annulla: puoi fino al ${until}.`,
    ],
    button: 'Annulla il cambio',
    rest: () => 'L’hai cambiata tu? Allora non devi fare niente.',
  },
  emailChangedLate: ({ site, until, support }) => [
    `D’ora in poi entri in ${site} con la nuova e-mail, e le nostre e-mail arrivano lì.`,
    `Questa e-mail ha avuto un ritardo e arriva tardi: potevi annullare tu fino al ${until}.`,
    `Non eri tu? Allora scrivi subito a ${support}. L’hai cambiata tu? Allora non devi fare niente.`,
  ],
  addressTaken: {
    subject: ({ site }) => `Hai già un account su ${site}`,
    heading: ({ name }) => `Ciao${nameAfter(name, ' ')}`,
    body: ({ site }) => [
      `Qualcuno voleva spostare un altro account di ${site} su questa e-mail. Non si può: qui hai già un account con questo indirizzo.`,
      'Se eri tu, chiudi prima questo account o usa un altro indirizzo. Non eri tu? Allora non devi fare niente. Non è cambiato niente.',
    ],
    button: 'Entra',
  },
  addressHeld: {
    subject: ({ site }) => `Questa e-mail è ancora occupata su ${site}`,
    heading: () => 'Questo indirizzo sarà presto libero',
    body: ({ site, until }) => [
      `Qualcuno voleva usare questa e-mail per un account di ${site}. Non si può ancora: fino a poco fa era di un altro account, e fino al ${until} si può tornare indietro.`,
      'Poi puoi usarla normalmente. Non eri tu? Allora non devi fare niente.',
    ],
    button: 'Entra',
  },
  addressBanned: {
    subject: ({ site }) => `Sulla tua e-mail su ${site}`,
    heading: () => 'Questo indirizzo non si può usare',
    body: ({ site, support, months }) => [
      `Qualcuno voleva usare questa e-mail per un account di ${site}. Non si può: un account con questo indirizzo è escluso, perché ha violato le regole.`,
      `Non sei d’accordo? Scrivi a ${support}. Un’altra persona riesamina il caso, e ricevi una risposta.`,
      `Di questo indirizzo conserviamo solo un codice da cui nessuno può leggerlo, al massimo ${months} mesi dopo l’esclusione. Non eri tu? Allora non devi fare niente.`,
    ],
    button: 'Leggi le regole',
  },
  newDevice: {
    subject: ({ site }) => `Qualcuno è entrato nel tuo account di ${site}`,
    heading: ({ name }) => `Eri tu${nameAfter(name)}?`,
    body: ({ device }) => [
      `Qualcuno è entrato nel tuo account con un dispositivo che non conoscevamo: ${device}.`,
      'Eri tu? Allora non devi fare niente.',
    ],
    button: 'Vedi i tuoi dispositivi',
    rest: () =>
      'Non eri tu? Disconnetti lì quel dispositivo e scegli un’altra password: così tutti vengono disconnessi.',
  },
  leaving: {
    subject: ({ site }) => `Hai chiuso il tuo account su ${site}`,
    heading: ({ name }) => `Ci dispiace che tu vada via${nameAfter(name)}`,
    body: ({ site, until }) => [
      `Su ${site} non ti vede più nessuno, e la tua sessione è chiusa dappertutto.`,
      `Fino al ${until} puoi tornare, con tutto quello che avevi. Poi cancelliamo i tuoi dati per sempre.`,
    ],
    button: 'Torno',
    after: () =>
      'Vuoi davvero andare via? Allora non devi fare niente. Non eri tu? Torna con il pulsante qui sopra.',
    withdraw:
      'Hai comprato crediti da poco? In questo tempo puoi ancora recedere da quell’ordine, senza entrare.',
    withdrawHere: 'Recedere dal contratto qui',
  },
  restored: {
    subject: ({ site }) => `Sul tuo account di ${site}`,
    heading: ({ name }) => `Puoi continuare${nameAfter(name)}`,
    body: () => 'L’esclusione del tuo account è finita. Puoi entrare come prima.',
    button: 'Entra',
  },
  goodwill: {
    subject: ({ site }) => `Un regalo da ${site}`,
    heading: ({ name }) => `Questo è per te${nameAfter(name)}`,
    body: ({ credits }) =>
      `Ti regaliamo ${credits} ${credits === 1 ? 'credito' : 'crediti'}. È già nel tuo saldo.`,
    button: 'Vedi i tuoi crediti',
  },
  erased: {
    subject: ({ site }) => `I tuoi dati su ${site} sono cancellati`,
    heading: () => 'Ciao, e tante belle cose',
    body: ({ site }) => [
      `Il tuo account su ${site} non esiste più. Ecco cosa è stato dei tuoi dati.`,
      'Questa è la nostra ultima e-mail: ora cancelliamo anche questo indirizzo.',
    ],
    gone: 'Cancellato',
    goneWhat:
      'e-mail, password, nome, data di nascita, città, profilo, foto, preferenze, consensi, like, dispositivi e il testo dei tuoi messaggi',
    kept: 'Conservato, senza nome',
    keptWhat:
      'i pagamenti e i movimenti di crediti, perché la legge fiscale chiede di conservarli per alcuni anni; e ciò che è stato segnalato, finché qualcuno può ancora fare ricorso. Se hai ricevuto crediti gratis o avevi un’esclusione, anche un codice ricavato dalla tua e-mail, da cui nessuno può leggerla, al massimo per 24 mesi',
  },
}
