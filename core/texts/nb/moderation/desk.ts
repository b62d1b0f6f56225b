import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlDeskFrame } from '#core/texts/nl/moderation/desk.ts'

/** The frame of the desk, in Norwegian. */
export const nbDeskFrame: TextsOf<typeof nlDeskFrame> = {
  frame: {
    title: 'Skrivebordet',
    sections: 'Avdelinger',
    reports: 'Rapporter',
    debits: 'Direkte debitering',
    log: 'Logg',
  },
}
