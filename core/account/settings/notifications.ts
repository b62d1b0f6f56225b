/** What members are told of while they are away (product spec, section 3). */
export const noticeKinds = ['newMessages', 'newLikes', 'matches', 'newMembers'] as const
export type NoticeKind = (typeof noticeKinds)[number]

/** The ways by which they are told. */
export const channels = ['email', 'push'] as const
export type Channel = (typeof channels)[number]

/** One switch of the settings, as `notifications_disabled` holds it when it is off. */
export type NotificationSwitch = `${Channel}:${NoticeKind}`

export const switchOf = (channel: Channel, kind: NoticeKind): NotificationSwitch =>
  `${channel}:${kind}`

export const notificationSwitches: readonly NotificationSwitch[] = channels.flatMap((channel) =>
  noticeKinds.map((kind) => switchOf(channel, kind)),
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
