import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlBlocking } from '#core/texts/nl/chat/blocking.ts'

/** Members that one blocks, and conversations that have ended, in English. */
export const enBlocking: TextsOf<typeof nlBlocking> = {
  blocks: {
    block: 'Block',
    blockName: 'Block {{name}}',
    menu: 'More',
    sure: 'Block {{name}}? Your conversation and likes disappear, and you no longer see each other. You can unblock later.',
    done: '{{name}} is blocked.',
    lift: 'Unblock',
    liftName: 'Unblock {{name}}',
    lifted: '{{name}} is no longer blocked.',
    title: 'Blocked members',
    text: 'Whoever you block can neither see you nor send you anything. They are not told.',
    none: 'You have blocked nobody',
    noneText: 'You can block from a profile and in a conversation.',
  },
  gone: {
    name: 'Deleted member',
    title: 'This conversation is no longer there',
    text: 'The member is gone or the conversation was removed. There are plenty of others to chat with.',
    look: 'Browse members',
    removed: 'This message was erased.',
    refunded: 'Not read, your credits are back',
    unanswered: 'No answer within 48 hours, your credits are back',
  },
}
