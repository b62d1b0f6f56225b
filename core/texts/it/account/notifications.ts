import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlNotifications } from '#core/texts/nl/account/notifications.ts'

/** What members are told of while they are away, in Italian. */
export const itNotifications: TextsIn<'it', typeof nlNotifications> = {
  notifications: {
    title: 'Di cosa ti avvisiamo',
    what: 'Tipo di notifica',
    email: 'E-mail',
    push: 'Push',
    newMessages: 'Nuovi messaggi',
    newLikes: 'Nuovi like',
    matches: 'Match',
    gifts: 'Regali',
    visits: 'Visite',
    payments: 'Pagamenti',
    account: 'Accessi',
    alwaysMailed: '{{kind}}: sempre per e-mail',
    notMailed: '{{kind}}: non per e-mail',
    happened: 'Cosa è successo',
    install:
      'Su iPhone o iPad le notifiche funzionano solo quando {{name}} è nella schermata Home. Tocca Condividi in Safari, scegli Aggiungi alla schermata Home e apri {{name}} da lì.',
    quiet: {
      section: 'Quando e come',
      title: 'Ore di silenzio',
      on: 'Dalle {{from}} alle {{to}} non ti arriva niente. Dopo arriva tutto in una sola notifica.',
      off: 'Attivalo se di notte non vuoi sentire niente.',
      from: 'Silenzio dalle',
      to: 'Alle',
      zone: 'Fuso orario',
    },
    lock: {
      title: 'Sullo schermo',
      nothing: 'Niente',
      name: 'Nome',
      text: 'Tutto',
      nothingText: 'Una notifica dice solo che c’è qualcosa.',
      nameText: 'Chi vede il tuo schermo vede da chi arriva.',
      textText: 'Chi vede il tuo schermo può leggere i tuoi messaggi.',
    },
    newMembers: 'Ricerche salvate',
    switch: '{{kind}}: {{channel}}',
    always: 'Le e-mail sul tuo account e sui tuoi pagamenti arrivano sempre.',
  },
}
