import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlDeskFrame } from '#core/texts/nl/moderation/desk.ts'

/** The frame of the desk, in Danish. */
export const daDeskFrame: TextsOf<typeof nlDeskFrame> = {
  frame: {
    title: 'Skranken',
    sections: 'Afdelinger',
    reports: 'Anmeldelser',
    debits: 'Direkte debitering',
    log: 'Log',
  },
}
