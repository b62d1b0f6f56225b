import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlBlocking } from '#core/texts/nl/chat/blocking.ts'

/** Members that one blocks, and conversations that have ended, in Polish. */
export const plBlocking: TextsIn<'pl', typeof nlBlocking> = {
  blocks: {
    block: 'Zablokuj',
    blockName: 'Zablokuj: {{name}}',
    menu: 'Więcej',
    sure: 'Zablokować: {{name}}? Wasza rozmowa i polubienia znikną, a wy przestaniecie się widzieć. Możesz to później cofnąć.',
    done: '{{name}}: zablokowano.',
    lift: 'Odblokuj',
    liftName: 'Odblokuj: {{name}}',
    lifted: '{{name}}: odblokowano.',
    title: 'Zablokowane osoby',
    text: 'Zablokowana osoba nie widzi Cię i nic Ci nie wyśle. Nie mówimy jej o tym.',
    none: 'Nikogo nie blokujesz',
    noneText: 'Blokować możesz z profilu i w rozmowie.',
  },
  gone: {
    name: 'Usunięta osoba',
    title: 'Tej rozmowy już nie ma',
    text: 'Tej osoby już tu nie ma albo rozmowa została usunięta. Wciąż jest z kim porozmawiać.',
    look: 'Przeglądaj osoby',
    removed: 'Ta wiadomość została usunięta.',
    refunded: 'Nieprzeczytane, kredyty wróciły',
    unanswered: 'Brak odpowiedzi w ciągu 48 godzin, kredyty wróciły',
  },
}
