import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlAround } from '#core/texts/nl/platform/around.ts'

/** What stands around the pages of a member, in English. */
export const enAround: TextsOf<typeof nlAround> = {
  fresh: {
    unread_one: '{{count}} unread message',
    unread_other: '{{count}} unread messages',
    newLikes_one: '{{count}} new like',
    newLikes_other: '{{count}} new likes',
  },
  around: {
    cancel: 'Never mind',
    chats: 'Messages',
    likes: 'Likes',
    settings: 'Settings',
    logout: 'Log out',
    own: 'Account',
    account: 'My account',
    myProfile: 'My profile',
    matchFinder: 'Match finder',
    transactions: 'Payments',
    credits: 'Credits',
    premium: 'Premium',
    confirm: 'Confirm your email address',
    confirmText: 'We have sent an email to {{email}}. Open the link in it to be able to chat.',
    confirmAsk: 'No email?',
    photo: 'Show who you are',
    photoText: 'You have no main photo yet. With a photo others know who they talk to.',
    photoAdd: 'Add a photo',
    unsent_one: '{{count}} message has not been sent yet. Log out anyway?',
    unsent_other: '{{count}} messages have not been sent yet. Log out anyway?',
  },
}
