import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlBlocking } from '#core/texts/nl/chat/blocking.ts'

/** Members that one blocks, and conversations that have ended, in Italian. */
export const itBlocking: TextsIn<'it', typeof nlBlocking> = {
  blocks: {
    block: 'Blocca',
    blockName: 'Blocca {{name}}',
    menu: 'Altro',
    sure: 'Bloccare {{name}}? La vostra conversazione e i like spariscono, e non vi vedrete più. Potrai sempre sbloccare.',
    done: 'Hai bloccato {{name}}.',
    lift: 'Sblocca',
    liftName: 'Sblocca {{name}}',
    lifted: 'Hai sbloccato {{name}}.',
    title: 'Membri bloccati',
    text: 'Chi blocchi non può vederti né mandarti niente. Non glielo diciamo.',
    none: 'Non hai bloccato nessuno',
    noneText: 'Puoi bloccare da un profilo e in una conversazione.',
  },
  gone: {
    name: 'Membro eliminato',
    title: 'Questa conversazione non c’è più',
    text: 'Il membro è andato via o la conversazione è stata tolta. Ci sono ancora tanti altri con cui chattare.',
    look: 'Vedi i membri',
    removed: 'Questo messaggio è stato cancellato.',
    refunded: 'Non letto, hai di nuovo i tuoi crediti',
    unanswered: 'Nessuna risposta entro 48 ore, hai di nuovo i tuoi crediti',
  },
}
