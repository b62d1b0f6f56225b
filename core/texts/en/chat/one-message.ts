import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlOneMessage } from '#core/texts/nl/chat/one-message.ts'

/** What one does with one message, in English. */
export const enOneMessage: TextsOf<typeof nlOneMessage> = {
  said: {
    menu: 'Options for this message',
    copy: 'Copy',
    copied: 'Copied',
    copyFailed: 'Could not copy.',
    reply: 'Reply',
    heart: 'Give a heart',
    unheart: 'Take your heart back',
    heartFailed: 'That did not work.',
    gotHeart: 'Got a heart',
    gaveHeart: 'You gave a heart',
    remove: 'Remove',
    removeSure: 'Remove this message for both of you? You get no credits back for it.',
    removeHeldSure: 'Remove this message? Nobody has seen it, so your credits come back.',
    removeFailed: 'Could not remove the message.',
    close: 'Close',
    you: 'You',
    replyTo: 'Reply to {{name}}',
    replyToSelf: 'Reply to yourself',
    dropReply: 'Do not reply to this message',
    repliedTo: 'Reply to',
    outOfReach: 'You can’t see that message here any more.',
    newSince: 'New',
    toEnd: 'To the last message',
    toEndNew_one: '{{count}} new message, to the last one',
    toEndNew_other: '{{count}} new messages, to the last one',
    leaveTitle: 'You are leaving {{site}}',
    leaveText: 'This link goes to {{host}}. If you do not know that site, better not open it.',
    leaveGo: 'Open anyway',
    leaveStay: 'Stay here',
  },
}
