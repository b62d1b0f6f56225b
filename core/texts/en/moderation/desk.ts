import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlDeskFrame } from '#core/texts/nl/moderation/desk.ts'

/** The frame of the desk, in English. */
export const enDeskFrame: TextsOf<typeof nlDeskFrame> = {
  frame: {
    title: 'The desk',
    sections: 'Sections',
    reports: 'Reports',
    debits: 'Direct debit',
    log: 'Log',
  },
}
