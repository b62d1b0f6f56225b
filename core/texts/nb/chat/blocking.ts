import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlBlocking } from '#core/texts/nl/chat/blocking.ts'

/** Members that one blocks, and conversations that have ended, in Norwegian. */
export const nbBlocking: TextsOf<typeof nlBlocking> = {
  blocks: {
    block: 'Blokker',
    blockName: 'Blokker {{name}}',
    menu: 'Mer',
    sure: 'Vil du blokkere {{name}}? Samtalen og likene deres forsvinner, og dere ser ikke hverandre lenger. Du kan oppheve blokkeringen senere.',
    done: '{{name}} er blokkert.',
    lift: 'Opphev blokkeringen',
    liftName: 'Opphev blokkeringen av {{name}}',
    lifted: '{{name}} er ikke lenger blokkert.',
    title: 'Blokkerte medlemmer',
    text: 'Den du blokkerer, kan verken se deg eller sende deg noe. Vi sier ikke fra om det.',
    none: 'Du har ikke blokkert noen',
    noneText: 'Du kan blokkere fra en profil og i en samtale.',
  },
  gone: {
    name: 'Slettet medlem',
    title: 'Samtalen er ikke her lenger',
    text: 'Medlemmet er borte, eller samtalen er fjernet. Det er fortsatt mange andre å chatte med.',
    look: 'Se medlemmer',
    removed: 'Denne meldingen er slettet.',
    refunded: 'Ikke lest, du har fått creditsene tilbake',
    unanswered: 'Ikke noe svar innen 48 timer, du har fått creditsene tilbake',
  },
}
