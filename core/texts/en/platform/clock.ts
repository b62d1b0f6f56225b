import type { ClockTexts } from '#core/texts/nl/platform/clock.ts'

/** What the clock of a demo says in English. */
export const enClockTexts: ClockTexts = {
  language: 'en',
  locale: 'en-GB',
  title: 'Clock',
  intro:
    'This demo has a clock of its own. Move it forward to see what happens after an hour, a day or a few weeks.',
  now: 'On this site it is',
  real: 'The same as the real time.',
  ahead: 'ahead of the real time.',
  quick: 'Forward',
  hour: '1 hour',
  day: '1 day',
  fortnight: '14 days',
  units: {
    minutes: { one: 'minute', many: 'minutes' },
    hours: { one: 'hour', many: 'hours' },
    days: { one: 'day', many: 'days' },
  },
  custom: 'Choose yourself',
  amount: 'How much',
  unit: 'Unit',
  forward: 'Move forward',
  amountWrong: 'Enter a whole number from 1 to 9999.',
  tooFar: 'This clock goes no further than ten years ahead.',
  unclear: 'I do not know this choice. Choose one of the buttons.',
  back: 'Back',
  backText:
    'This sets back the clock alone. What has happened meanwhile stays: links that expired, payments that ended, mails that were sent. What you do next gets an earlier time than what is there already.',
  backButton: 'Back to the real time',
  session: 'After 30 days you are logged out everywhere, as in real life.',
}
