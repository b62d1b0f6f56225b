import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlDeskFrame } from '#core/texts/nl/moderation/desk.ts'

/** The frame of the desk, in Swedish. */
export const svDeskFrame: TextsOf<typeof nlDeskFrame> = {
  frame: {
    title: 'Receptionen',
    sections: 'Avdelningar',
    reports: 'Anmälningar',
    debits: 'Autogiro',
    log: 'Logg',
  },
}
