import { call } from '#client/platform/api/call.ts'
import { queryClient } from '#client/platform/api/client.ts'
import { userQuery } from '#client/platform/api/user-query.ts'
import type { NotificationSwitch } from '#core/account/settings/notifications.ts'

/** Switches one kind of notification on or off on one channel. */
export const setNotification = async (name: NotificationSwitch, on: boolean) => {
  const { user } = await call('PUT /api/user.php?notifications=1', { body: { name, on } })
  queryClient.setQueryData(userQuery.queryKey, user)
}
