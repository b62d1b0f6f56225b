import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlArchive } from '#core/texts/nl/account/archive.ts'

/** One's own data, in English. */
export const enArchive: TextsOf<typeof nlArchive> = {
  data: {
    title: 'Download your data',
    text: 'All that we hold on you, in one file: your profile, photos, messages, likes, credits and payments. To read and to take along.',
    care: 'You can do this a few times a day. Keep it safe: whoever has it can read your messages.',
    start: 'Ask',
    startOf: 'Ask for my data',
    download: 'Download my data',
    done: 'Your data have been downloaded.',
  },
}
