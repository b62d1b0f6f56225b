import type { MailTemplate } from '#core/kernel/jobs.ts'
import { type NoticeKind, noticeKinds } from '#core/push/values.ts'

/** The ways by which they are told. */
export const channels = ['email', 'push'] as const
export type Channel = (typeof channels)[number]

/** One switch of the settings, as `notifications_disabled` holds it when it is off. */
export type NotificationSwitch = `${Channel}:${NoticeKind}`

export const switchOf = (channel: Channel, kind: NoticeKind): NotificationSwitch =>
  `${channel}:${kind}`

/** A mail about messages tells of gifts too; those about money and the account always come. */
export const mailedNotices = [
  'newMessages',
  'newLikes',
  'matches',
  'newMembers',
] as const satisfies readonly NoticeKind[]
export type MailedNotice = (typeof mailedNotices)[number]
const mailed: readonly NoticeKind[] = mailedNotices

/** By mail: which notification it is; null of a service mail, which cannot be switched off. */
export const noticeOfMail: Record<MailTemplate, MailedNotice | null> = {
  activation: null,
  passwordGuessed: null,
  welcome: null,
  alreadyMember: null,
  addressHeld: null,
  addressBanned: null,
  firstMessageLost: null,
  passwordReset: null,
  passwordChanged: null,
  emailChangeAsked: null,
  emailChanged: null,
  addressTaken: null,
  newDevice: null,
  receipt: null,
  mandateSigned: null,
  debitAhead: null,
  withdrawalLink: null,
  newMessages: 'newMessages',
  newLikes: 'newLikes',
  matches: 'matches',
  newMembers: 'newMembers',
  leaving: null,
  statement: null,
  reportOutcome: null,
  restored: null,
  loggedOut: null,
  goodwill: null,
  erased: null,
}

/** Whether a member may choose to be told of this by this way. */
export const isChosen = (channel: Channel, kind: NoticeKind): boolean =>
  channel === 'push' || mailed.includes(kind)

/** What is mailed about, whatever a member chooses. */
export const isAlwaysMailed = (kind: NoticeKind): boolean =>
  kind === 'payments' || kind === 'account'

export const notificationSwitches: readonly NotificationSwitch[] = channels.flatMap((channel) =>
  noticeKinds.filter((kind) => isChosen(channel, kind)).map((kind) => switchOf(channel, kind)),
)

/**
 * Whether a member wants to be told of this by this way. Mails about the account itself, such as
 * a new password, ask for no leave: they cannot be switched off.
 */
export const mayNotify = (
  disabled: readonly string[],
  channel: Channel,
  kind: NoticeKind,
): boolean => !disabled.includes(switchOf(channel, kind))

/** By their device, where they have one and want that; else by mail, where they want that. */
export const noticeChannel = (
  kind: NoticeKind,
  { hasDevice, disabled }: { hasDevice: boolean; disabled: readonly string[] },
): Channel | null => {
  if (hasDevice && mayNotify(disabled, 'push', kind)) return 'push'
  return mayNotify(disabled, 'email', kind) ? 'email' : null
}
