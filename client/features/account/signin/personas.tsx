import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#client/platform/api/call.ts'
import { personasQuery } from '#client/platform/api/list-queries.ts'
import { sessionBegan } from '#client/platform/api/session.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useWords } from '#client/platform/i18n/words.ts'
import { paths } from '#client/platform/paths.ts'
import { useNavigate } from '#client/platform/router/hooks.ts'
import { Link } from '#client/platform/router/link.tsx'
import { Notice } from '#client/ui/states.tsx'
import type { Persona } from '#core/demo/values.ts'
import styles from './personas.module.css'

/** Where the past of some of them shows. */
const pastOf: Partial<Record<Persona, string>> = {
  regular: paths.repeatOrder(),
  refunded: paths.transactions(),
}

/** In a demo: one click, and one is somebody with a past. */
export const Personas = ({
  onEntered,
}: {
  /** `past`: where to go on to, unless a page asked for a login. */
  onEntered: (past?: string) => Promise<void> | void
}) => {
  const { t } = useTranslation()
  const { of } = useWords()
  const { personas } = useSuspenseQuery(personasQuery).data
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const enter = async (persona: Persona) => {
    if (busy) return
    setBusy(true)
    setFailure(null)
    try {
      const { user } = await call('POST /api/personas.php', { body: { persona } })
      if (!user) return await navigate(paths.accountDeleted())
      sessionBegan(user)
      await onEntered(pastOf[persona])
    } catch (error) {
      setFailure(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className={styles.personas}>
      <p>{t('personas.lead')}</p>
      <ul>
        {personas.map((persona) => (
          <li key={persona}>
            <button type="button" aria-disabled={busy} onClick={() => enter(persona)}>
              <strong>{t(`personas.${persona}`)}</strong>
              <span>{t(`personas.${persona}Text`)}</span>
            </button>
          </li>
        ))}
      </ul>
      {failure !== null && <Notice tone="bad">{of(failure)}</Notice>}
      <p>
        <Link to={paths.charts()}>{t('personas.charts')}</Link>
      </p>
      <p>
        <a href="/dev/clock">{t('personas.clock')}</a>
      </p>
    </div>
  )
}
