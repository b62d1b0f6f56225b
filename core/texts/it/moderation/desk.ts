import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlDeskFrame } from '#core/texts/nl/moderation/desk.ts'

/** The frame of the desk, in Italian. */
export const itDeskFrame: TextsIn<'it', typeof nlDeskFrame> = {
  frame: {
    title: 'La scrivania',
    sections: 'Sezioni',
    reports: 'Segnalazioni',
    debits: 'Addebito diretto',
    log: 'Registro',
  },
}
