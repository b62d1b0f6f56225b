import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlBlocking } from '#core/texts/nl/chat/blocking.ts'

/** Members that one blocks, and conversations that have ended, in German. */
export const deBlocking: TextsOf<typeof nlBlocking> = {
  blocks: {
    block: 'Blockieren',
    blockName: '{{name}} blockieren',
    menu: 'Mehr',
    sure: '{{name}} blockieren? Euer Gespräch und eure Likes verschwinden, und ihr seht einander nicht mehr. Du kannst es später aufheben.',
    done: '{{name}} ist blockiert.',
    lift: 'Freigeben',
    liftName: '{{name}} freigeben',
    lifted: '{{name}} ist nicht mehr blockiert.',
    title: 'Blockierte Mitglieder',
    text: 'Wen du blockierst, der sieht dich nicht und kann dir nichts schicken. Die Person erfährt davon nichts.',
    none: 'Du hast niemanden blockiert',
    noneText: 'Blockieren kannst du in einem Profil und in einem Gespräch.',
  },
  gone: {
    name: 'Gelöschtes Mitglied',
    title: 'Dieses Gespräch gibt es nicht mehr',
    text: 'Das Mitglied ist weg, oder das Gespräch wurde entfernt. Es gibt noch genug andere zum Chatten.',
    look: 'Mitglieder ansehen',
    removed: 'Diese Nachricht wurde gelöscht.',
    refunded: 'Nicht gelesen, du hast deine Credits zurück',
    unanswered: 'Keine Antwort innerhalb von 48 Stunden, du hast deine Credits zurück',
  },
}
