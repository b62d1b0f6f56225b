import type { PracticeAgeTexts } from '#core/texts/nl/account/practice-age.ts'

/** What the practice page that tells an age says, in English: only a demo has it. */
export const enPracticeAge: PracticeAgeTexts = {
  language: 'en',
  name: 'Practice age check',
  notice: 'This is a practice page. A real age check looks it up; here you say it yourself.',
  question: 'Are you 18 or older?',
  adult: 'Yes, 18 or older',
  minor: 'No, younger than 18',
  breakOff: 'Cancel',
  said: 'We have your answer',
  back: 'Back to the site',
  unclear: 'Choose one of the answers.',
  missing: 'This check is no longer there',
  missingHint: 'Go back to the site and start again.',
}
