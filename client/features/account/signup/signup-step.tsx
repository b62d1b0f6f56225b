import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { useShown } from '#client/platform/api/hooks.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useWords } from '#client/platform/i18n/words.ts'
import { paths } from '#client/platform/paths.ts'
import { useNavigate } from '#client/platform/router/hooks.ts'
import { Button } from '#client/ui/button.tsx'
import styles from '#client/ui/form.module.css'
import { Notice } from '#client/ui/states.tsx'
import type { SignupStep } from '#core/account/signup/rules.ts'
import type { User } from '#core/contract/shapes.ts'
import { AppearanceFields } from '../profile/appearance-fields.tsx'
import { Interests } from '../profile/interests.tsx'
import { PlaceFields, StoryFields } from '../profile/profile-fields.tsx'
import { useProfileForm } from '../profile/profile-form.ts'
import type { SignupActor } from './signup-actor.ts'
import { PhotoStep, PushStep } from './signup-own-steps.tsx'
import steps from './signup-steps.module.css'

type ProfileStepName = Exclude<SignupStep, 'photo' | 'push'>
type Props = { user: User; actor: SignupActor }

/** How far one is: a bar for each step, those behind one filled, and the same in words. */
export const StepsDone = ({ actor, step }: { actor: SignupActor; step: SignupStep }) => {
  const { t } = useTranslation()
  const { offered } = useSelector(actor, (snapshot) => snapshot.context)
  const nth = offered.indexOf(step) + 1
  return (
    <div className={steps.done}>
      <span className={steps.bars} aria-hidden="true">
        {offered.map((one, index) => (
          <span key={one} data-done={index < nth} />
        ))}
      </span>
      <p>{t('signupSteps.nth', { nth, of: offered.length })}</p>
    </div>
  )
}

/** The ways past a step: skipped, gone back from, or left for later. */
const StepNavigation = ({ actor }: { actor: SignupActor }) => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const canGoBack = useSelector(actor, (snapshot) => snapshot.can({ type: 'back' }))
  const close = async () => {
    await navigate(paths.members(), { replace: true })
    actor.send({ type: 'close' })
  }
  return (
    <>
      <Button variant="default" size="lg" onClick={() => actor.send({ type: 'skip' })}>
        {t('signupSteps.skip')}
      </Button>
      <div className={steps.aside}>
        {canGoBack && (
          <Button variant="subtle" onClick={() => actor.send({ type: 'back' })}>
            {t('nav.back')}
          </Button>
        )}
        <Button variant="subtle" onClick={close}>
          {t('signupSteps.close')}
        </Button>
      </div>
    </>
  )
}

const ProfileStep = ({ user, actor, step }: Props & { step: ProfileStepName }) => {
  const { t } = useTranslation()
  const { of } = useWords()
  const shown = useShown()
  const form = useProfileForm(user, () => actor.send({ type: 'saved' }))
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
      <Button type="submit" size="lg" loading={form.sending}>
        {t('signupSteps.next')}
      </Button>
      <StepNavigation actor={actor} />
    </form>
  )
}

/** One step after the form (product spec, section 2). */
export const SignupStepForm = ({ user, actor, step }: Props & { step: SignupStep }) => {
  const { t } = useTranslation()
  const navigation = <StepNavigation actor={actor} />
  const saved = () => actor.send({ type: 'saved' })
  return (
    <>
      <p>{t(`signupSteps.${step}Text`)}</p>
      {step === 'photo' && <PhotoStep user={user} onSaved={saved} navigation={navigation} />}
      {step === 'push' && <PushStep user={user} onSaved={saved} navigation={navigation} />}
      {step !== 'photo' && step !== 'push' && <ProfileStep user={user} actor={actor} step={step} />}
    </>
  )
}
