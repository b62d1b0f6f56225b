import { useActionKey } from '#client/platform/api/action-key.ts'
import { call } from '#client/platform/api/call.ts'
import { queryClient } from '#client/platform/api/client.ts'
import { userQuery } from '#client/platform/api/queries.ts'
import { useWords } from '#client/platform/i18n/words.ts'
import { useForm } from '#client/ui/form.ts'
import { errorsOf } from '#client/ui/schema-errors.ts'
import { type ProfileForm, profileForm } from '#core/account/contract.ts'
import { ADULT_AGE } from '#core/account/rules.ts'
import type { User } from '#core/contract/shapes.ts'

const formOf = ({ profile, city, region, country, sexuality, consent }: User): ProfileForm => ({
  ...{ city, region, country, about_me: profile.about_me, reason: profile.reason },
  ...{ tattoos: profile.tattoos, hair_color: profile.hair_color, eye_color: profile.eye_color },
  ...{ body_type: profile.body_type, relationship_status: profile.relationship_status },
  interests: profile.interests,
  ...(consent && { sexuality }),
})

/** One's own profile as a form, whole or a part of it at a time. */
export const useProfileForm = (user: User, onSaved: () => void) => {
  const keyOf = useActionKey()
  const { field } = useWords()
  const form = useForm({
    initial: formOf(user),
    check: (typed) => errorsOf(profileForm, typed),
    send: async (body) => {
      const saved = await call('PUT /api/profile.php', { body, idempotencyKey: keyOf(body) })
      queryClient.setQueryData(userQuery.queryKey, saved.user)
      await queryClient.invalidateQueries({ queryKey: ['member', user.id] })
      onSaved()
    },
  })
  const wrong = (name: keyof ProfileForm) => {
    const code = form.errors[name]
    return code && field(code, ADULT_AGE)
  }
  return { ...form, wrong }
}
