import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlDeskFrame } from '#core/texts/nl/moderation/desk.ts'

/** The frame of the desk, in Finnish. */
export const fiDeskFrame: TextsOf<typeof nlDeskFrame> = {
  frame: {
    title: 'Työpöytä',
    sections: 'Osiot',
    reports: 'Ilmiannot',
    debits: 'Suoraveloitus',
    log: 'Loki',
  },
}
