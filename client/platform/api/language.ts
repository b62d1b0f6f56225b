import { changeLanguage } from '#client/platform/i18n/i18n.ts'
import { rememberLanguage } from '#client/platform/i18n/remembered.ts'
import type { User } from '#core/contract/shapes.ts'
import { call } from './call.ts'
import { queryClient } from './client.ts'
import { userQuery } from './user-query.ts'

/** Shows the product in a language from now on; a member's choice is kept on the account too. */
export const chooseLanguage = async (language: string, user: User | null) => {
  rememberLanguage(language)
  await changeLanguage(language)
  if (!user) return
  const answer = await call('PUT /api/user.php', { body: { language } }).catch(() => null)
  if (answer) queryClient.setQueryData(userQuery.queryKey, answer.user)
}
