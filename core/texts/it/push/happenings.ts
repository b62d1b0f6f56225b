import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlHappenings } from '#core/texts/nl/push/happenings.ts'

/** The list of what happened, in Italian. */
export const itHappenings: TextsIn<'it', typeof nlHappenings> = {
  happenings: {
    title: 'Cosa è successo',
    on: 'Le notifiche sono attive su questo dispositivo.',
    off: 'Le notifiche sono disattivate su questo dispositivo.',
    quiet: 'Silenzio dalle {{from}} alle {{to}}.',
    denied: 'Il tuo browser rifiuta le notifiche.',
    install: 'Ricevi notifiche quando {{name}} è nella schermata Home.',
    incapable: 'Questo browser non può mostrare notifiche.',
    change: 'Cambia',
    new: 'Nuovo',
    today: 'Oggi',
    yesterday: 'Ieri',
    messages_one: '{{name}} ti ha mandato un messaggio',
    messages_many: '{{name}} ti ha mandato {{count}} messaggi',
    messages_other: '{{name}} ti ha mandato {{count}} messaggi',
    gift: '{{name}} ti ha fatto un regalo',
    like: 'Piaci a {{name}}',
    match: 'Tu e {{name}} vi piacete',
    visit: '{{name}} ha guardato il tuo profilo',
    newMembers: 'Nuovi membri corrispondono a ciò che cerchi',
    paid_one: 'Pagato: {{count}} credito',
    paid_many: 'Pagato: {{count}} crediti',
    paid_other: 'Pagato: {{count}} crediti',
    refunded: 'Ricevi un rimborso per un pagamento',
    signedIn: 'Accesso con {{device}}',
    signedInSomewhere: 'Accesso da un dispositivo che non conosciamo',
    none: 'Non è ancora successo niente',
    noneText: 'Chi ti scrive, ti mette un like o ti guarda compare qui.',
    more: 'Mostra altro',
    kept_one: 'Questo è successo nell’ultimo giorno.',
    kept_many: 'Questo è successo negli ultimi {{count}} giorni.',
    kept_other: 'Questo è successo negli ultimi {{count}} giorni.',
  },
}
