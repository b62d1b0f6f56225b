import { call } from '#client/platform/api/call.ts'
import { queryClient } from '#client/platform/api/client.ts'
import { userQuery } from '#client/platform/api/user-query.ts'

/** Shows the member to others, or to nobody. */
export const setVisible = async (visible: boolean) => {
  const { user } = await call('PUT /api/user.php?visibility=1', { body: { visible } })
  queryClient.setQueryData(userQuery.queryKey, user)
}
