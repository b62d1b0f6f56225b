import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlOneMessage } from '#core/texts/nl/chat/one-message.ts'

/** What one does with one message, in Norwegian. */
export const nbOneMessage: TextsOf<typeof nlOneMessage> = {
  said: {
    menu: 'Valg for denne meldingen',
    copy: 'Kopier',
    copied: 'Kopiert',
    copyFailed: 'Kunne ikke kopiere.',
    reply: 'Svar',
    heart: 'Gi et hjerte',
    unheart: 'Ta bort hjertet',
    heartFailed: 'Det gikk ikke.',
    gotHeart: 'Fikk et hjerte',
    gaveHeart: 'Du ga et hjerte',
    remove: 'Fjern',
    removeSure: 'Vil du fjerne meldingen for dere begge? Du får ingen credits tilbake for den.',
    removeHeldSure: 'Vil du fjerne meldingen? Ingen har sett den, så du får creditsene tilbake.',
    removeFailed: 'Meldingen kunne ikke fjernes.',
    close: 'Lukk',
    you: 'Du',
    replyTo: 'Svar til {{name}}',
    replyToSelf: 'Svar til deg selv',
    dropReply: 'Ikke svar på denne meldingen',
    repliedTo: 'Svar på',
    outOfReach: 'Du kan ikke se den meldingen her lenger.',
    newSince: 'Nytt',
    toEnd: 'Til den siste meldingen',
    toEndNew_one: '{{count}} ny melding, til den siste',
    toEndNew_other: '{{count}} nye meldinger, til den siste',
    leaveTitle: 'Du forlater {{site}}',
    leaveText: 'Lenken går til {{host}}. Kjenner du ikke det nettstedet, bør du heller la være.',
    leaveGo: 'Åpne likevel',
    leaveStay: 'Bli her',
  },
}
