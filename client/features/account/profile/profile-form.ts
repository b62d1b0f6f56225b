import { useActionKey } from '#client/platform/api/action-key.ts'
import { call } from '#client/platform/api/call.ts'
import { queryClient } from '#client/platform/api/client.ts'
import { useSettings } from '#client/platform/api/hooks.ts'
import { memberQuery } from '#client/platform/api/member-query.ts'
import { userQuery } from '#client/platform/api/user-query.ts'
import { useForm } from '#client/platform/form/form.ts'
import { formKey } from '#client/platform/form/kept-text.ts'
import { errorsOf } from '#client/platform/form/schema-errors.ts'
import { type ProfileForm, profileForm, type WireProfileChange } from '#core/account/contract.ts'
import type { User } from '#core/contract/shapes.ts'
import { shownOf } from '#core/discovery/showing.ts'

const formOf = ({ profile, city, region, country, sexuality, consent }: User): ProfileForm => ({
  city,
  region,
  country,
  about_me: profile.about_me,
  reason: profile.reason,
  tattoos: profile.tattoos,
  hair_color: profile.hair_color,
  eye_color: profile.eye_color,
  body_type: profile.body_type,
  relationship_status: profile.relationship_status,
  interests: profile.interests,
  ...(consent && { sexuality }),
})

/** A place is changed as a whole. */
const withPlace = (
  { city, region, country }: ProfileForm,
  changed: WireProfileChange,
): WireProfileChange => {
  const isMoved = ['city', 'region', 'country'].some((field) => field in changed)
  return isMoved ? { ...changed, city, region, country } : changed
}

/** One's own profile as a form, whole or a part of it at a time. */
export const useProfileForm = (user: User, onSent: () => void) => {
  const keyOf = useActionKey()
  const settings = useSettings()
  return useForm({
    initial: formOf(user),
    draft: { key: formKey(user.id, 'profile'), without: [] },
    check: (typed) => errorsOf(profileForm, typed),
    send: async (typed, changed) => {
      const body = withPlace(typed, changed)
      if (Object.keys(body).length === 0) return
      const saved = await call('PUT /api/profile.php', { body, idempotencyKey: keyOf(body) })
      queryClient.setQueryData(userQuery.queryKey, saved.user)
      const shown = shownOf(saved.user.profile, settings)
      queryClient.setQueryData(memberQuery(user.id).queryKey, (known) => known && shown)
    },
    onSent,
  })
}
