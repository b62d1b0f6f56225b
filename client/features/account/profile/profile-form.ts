import { unsentOf } from '#client/parts/account/unsent-profile.ts'
import { useActionKey } from '#client/platform/api/action-key.ts'
import { call } from '#client/platform/api/call.ts'
import { Refused } from '#client/platform/api/call-errors.ts'
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

/** Town, region and country are sent together. */
const withPlace = (
  { city, region, country }: ProfileForm,
  changed: WireProfileChange,
): WireProfileChange => {
  const isMoved = ['city', 'region', 'country'].some((field) => field in changed)
  return isMoved ? { ...changed, city, region, country } : changed
}

/** After this long a step that is not saved yet is kept on the device, and the member goes on. */
const STEP_MS_MAX = 5_000

type Keep = (change: WireProfileChange) => void

/**
 * One's own profile as a form, whole or a part of it at a time. With `keep` a change that does not
 * reach the server is kept to be sent later.
 */
export const useProfileForm = (user: User, onSent: () => void, keep?: Keep) => {
  const keyOf = useActionKey()
  const settings = useSettings()
  const save = async (body: WireProfileChange) => {
    const options = { body, idempotencyKey: keyOf(body) }
    if (!keep) return call('PUT /api/profile.php', options)
    const signal = AbortSignal.timeout(STEP_MS_MAX)
    try {
      return await call('PUT /api/profile.php', { ...options, signal, retries: 0 })
    } catch (error) {
      if (error instanceof Refused) throw error
      keep(body)
      return null
    }
  }
  return useForm({
    initial: Object.assign(formOf(user), unsentOf(user.id)),
    draft: { key: formKey(user.id, 'profile'), without: [] },
    check: (typed) => errorsOf(profileForm, typed),
    send: async (typed, changed) => {
      const body = withPlace(typed, changed)
      if (Object.keys(body).length === 0) return
      const saved = await save(body)
      if (!saved) return
      queryClient.setQueryData(userQuery.queryKey, saved.user)
      const shown = shownOf(saved.user.profile, settings)
      queryClient.setQueryData(memberQuery(user.id).queryKey, (known) => known && shown)
    },
    onSent,
  })
}
