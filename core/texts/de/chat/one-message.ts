import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlOneMessage } from '#core/texts/nl/chat/one-message.ts'

/** What one does with one message, in German. */
export const deOneMessage: TextsOf<typeof nlOneMessage> = {
  said: {
    menu: 'Optionen für diese Nachricht',
    copy: 'Kopieren',
    copied: 'Kopiert',
    copyFailed: 'Kopieren hat nicht geklappt.',
    reply: 'Antworten',
    heart: 'Ein Herz geben',
    unheart: 'Herz zurücknehmen',
    heartFailed: 'Das hat nicht geklappt.',
    gotHeart: 'Hat ein Herz bekommen',
    gaveHeart: 'Du hast ein Herz gegeben',
    remove: 'Entfernen',
    removeSure: 'Diese Nachricht für euch beide entfernen? Credits bekommst du dafür nicht zurück.',
    removeHeldSure:
      'Diese Nachricht entfernen? Niemand hat sie gesehen, deshalb bekommst du deine Credits zurück.',
    removeFailed: 'Die Nachricht konnte nicht entfernt werden.',
    close: 'Schließen',
    you: 'Du',
    replyTo: 'Antwort an {{name}}',
    replyToSelf: 'Antwort an dich selbst',
    dropReply: 'Nicht auf diese Nachricht antworten',
    repliedTo: 'Antwort auf',
    outOfReach: 'Diese Nachricht kannst du hier nicht mehr sehen.',
    newSince: 'Neu',
    toEnd: 'Zur letzten Nachricht',
    toEndNew_one: '{{count}} neue Nachricht, zur letzten',
    toEndNew_other: '{{count}} neue Nachrichten, zur letzten',
    leaveTitle: 'Du verlässt {{site}}',
    leaveText: 'Dieser Link führt zu {{host}}. Kennst du die Seite nicht, öffne sie lieber nicht.',
    leaveGo: 'Trotzdem öffnen',
    leaveStay: 'Hier bleiben',
  },
}
