import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlActivation } from '#core/texts/nl/account/activation.ts'

/** Confirming an e-mail address, in Italian. */
export const itActivation: TextsIn<'it', typeof nlActivation> = {
  activate: {
    title: 'Conferma la tua e-mail',
    text: 'Ancora un tocco e il tuo account è pronto.',
    submit: 'Attiva l’account',
    chooseTitle: 'Scegli la tua password, {{name}}',
    chooseText:
      'Questa iscrizione è arrivata da un altro dispositivo. Scegli una password, o riscrivi quella che avevi: d’ora in poi entri con quella.',
    chooseNotYou:
      'Non sei {{name}}? Allora qualcun altro ha scritto la tua e-mail. Quello che scegli qui lo sai solo tu.',
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
