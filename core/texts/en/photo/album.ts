import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlAlbum } from '#core/texts/nl/photo/album.ts'

/** A member's private album, in English. */
export const enAlbum: TextsOf<typeof nlAlbum> = {
  album: {
    title: 'Your private album',
    lead: 'Only those you let in see these photos. Premium does not open them.',
    nobody: 'Nobody sees them now. You let somebody in on their profile or in your conversation.',
    openTo: 'Who sees your private album',
    takeBack: 'Take back',
    shutFor: 'Take back {{name}}’s access',
    open: 'Show my private album',
    shut: 'Close my private album',
    nowOpen: '{{name}} can see your private album now.',
    nowShut: '{{name}} no longer sees your private album.',
    makePrivate: 'Put in your private album',
    makePublic: 'Take out of your private album',
    badge: 'Private',
    photos_one: '{{count}} private photo',
    photos_other: '{{count}} private photos',
    openForYou: 'Opened for you by {{name}}.',
    shutForYou: 'Only {{name}} can open them for you, even if you have Premium.',
    ask: 'Ask',
    question: 'May I see your private photos?',
  },
}
