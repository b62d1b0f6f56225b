import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlDeskFrame } from '#core/texts/nl/moderation/desk.ts'

/** The frame of the desk, in French. */
export const frDeskFrame: TextsIn<'fr', typeof nlDeskFrame> = {
  frame: {
    title: 'Le bureau',
    sections: 'Rubriques',
    reports: 'Signalements',
    debits: 'Prélèvement',
    log: 'Journal',
  },
}
