import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlBlocking } from '#core/texts/nl/chat/blocking.ts'

/** Members that one blocks, and conversations that have ended, in Swedish. */
export const svBlocking: TextsOf<typeof nlBlocking> = {
  blocks: {
    block: 'Blockera',
    blockName: 'Blockera {{name}}',
    menu: 'Mer',
    sure: 'Vill du blockera {{name}}? Er konversation och era likes försvinner, och ni ser inte varandra längre. Du kan häva blockeringen senare.',
    done: '{{name}} är blockerad.',
    lift: 'Häv blockeringen',
    liftName: 'Häv blockeringen av {{name}}',
    lifted: '{{name}} är inte längre blockerad.',
    title: 'Blockerade medlemmar',
    text: 'Den du blockerar kan varken se dig eller skicka dig något. Personen får inte veta något.',
    none: 'Du har inte blockerat någon',
    noneText: 'Du kan blockera från en profil och i en konversation.',
  },
  gone: {
    name: 'Raderad medlem',
    title: 'Konversationen finns inte längre',
    text: 'Medlemmen är borta eller konversationen är borttagen. Det finns många andra att chatta med.',
    look: 'Se medlemmar',
    removed: 'Det här meddelandet är raderat.',
    refunded: 'Inte läst, du har fått tillbaka dina credits',
    unanswered: 'Inget svar inom 48 timmar, du har fått tillbaka dina credits',
  },
}
