import '#client/ui/inputs.css'
import { Button } from '@mantine/core'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useWords } from '#client/i18n/words.ts'
import { paths } from '#client/paths.ts'
import styles from '#client/ui/form.module.css'
import { Notice } from '#client/ui/states.tsx'
import type { User } from '#core/contract/shapes.ts'
import { Interests } from './interests.tsx'
import { LookFields } from './look-fields.tsx'
import { PlaceFields, StoryFields } from './profile-fields.tsx'
import { useProfileForm } from './profile-form.ts'
import type { SignupActor } from './signup-actor.ts'

type Asked = 'place' | 'personal' | 'about'

const Later = ({ actor }: { actor: SignupActor }) => {
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
      {canGoBack && (
        <Button variant="subtle" onClick={() => actor.send({ type: 'back' })}>
          {t('nav.back')}
        </Button>
      )}
      <Button variant="subtle" onClick={close}>
        {t('signupSteps.close')}
      </Button>
    </>
  )
}

/** One step after the form: saved, skipped, gone back from or left for later. */
export const SignupStepForm = ({ user, actor }: { user: User; actor: SignupActor }) => {
  const { t } = useTranslation()
  const { of } = useWords()
  const at = useSelector(actor, (snapshot) => snapshot)
  const form = useProfileForm(user, () => actor.send({ type: 'saved' }))
  const fields: Record<Asked, ReactNode> = {
    place: <PlaceFields user={user} form={form} />,
    personal: <LookFields values={form.values} set={form.set} />,
    about: (
      <>
        <StoryFields form={form} />
        <Interests
          chosen={form.values.interests}
          onChange={(next) => form.set('interests', next)}
        />
      </>
    ),
  }
  const step = (Object.keys(fields) as Asked[]).find((name) => at.matches(name))
  if (!step) return null
  const { offered } = at.context
  return (
    <form ref={form.ref} className={styles.form} onSubmit={form.submit} noValidate>
      <p>{t('signupSteps.nth', { nth: offered.indexOf(step) + 1, of: offered.length })}</p>
      <h1>{t(`signupSteps.${step}`)}</h1>
      <p>{t(`signupSteps.${step}Text`)}</p>
      {fields[step]}
      {form.failure !== null && <Notice tone="bad">{of(form.failure)}</Notice>}
      <Button type="submit" size="lg" loading={form.sending}>
        {t('signupSteps.next')}
      </Button>
      <Later actor={actor} />
    </form>
  )
}
