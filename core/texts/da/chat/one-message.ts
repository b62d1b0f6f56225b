import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlOneMessage } from '#core/texts/nl/chat/one-message.ts'

/** What one does with one message, in Danish. */
export const daOneMessage: TextsOf<typeof nlOneMessage> = {
  said: {
    menu: 'Muligheder for denne besked',
    copy: 'Kopiér',
    copied: 'Kopieret',
    copyFailed: 'Det lykkedes ikke at kopiere.',
    reply: 'Svar',
    heart: 'Giv et hjerte',
    unheart: 'Tag dit hjerte tilbage',
    heartFailed: 'Det lykkedes ikke.',
    gotHeart: 'Har fået et hjerte',
    gaveHeart: 'Du gav et hjerte',
    remove: 'Fjern',
    removeSure: 'Vil du fjerne beskeden for jer begge? Du får ingen credits tilbage for den.',
    removeHeldSure: 'Vil du fjerne beskeden? Ingen har set den, så du får dine credits igen.',
    removeFailed: 'Beskeden kunne ikke fjernes.',
    close: 'Luk',
    you: 'Dig',
    replyTo: 'Svar til {{name}}',
    replyToSelf: 'Svar til dig selv',
    dropReply: 'Svar ikke på denne besked',
    repliedTo: 'Svar på',
    outOfReach: 'Du kan ikke se den besked her længere.',
    newSince: 'Nyt',
    toEnd: 'Til den sidste besked',
    toEndNew_one: '{{count}} ny besked, til den sidste',
    toEndNew_other: '{{count}} nye beskeder, til den sidste',
    leaveTitle: 'Du forlader {{site}}',
    leaveText:
      'Linket går til {{host}}. Kender du ikke den side, så lad hellere være med at åbne den.',
    leaveGo: 'Åbn alligevel',
    leaveStay: 'Bliv her',
  },
}
