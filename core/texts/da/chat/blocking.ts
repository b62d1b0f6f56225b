import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlBlocking } from '#core/texts/nl/chat/blocking.ts'

/** Members that one blocks, and conversations that have ended, in Danish. */
export const daBlocking: TextsOf<typeof nlBlocking> = {
  blocks: {
    block: 'Bloker',
    blockName: 'Bloker {{name}}',
    menu: 'Mere',
    sure: 'Vil du blokere {{name}}? Jeres samtale og likes forsvinder, og I ser ikke længere hinanden. Du kan ophæve blokeringen senere.',
    done: '{{name}} er blokeret.',
    lift: 'Ophæv blokering',
    liftName: 'Ophæv blokeringen af {{name}}',
    lifted: '{{name}} er ikke længere blokeret.',
    title: 'Blokerede medlemmer',
    text: 'Den, du blokerer, kan hverken se dig eller sende dig noget. Vedkommende får det ikke at vide.',
    none: 'Du har ikke blokeret nogen',
    noneText: 'Du kan blokere fra en profil og i en samtale.',
  },
  gone: {
    name: 'Slettet medlem',
    title: 'Samtalen er her ikke længere',
    text: 'Medlemmet er væk, eller samtalen er fjernet. Der er masser af andre at chatte med.',
    look: 'Se medlemmer',
    removed: 'Denne besked er slettet.',
    refunded: 'Ikke læst, du har dine credits igen',
    unanswered: 'Intet svar inden for 48 timer, du har dine credits igen',
  },
}
