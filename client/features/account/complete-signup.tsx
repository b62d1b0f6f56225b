import { Button } from '@mantine/core'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { queryClient } from '#client/api/client.ts'
import { useMember } from '#client/api/hooks.ts'
import { interestsQuery, regionsQuery } from '#client/api/queries.ts'
import { paths } from '#client/paths.ts'
import { SparkIcon } from '#client/ui/icons.tsx'
import { Page } from '#client/ui/page.tsx'
import { Empty } from '#client/ui/states.tsx'
import type { User } from '#core/contract/shapes.ts'
import { type SignupActor, signupActor } from './signup-actor.ts'
import { openStepsOf } from './signup-open.ts'
import { SignupStepForm } from './signup-step.tsx'

export const loader = () =>
  Promise.all([
    queryClient.ensureQueryData(regionsQuery),
    queryClient.ensureQueryData(interestsQuery),
  ])

const enteredBy = (user: User): SignupActor => {
  const actor = signupActor()
  const entered = { type: 'entered', offered: openStepsOf(user) } as const
  if (actor.getSnapshot().can(entered)) actor.send(entered)
  return actor
}

const Completed = ({ actor }: { actor: SignupActor }) => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { profile } = actor.getSnapshot().context
  const goOn = async () => {
    await navigate(profile ? paths.member(profile) : paths.members(), { replace: true })
    actor.send({ type: 'finish' })
  }
  return (
    <Empty
      title={t('signupSteps.doneTitle')}
      text={t('signupSteps.doneText')}
      icon={<SparkIcon size={32} filled />}
      whole
    >
      <Button size="lg" onClick={goOn}>
        {profile ? t('signupSteps.toProfile') : t('activate.doneGo')}
      </Button>
    </Empty>
  )
}

/** What sign-up left open, step by step; each can be skipped (product spec, section 2). */
export const Component = () => {
  const user = useMember()
  const [actor] = useState(() => enteredBy(user))
  const at = useSelector(actor, (snapshot) => snapshot)
  return (
    <Page width="narrow">
      {at.matches('completed') ? (
        <Completed actor={actor} />
      ) : (
        <SignupStepForm key={String(at.value)} user={user} actor={actor} />
      )}
    </Page>
  )
}
