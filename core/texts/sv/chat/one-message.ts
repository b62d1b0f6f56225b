import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlOneMessage } from '#core/texts/nl/chat/one-message.ts'

/** What one does with one message, in Swedish. */
export const svOneMessage: TextsOf<typeof nlOneMessage> = {
  said: {
    menu: 'Alternativ för meddelandet',
    copy: 'Kopiera',
    copied: 'Kopierat',
    copyFailed: 'Det gick inte att kopiera.',
    reply: 'Svara',
    heart: 'Ge ett hjärta',
    unheart: 'Ta tillbaka ditt hjärta',
    heartFailed: 'Det gick inte.',
    gotHeart: 'Fick ett hjärta',
    gaveHeart: 'Du gav ett hjärta',
    remove: 'Ta bort',
    removeSure: 'Vill du ta bort meddelandet för er båda? Du får inga credits tillbaka för det.',
    removeHeldSure:
      'Vill du ta bort meddelandet? Ingen har sett det, så du får tillbaka dina credits.',
    removeFailed: 'Meddelandet kunde inte tas bort.',
    close: 'Stäng',
    you: 'Du',
    replyTo: 'Svar till {{name}}',
    replyToSelf: 'Svar till dig själv',
    dropReply: 'Svara inte på meddelandet',
    repliedTo: 'Svar på',
    outOfReach: 'Du kan inte se det meddelandet här längre.',
    newSince: 'Nytt',
    toEnd: 'Till det sista meddelandet',
    toEndNew_one: '{{count}} nytt meddelande, till det sista',
    toEndNew_other: '{{count}} nya meddelanden, till det sista',
    leaveTitle: 'Du lämnar {{site}}',
    leaveText:
      'Länken går till {{host}}. Känner du inte till den sajten är det bäst att inte öppna den.',
    leaveGo: 'Öppna ändå',
    leaveStay: 'Stanna här',
  },
}
