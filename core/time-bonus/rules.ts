import { ok } from '#core/kernel/verdict.ts'

/** The popup is for who has no credits left and may still have the bonus; once closed, it is gone. */
export const mayPopUp = (facts: { credits: number; running: boolean; dismissed: boolean }) =>
  facts.credits === 0 && facts.running && !facts.dismissed ? ok : 'not_now'
