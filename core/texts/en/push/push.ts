import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlPush } from '#core/texts/nl/push/push.ts'

/** Push messages, in English. */
export const enPush: TextsOf<typeof nlPush> = {
  push: {
    title: 'Notifications on this device',
    here: 'On this device',
    text: 'You choose what they say.',
    on: 'Turn notifications on',
    off: 'Turn notifications off',
    start: 'Turn on',
    end: 'Turn off',
    isOn: 'Notifications are on for this device.',
    isDenied:
      'Your browser refuses notifications from {{name}}. You can change that in its settings.',
    notSaved: 'Turning them on did not work. Please try again.',
    alert: 'Never miss a message',
    disabled: 'Notifications are off',
    disabledText: 'You will not hear when somebody writes to you.',
    disabledWay: 'Have a look',
    alertText: 'Turn notifications on and hear when somebody replies.',
  },
}
