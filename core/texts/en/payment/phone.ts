import type { PhoneTexts } from '#core/texts/nl/payment/phone.ts'

/** What the phone of a demo says in English. */
export const enPhoneTexts: PhoneTexts = {
  language: 'en',
  title: 'Text messages',
  notice: 'This is a practice phone. Nothing is really sent.',
  none: 'There is no text message yet.',
}
