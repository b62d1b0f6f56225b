import type { StaffAct } from '#core/kernel/ports.ts'
import type { FictionAct } from './values.ts'

/** As the log of the desk keeps it. `about`: of the profile, conversation or message. */
export const fictionActOf = (staff: string, act: FictionAct, about: string): StaffAct => ({
  actor: staff,
  act: `fiction_${act}`,
  case: null,
  account: act === 'made' || act === 'changed' || act === 'ended' ? about : null,
  about,
})
