import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlConversations } from '#core/texts/nl/chat/conversations.ts'

/** Conversations, which only members have, in English. */
export const enConversations: TextsOf<typeof nlConversations> = {
  chats: {
    title: 'Messages',
    none: 'No conversations yet',
    noneText: 'Send someone a message and the conversation will be here.',
    pick: 'Choose a conversation',
    you: 'You: {{text}}',
    empty: 'No messages yet',
    remove: 'Remove the conversation with {{name}}',
    removeSure: 'Remove this conversation from your list?',
    removeFailed: 'The conversation could not be removed.',
  },
  chat: {
    label: 'Conversation with {{name}}',
    older: 'Earlier messages',
    write: 'Write to {{name}}…',
    message: 'Message',
    send: 'Send · {{price}}',
    sendFree: 'Send',
    balance: 'You have {{credits}}',
    euro: 'A credit costs you from {{price}}',
    left_one: '{{count}} character left',
    left_other: '{{count}} characters left',
    over_one: '{{count}} character too long',
    over_other: '{{count}} characters too long',
    start: 'Say hello to {{name}}.',
    newMessage: 'New message from {{name}}: {{text}}',
    sent: 'Sent',
    read: 'Read',
    buy: 'Buy credits',
    premium: 'Become Premium',
    premiumText:
      'Free members start {{conversations}}. Your first purchase makes you Premium, and you can chat with everyone.',
    kept: 'Your text is kept.',
    confirmTitle: '{{name}} is a fictional profile',
    confirmText:
      'Answers come from the site, not from a real person, and physical contact is not possible. This message costs {{price}}.',
    confirmYes: 'Yes, send',
    confirmNo: 'Do not send',
    today: 'Today',
    yesterday: 'Yesterday',
  },
  outbox: {
    sending: 'Being sent',
    waiting: 'Waiting for a connection',
    failed: 'Not sent',
    sent: 'Sent',
    discarded: 'Discarded',
    retry: 'Again',
    discard: 'Discard',
    leave_one: '{{count}} message has not been sent yet. Log out anyway?',
    leave_other: '{{count}} messages have not been sent yet. Log out anyway?',
  },
  icebreakers: {
    title: 'Looking for a first line? Pick one, you can still change it.',
  },
}
