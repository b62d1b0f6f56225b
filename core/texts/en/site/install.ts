import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlInstall } from '#core/texts/nl/site/install.ts'

/** The site on the screen of a device, and what it keeps there, in English. */
export const enInstall: TextsOf<typeof nlInstall> = {
  install: {
    text: 'One tap and you are there, and a number tells you when somebody has answered.',
    discreet: 'All it shows is ‘{{name}}’ and a number. Never a name, never a text.',
    share: 'Tap Share, at the bottom of Safari.',
    add: 'Choose ‘Add to Home Screen’.',
    later: 'Not now',
    understood: 'OK',
    keep: 'Read without internet too?',
    keepText:
      'Then we keep your latest conversations and the profiles you saw on this device, for 7 days at most.',
    keepNot: 'Log out and it is all gone. Don’t do this on a device you share.',
    keepYes: 'Yes, keep them here',
    keepNo: 'No, rather not',
    kept: 'Read without internet',
    keptText:
      'Your latest conversations and profiles stay on this device for 7 days at most. Log out and they are gone.',
    keptNot: 'We keep nothing of yours on this device.',
  },
  offline: {
    title: 'You are offline',
    asOf: 'You see what had loaded by {{moment}}.',
    asOfDay: 'You see what had loaded by {{moment}}.',
    short: 'As of {{moment}}',
    text: 'We will send your messages later.',
  },
  update: {
    there: 'There is a new version',
    load: 'Load it',
  },
}
