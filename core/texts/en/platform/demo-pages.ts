import type { DemoPageTexts } from '#core/texts/nl/platform/demo-pages.ts'
import { enPracticeAge } from '../account/practice-age.ts'
import { enPhoneTexts } from '../payment/phone.ts'
import { enSandboxTexts } from '../payment/sandbox.ts'
import { enClockTexts } from './clock.ts'
import { enMailboxTexts } from './mailbox.ts'

/** What the pages of a demo say in English: its mailbox, its clock, its practice bank and age check. */
export const enDemoPages: DemoPageTexts = {
  mailbox: enMailboxTexts,
  clock: enClockTexts,
  sandbox: enSandboxTexts,
  phone: enPhoneTexts,
  practiceAge: enPracticeAge,
}
