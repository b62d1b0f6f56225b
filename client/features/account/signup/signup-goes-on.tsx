import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { LookInMail } from './look-in-mail.tsx'
import { signupActor } from './signup-actor.ts'
import { SignupFrame } from './signup-frame.tsx'
import { SignupLogin } from './signup-login.tsx'

type Props = { onForm: () => void; onClose: () => void }

/** After the form, on this device: where the chart says that sign-up is. */
export const SignupGoesOn = ({ onForm, onClose }: Props) => {
  const { t } = useTranslation()
  const [actor] = useState(() => signupActor())
  const at = useSelector(actor, (snapshot) => snapshot)
  const waits = at.matches('mailed')
  useEffect(() => {
    if (!waits) onForm()
  }, [waits, onForm])
  if (!waits) return null
  return (
    <SignupFrame title={t('signupSteps.mailTitle')} place="dusk" onClose={onClose}>
      <LookInMail email={at.context.email ?? ''} onAgain={() => actor.send({ type: 'again' })} />
      <SignupLogin />
    </SignupFrame>
  )
}
