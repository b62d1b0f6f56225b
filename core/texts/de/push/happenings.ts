import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlHappenings } from '#core/texts/nl/push/happenings.ts'

/** The list of what happened, in German. */
export const deHappenings: TextsOf<typeof nlHappenings> = {
  happenings: {
    title: 'Was passiert ist',
    on: 'Benachrichtigungen sind auf diesem Gerät an.',
    off: 'Benachrichtigungen sind auf diesem Gerät aus.',
    quiet: 'Ruhe von {{from}} bis {{to}}.',
    denied: 'Dein Browser lässt keine Benachrichtigungen zu.',
    install: 'Du bekommst Benachrichtigungen, sobald {{name}} auf deinem Home-Bildschirm ist.',
    incapable: 'Dieser Browser kann keine Benachrichtigungen zeigen.',
    change: 'Ändern',
    new: 'Neu',
    today: 'Heute',
    yesterday: 'Gestern',
    messages_one: '{{name}} hat dir geschrieben',
    messages_other: '{{name}} hat dir {{count}} Nachrichten geschickt',
    gift: '{{name}} hat dir etwas geschenkt',
    like: '{{name}} mag dich',
    match: '{{name}} und du, ihr mögt euch',
    visit: '{{name}} hat dein Profil angesehen',
    newMembers: 'Neue Mitglieder passen zu dem, was du suchst',
    paid_one: 'Bezahlt: {{count}} Credit',
    paid_other: 'Bezahlt: {{count}} Credits',
    refunded: 'Du bekommst Geld für eine Zahlung zurück',
    signedIn: 'Eingeloggt mit {{device}}',
    signedInSomewhere: 'Eingeloggt auf einem Gerät, das wir nicht kennen',
    none: 'Noch ist nichts passiert',
    noneText: 'Wer dir schreibt, dich mag oder dein Profil ansieht, steht hier.',
    more: 'Mehr zeigen',
    kept_one: 'Das ist am letzten Tag passiert.',
    kept_other: 'Das ist in den letzten {{count}} Tagen passiert.',
  },
}
