import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlChatPhotos } from '#core/texts/nl/chat/photos.ts'

/** Photos in a conversation, in English. */
export const enChatPhotos: TextsOf<typeof nlChatPhotos> = {
  chatPhoto: {
    give: 'Send a photo',
    title: 'Photo for {{name}}',
    lead: 'Only you and {{name}} can see it.',
    camera: 'Take a photo',
    album: 'Choose from your photos',
    other: 'Another photo',
    chosen: 'The photo that you chose',
    unwelcome: '{{name}} does not want photos in the chat.',
    unwelcomeText: 'A message or a gift is fine.',
    send: 'Send · {{price}}',
    sendFree: 'Send',
    what: 'Your photo',
    kept: 'Your photo is kept.',
    confirmText: 'Nobody looks at your photo. This photo costs {{price}}.',
    open: 'Open photo',
    onlyYou: 'Only you can open it',
    openFailed: 'The photo did not open. Try again.',
    gone: 'This photo is gone.',
    from: 'Photo from {{name}}',
    fromYou: 'Your photo',
    larger: '{{photo}}, view larger',
    progress: '{{done}} of {{total}} MB',
    making: 'Almost there',
    stop: 'Do not send',
    listed: 'A photo for you',
    listedOwn: 'You sent a photo',
    quoted: 'Photo',
    came: '{{name}} sends you a photo.',
  },
}
