import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlGoodbye } from '#core/texts/nl/account/goodbye.ts'

/** After leaving, and the way back, in Italian: whoever reads it is not logged in. */
export const itGoodbye: TextsIn<'it', typeof nlGoodbye> = {
  goodbye: {
    title: 'Il tuo account è chiuso',
    until: 'Fino al {{date}} puoi tornare. Poi cancelliamo i tuoi dati per sempre.',
    days: 'Hai {{days}} giorni per tornare. Poi cancelliamo i tuoi dati per sempre.',
    text: 'Usa il link nell’e-mail che ti abbiamo mandato, o semplicemente entra. Fino ad allora non ti vede nessuno.',
    erasedTitle: 'I tuoi dati sono cancellati',
    erasedText:
      'Non avevi ancora confermato l’e-mail. Perciò tutto quello che ti riguarda è stato cancellato subito.',
    erasedPaid:
      'Conserviamo solo quello che hai pagato, senza il tuo nome: lo chiede la legge fiscale. Una domanda? Scrivi a {{email}}.',
    backTitle: 'Torni?',
    backText: 'È tutto come l’hai lasciato: profilo, conversazioni e crediti.',
    offer:
      'Hai chiuso questo account. Puoi tornare fino al {{date}} alle {{time}}. Poi cancelliamo i tuoi dati per sempre.',
    textSuspended:
      'Puoi farlo con il link nell’e-mail che ti abbiamo mandato. Il tuo account resta escluso finché vale la decisione.',
    backSuspended:
      'Il tuo account resta escluso finché vale la decisione. Dopo potrai entrare di nuovo.',
    suspendedTitle: 'Il tuo account è tornato',
    suspendedText:
      'Potrai entrare quando l’esclusione sarà finita. L’e-mail sulla decisione dice perché, e come fare ricorso.',
    back: 'Sì, torno',
    stayAway: 'No, non torno',
    invalid: 'Questo link non funziona più: sei già qui, o i tuoi dati sono cancellati.',
  },
}
