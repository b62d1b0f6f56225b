import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlActivation } from '#core/texts/nl/account/activation.ts'

/** Confirming an e-mail address, in Italian. */
export const itActivation: TextsIn<'it', typeof nlActivation> = {
  activate: {
    title: 'Conferma la tua e-mail',
    text: 'Ancora un tocco e il tuo account è pronto.',
    submit: 'Attiva l’account',
    proveTitle: 'Qual è la tua password?',
    proveText:
      'Apri questo link su un dispositivo diverso da quello con cui ti sei iscritto. Scrivi la password che hai scelto allora.',
    startAgain: 'Non la ricordo, o non ero io',
    startAgainTitle: 'Ricomincia',
    startAgainText:
      'Cancelliamo ciò che è stato iscritto con la tua e-mail e rimborsiamo i crediti non usati. Poi ti iscrivi di nuovo.',
    startAgainSubmit: 'Cancella e ricomincia',
    activeTitle: 'Il tuo account è già attivo',
    activeText: 'Questo link è già stato usato. Puoi andare avanti.',
    password: 'Password',
    doneTitle: 'Che bello averti qui! Il tuo account è attivo',
    doneText: 'Ora puoi iniziare {{conversations}}.',
    doneGift: 'I primi messaggi li offriamo noi.',
    doneCredits: 'Hai {{credits}}.',
    conversations_one: '{{count}} conversazione',
    conversations_many: '{{count}} conversazioni',
    conversations_other: '{{count}} conversazioni',
    doneProfile: 'Completa il tuo profilo',
    doneGo: 'Vedi i membri',
    errorTitle: 'Attivazione non riuscita',
    errorText: 'Il link è scaduto, non è valido o è già stato usato.',
    resend: 'Invia un’altra e-mail',
    resent: 'L’e-mail è in arrivo. Usa il link di quella più recente.',
    loginFirst: 'Accedi per chiedere un’altra e-mail.',
    support: 'Non funziona? Scrivi a {{email}}.',
  },
}
