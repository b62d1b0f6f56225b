import { changeLanguage } from '#client/platform/i18n/i18n.ts'
import { rememberLanguage } from '#client/platform/i18n/remembered.ts'
import type { User } from '#core/contract/shapes.ts'
import { LANGUAGE_ASKED } from '#core/site/engines/rules.ts'
import { call } from './call.ts'
import { queryClient } from './client.ts'
import { userQuery } from './user-query.ts'

/** An address that named another language would bring that one back when it is loaded again. */
const forgetAsked = () => {
  const to = new URL(window.location.href)
  if (!to.searchParams.has(LANGUAGE_ASKED)) return
  to.searchParams.delete(LANGUAGE_ASKED)
  window.history.replaceState(window.history.state, '', to)
}

/** Answers in which the server speaks for itself. */
const SAID = [['terms'], ['direct-debit']]

/** Shows the product in a language from now on; a member's choice is kept on the account too. */
export const chooseLanguage = async (language: string, user: User | null) => {
  rememberLanguage(language)
  forgetAsked()
  await changeLanguage(language)
  if (!user) return
  const answer = await call('PUT /api/user.php', { body: { language } }).catch(() => null)
  if (answer) queryClient.setQueryData(userQuery.queryKey, answer.user)
  for (const queryKey of SAID) void queryClient.invalidateQueries({ queryKey })
}
