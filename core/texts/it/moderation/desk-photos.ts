import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlDeskPhotos } from '#core/texts/nl/moderation/desk-photos.ts'

/** What the desk says of photos that wait, of what is locked and of the police, in Italian. */
export const itDeskPhotos: TextsIn<'it', typeof nlDeskPhotos> = {
  photos: {
    section: 'Foto',
    title: 'Foto',
    waiting_one: '{{count}} aspetta',
    waiting_many: '{{count}} aspettano',
    waiting_other: '{{count}} aspettano',
    empty: 'Tutto fatto',
    emptyText: 'Nessuna foto aspetta. È ora di un caffè.',
    again: 'Guarda di nuovo',
    hidden: 'Gli altri non la vedono ancora',
    shown: 'Gli altri la vedono già',
    unseen: 'Nascosta agli altri',
    broken: 'La foto non si carica. Forse non c’è più. Riprova.',
    alike: 'Somiglia a una foto rifiutata ({{bits}} di 64 punti sono diversi)',
    refused_one: 'Rifiutate prima: {{count}} foto',
    refused_many: 'Rifiutate prima: {{count}} foto',
    refused_other: 'Rifiutate prima: {{count}} foto',
    refusedNone: 'Mai rifiutata una foto',
    alt: 'La foto da giudicare',
    approve: 'Va bene, avanti',
    refuse: 'Rifiuta, avanti',
    rules: 'O rifiuta per',
    facts: 'Cosa legge {{name}}',
    writeFacts: 'Scrivi perché.',
    child:
      'La foto viene bloccata. Non la vede più nessuno, nemmeno tu, e il suo caso è il primo della coda.',
    lock: 'Blocca, avanti',
    done: 'Approvata',
    doneRefused: 'Rifiutata, con il motivo',
    doneLocked: 'Bloccata',
  },
  locked: {
    title: 'Bloccata',
    text: 'Questa foto non la vede nessuno, nemmeno tu. Decidi su ciò che è stato detto. Con «niente di irregolare» torna senza che nessuno la veda; altrimenti segue la procedura.',
    status: {
      locked: 'Bloccata dal {{at}}',
      handedOver: 'Consegnata, era bloccata dal {{at}}',
      destroyed: 'Distrutta, era bloccata dal {{at}}',
    },
    until: 'Senza una decisione il blocco finisce da solo: {{at}}.',
    hash: 'sha256 {{hash}}',
  },
  police: {
    title: 'Una vita è in pericolo? Prima chiama il 112.',
    number: 'Numero, e con chi hai parlato',
    send: 'Polizia avvisata',
    done: 'Conservato nel caso e nel registro',
    told: 'Polizia avvisata',
  },
}
