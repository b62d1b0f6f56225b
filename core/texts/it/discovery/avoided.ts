import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlAvoided } from '#core/texts/nl/discovery/avoided.ts'

/** Addresses to which a member is never shown, in Italian. */
export const itAvoided: TextsIn<'it', typeof nlAvoided> = {
  avoided: {
    title: 'Invisibile a',
    text: 'Il tuo ex, una collega, tuo fratello: chi entra con un indirizzo di questa lista non ti incontra da nessuna parte. Nemmeno chi arriva più tardi.',
    email: 'E-mail',
    note: 'Chi è? (facoltativo)',
    noteHint: 'Solo per i tuoi occhi. L’indirizzo in sé non lo conserviamo.',
    add: 'Aggiungi alla mia lista',
    added: 'Fatto. Nessuno con questo indirizzo ti vedrà.',
    list: 'La tua lista',
    none: 'Nella tua lista non c’è ancora nessuno.',
    since: 'Dal {{date}}',
    noNote: 'Senza nome',
    remove: 'Togli',
    removed: '{{name}} non è più nella tua lista.',
    know: 'Buono a sapersi',
    same: 'Nessuno si accorge della tua lista, e non rivela mai chi c’è.',
    acts: 'Se metti un like o scrivi a qualcuno, gli arriva. Quella persona può allora vedere il tuo profilo, anche con un indirizzo di questa lista.',
    reachTitle: 'Quella persona potrà vederti',
    reachText:
      'Chi riceve il tuo like o il tuo messaggio può vedere il tuo profilo, anche con un indirizzo della tua lista.',
    reachYes: 'Continua',
    reachNo: 'Meglio di no',
    talks: 'Chi parla già con te può continuare. Preferisci di no? Bloccalo.',
    limit: 'Nella tua lista c’è posto per {{max}} indirizzi.',
  },
}
