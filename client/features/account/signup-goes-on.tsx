import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { LookInMail } from './look-in-mail.tsx'
import { signupActor } from './signup-actor.ts'

/** After the form, on this device: where the chart says that sign-up is. */
export const SignupGoesOn = ({ onForm }: { onForm: () => void }) => {
  const [actor] = useState(() => signupActor())
  const at = useSelector(actor, (snapshot) => snapshot)
  const waits = at.matches('mailed')
  useEffect(() => {
    if (!waits) onForm()
  }, [waits, onForm])
  if (!waits) return null
  return <LookInMail email={at.context.email ?? ''} onAgain={() => actor.send({ type: 'again' })} />
}
