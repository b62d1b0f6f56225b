import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { useUnsentProfile } from '#client/parts/account/unsent-profile.ts'
import { queryClient } from '#client/platform/api/client.ts'
import { useMember, useSettings } from '#client/platform/api/hooks.ts'
import { interestsQuery } from '#client/platform/api/list-queries.ts'
import { regionsQuery } from '#client/platform/api/region-query.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths.ts'
import { useNavigate } from '#client/platform/router/hooks.ts'
import { Button } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/states.tsx'
import { useTopOfStep } from '#client/ui/top-of-step.ts'
import { signupSteps } from '#core/account/signup/rules.ts'
import type { User } from '#core/contract/shapes.ts'
import type { Settings } from '#core/site/views.ts'
import { type SignupActor, signupActor } from './signup-actor.ts'
import { SignupFrame } from './signup-frame.tsx'
import { openStepsOf } from './signup-open.ts'
import { SignupStepForm, StepsDone } from './signup-step.tsx'

export const loader = () =>
  Promise.all([
    queryClient.ensureQueryData(regionsQuery),
    queryClient.ensureQueryData(interestsQuery),
  ])

const enteredBy = (user: User, settings: Settings): SignupActor => {
  const actor = signupActor()
  const entered = { type: 'entered', offered: openStepsOf(user, settings) } as const
  if (actor.getSnapshot().can(entered)) actor.send(entered)
  return actor
}

const Completed = ({ actor }: { actor: SignupActor }) => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { profile } = actor.getSnapshot().context
  const goOn = async () => {
    await navigate(profile ? paths.member(profile) : paths.signupMatches(), { replace: true })
    actor.send({ type: 'finish' })
  }
  return (
    <>
      <p>{t('signupSteps.doneText')}</p>
      <Button size="lg" onClick={goOn}>
        {profile ? t('signupSteps.toProfile') : t('signupSteps.toMatches')}
      </Button>
      {actor.getSnapshot().can({ type: 'back' }) && (
        <Button variant="subtle" onClick={() => actor.send({ type: 'back' })}>
          {t('nav.back')}
        </Button>
      )}
    </>
  )
}

/** What sign-up left open, step by step; each can be skipped (product spec, section 2). */
export const Component = () => {
  const { t } = useTranslation()
  const user = useMember()
  const settings = useSettings()
  const { isWaiting, keep } = useUnsentProfile(user.id)
  const [actor] = useState(() => enteredBy(user, settings))
  const at = useSelector(actor, (snapshot) => snapshot)
  const step = signupSteps.find((name) => at.matches(name))
  useTopOfStep(String(at.value))
  const title = step ? t(`signupSteps.${step}`) : t('signupSteps.doneTitle')
  return (
    <SignupFrame title={title} above={step && <StepsDone actor={actor} step={step} />}>
      {isWaiting && <Notice>{t('signupSteps.kept')}</Notice>}
      {step && <SignupStepForm key={step} user={user} actor={actor} step={step} keep={keep} />}
      {at.matches('completed') && <Completed actor={actor} />}
    </SignupFrame>
  )
}
