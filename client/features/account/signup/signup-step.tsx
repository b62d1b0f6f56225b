import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { useSettings, useShown } from '#client/platform/api/hooks.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useWords } from '#client/platform/i18n/words.ts'
import { paths } from '#client/platform/paths.ts'
import { useNavigate } from '#client/platform/router/hooks.ts'
import { Button, PlainButton } from '#client/ui/button.tsx'
import styles from '#client/ui/form.module.css'
import { BackIcon } from '#client/ui/icons.tsx'
import { Notice } from '#client/ui/states.tsx'
import type { WireProfileChange } from '#core/account/contract.ts'
import type { SignupStep } from '#core/account/signup/rules.ts'
import { placeOf } from '#core/account/signup/steps.ts'
import type { User } from '#core/contract/shapes.ts'
import { AppearanceFields } from '../profile/appearance-fields.tsx'
import { Interests } from '../profile/interests.tsx'
import { PlaceFields, StoryFields } from '../profile/profile-fields.tsx'
import { useProfileForm } from '../profile/profile-form.ts'
import type { SignupActor } from './signup-actor.ts'
import { stepsHere } from './signup-open.ts'
import { PhotoStep, PushStep } from './signup-own-steps.tsx'
import { Progress } from './signup-progress.tsx'
import look from './signup-steps.module.css'

type ProfileStepName = Exclude<SignupStep, 'photo' | 'push'>
type Props = { user: User; actor: SignupActor; keep: (change: WireProfileChange) => void }

/** From the first step the way back leads out: the form has been sent. */
const useCanGoBack = (actor: SignupActor) =>
  useSelector(actor, (snapshot) => snapshot.can({ type: 'back' }))

const useClose = (actor: SignupActor) => {
  const navigate = useNavigate()
  return async () => {
    await navigate(paths.members(), { replace: true })
    actor.send({ type: 'close' })
  }
}

/** The way back, and how far one is: the form was the first step. */
export const StepsDone = ({ actor, step }: { actor: SignupActor; step: SignupStep }) => {
  const { t } = useTranslation()
  const steps = stepsHere(useSettings())
  const canGoBack = useCanGoBack(actor)
  const close = useClose(actor)
  return (
    <>
      <PlainButton
        className={look.back}
        aria-label={canGoBack ? t('nav.back') : t('signupSteps.close')}
        onClick={canGoBack ? () => actor.send({ type: 'back' }) : close}
      >
        <BackIcon />
      </PlainButton>
      <Progress {...placeOf(step, steps)} />
    </>
  )
}

/** The ways past a step: skipped, or left for later. */
const StepNavigation = ({ actor }: { actor: SignupActor }) => {
  const { t } = useTranslation()
  const canGoBack = useCanGoBack(actor)
  const close = useClose(actor)
  return (
    <div className={look.aside}>
      <Button variant="subtle" onClick={() => actor.send({ type: 'skip' })}>
        {t('signupSteps.skip')}
      </Button>
      {canGoBack && (
        <PlainButton className={look.later} onClick={close}>
          {t('signupSteps.close')}
        </PlainButton>
      )}
    </div>
  )
}

const ProfileStep = ({ user, actor, step, keep }: Props & { step: ProfileStepName }) => {
  const { t } = useTranslation()
  const { of } = useWords()
  const shown = useShown()
  const form = useProfileForm(user, () => actor.send({ type: 'saved' }), keep)
  const fields: Record<ProfileStepName, ReactNode> = {
    place: <PlaceFields user={user} form={form} />,
    personal: <AppearanceFields values={form.values} set={form.set} />,
    about: (
      <>
        <StoryFields form={form} />
        {shown('interests') && (
          <Interests
            chosen={form.values.interests}
            onChange={(next) => form.set('interests', next)}
          />
        )}
      </>
    ),
  }
  return (
    <form ref={form.ref} className={styles.form} onSubmit={form.submit} noValidate>
      {fields[step]}
      {form.failure !== null && <Notice tone="bad">{of(form.failure)}</Notice>}
      <div className={look.submit}>
        <Button type="submit" size="lg" wide loading={form.sending}>
          {t('signupSteps.next')}
        </Button>
      </div>
      <StepNavigation actor={actor} />
    </form>
  )
}

/** One step after the form (product spec, section 2). */
export const SignupStepForm = ({ user, actor, step, keep }: Props & { step: SignupStep }) => {
  const { t } = useTranslation()
  const navigation = <StepNavigation actor={actor} />
  const saved = () => actor.send({ type: 'saved' })
  return (
    <>
      <p className={look.lead}>{t(`signupSteps.${step}Text`)}</p>
      {step === 'photo' && <PhotoStep user={user} onSaved={saved} navigation={navigation} />}
      {step === 'push' && <PushStep user={user} onSaved={saved} navigation={navigation} />}
      {step !== 'photo' && step !== 'push' && (
        <ProfileStep user={user} actor={actor} step={step} keep={keep} />
      )}
    </>
  )
}
