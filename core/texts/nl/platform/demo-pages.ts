import { nlPracticeAge } from '../account/practice-age.ts'
import { nlPhoneTexts } from '../payment/phone.ts'
import { nlSandboxTexts } from '../payment/sandbox.ts'
import { nlClockTexts } from './clock.ts'
import { nlMailboxTexts } from './mailbox.ts'

/** What the pages of a demo say in Dutch: its mailbox, its clock, its practice bank and age check. */
export const nlDemoPages = {
  mailbox: nlMailboxTexts,
  clock: nlClockTexts,
  sandbox: nlSandboxTexts,
  phone: nlPhoneTexts,
  practiceAge: nlPracticeAge,
}

export type DemoPageTexts = typeof nlDemoPages
