import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlTerms } from '#core/texts/nl/account/terms.ts'

/** The page that asks a member to agree to new terms, in Italian. */
export const itTerms: TextsIn<'it', typeof nlTerms> = {
  terms: {
    title: 'I nostri termini sono cambiati',
    alert: 'I nostri termini sono cambiati.',
    alertText: 'Puoi scrivere e comprare di nuovo quando li accetti.',
    look: 'Vedi cosa cambia',
    lead: 'Guarda con calma cosa cambia. Poi decidi.',
    news: 'Cosa cambia',
    new: 'Nuovo',
    changed: 'Cambiato',
    gone: 'Non c’è più',
    unknown: 'Non sappiamo quale testo hai letto prima, quindi leggilo tutto.',
    read: 'Leggi tutti i termini',
    agree: 'Accetto',
    agreed: 'Bene, puoi continuare',
    agreedText: 'Abbiamo conservato che hai accettato, e quale testo.',
    onward: 'Ai membri',
    refuse: 'Preferisci di no?',
    refuseText: 'Allora non puoi più scrivere, mettere like o comprare. Questo puoi ancora:',
    withdraw: 'Chiedere il rimborso',
    data: 'Portare via i tuoi dati',
    leave: 'Andare via',
  },
}
