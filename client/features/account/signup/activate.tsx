import { useMutation } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useParams } from 'react-router'
import { useActionKey } from '#client/platform/api/action-key.ts'
import { call } from '#client/platform/api/call.ts'
import { Refused } from '#client/platform/api/call-errors.ts'
import { sessionBegan } from '#client/platform/api/session.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useWords } from '#client/platform/i18n/words.ts'
import { paths } from '#client/platform/paths.ts'
import { useNavigate } from '#client/platform/router/hooks.ts'
import type { LoaderArgs } from '#client/platform/router/page-route.ts'
import { useSearchParams } from '#client/platform/router/search-params.ts'
import { Button } from '#client/ui/button.tsx'
import { ScenePage } from '#client/ui/scene.tsx'
import { Notice } from '#client/ui/states.tsx'
import { ChoosePassword, nameWithoutPassword } from '../credentials/choose-password.tsx'

/** Mailed tokens are 256 random bits in base64url; no other single word is a page. */
const TOKEN = /^[\w-]{43}$/

export const loader = ({ params }: LoaderArgs) => {
  if (!TOKEN.test(params.token ?? '')) throw new Response(null, { status: 404 })
  return null
}

const ComeBack = lazy(async () => ({
  default: (await import('../leaving/come-back.tsx')).ComeBack,
}))

/** Only the button changes something: mail scanners follow links. */
const Activate = () => {
  const { t } = useTranslation()
  const { of } = useWords()
  const navigate = useNavigate()
  const { token = '' } = useParams()
  const keyOf = useActionKey()
  const activation = useMutation({
    mutationFn: (chosen: { password?: string }) => {
      const body = { token, ...chosen }
      return call('POST /api/activation.php', { body, idempotencyKey: keyOf(body) })
    },
    onSuccess: async ({ user }) => {
      sessionBegan(user)
      await navigate(paths.activateDone(), { replace: true })
    },
    onError: async (error) => {
      const isInvalid = error instanceof Refused && error.refusal.error === 'link_invalid'
      if (isInvalid) await navigate(paths.activateError(), { replace: true })
    },
  })
  const [profileName, setProfileName] = useState<string | null>(null)
  const name = nameWithoutPassword(activation.error)
  if (name !== null && name !== profileName) setProfileName(name)
  if (profileName !== null) {
    return (
      <ScenePage name="dusk" size="form">
        <ChoosePassword
          name={profileName}
          why={t('activate.chooseText')}
          notYou={t('activate.chooseNotYou', { name: profileName })}
          submit={t('activate.submit')}
          onChosen={(password) => activation.mutateAsync({ password })}
        />
      </ScenePage>
    )
  }
  return (
    <ScenePage name="dusk" size="form">
      <h1>{t('activate.title')}</h1>
      <p>{t('activate.text')}</p>
      {activation.isError && <Notice tone="bad">{of(activation.error)}</Notice>}
      <Button size="lg" loading={activation.isPending} onClick={() => activation.mutate({})}>
        {t('activate.submit')}
      </Button>
    </ScenePage>
  )
}

/** What a mailed link opens: the goodbye mail's says so in its query. */
export const Component = () => {
  const [search] = useSearchParams()
  if (!search.has('back')) return <Activate />
  return (
    <Suspense>
      <ComeBack />
    </Suspense>
  )
}
