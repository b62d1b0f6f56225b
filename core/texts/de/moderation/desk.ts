import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlDeskFrame } from '#core/texts/nl/moderation/desk.ts'

/** The frame of the desk, in German. */
export const deDeskFrame: TextsOf<typeof nlDeskFrame> = {
  frame: {
    title: 'Das Team',
    sections: 'Bereiche',
    reports: 'Meldungen',
    debits: 'Lastschrift',
    log: 'Protokoll',
  },
}
