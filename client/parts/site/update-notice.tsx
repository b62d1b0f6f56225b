import { useEffect, useState } from 'react'
import { createPath, useLocation } from 'react-router'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useNavigation } from '#client/platform/router/hooks.ts'
import { PlainButton } from '#client/ui/button.tsx'
import { CloseIcon } from '#client/ui/icons.tsx'
import { isTyped, watchTyping } from '#client/ui/typed.ts'
import { mayLoadAnew, tellsOfUpdate } from '#core/site/install/rules.ts'
import { routeOf } from '#core/site/routes.ts'
import { loadUpdate, useIsUpdateReady, watchForUpdate } from './update.ts'
import styles from './update-notice.module.css'

/** The new version comes with the next page, unless something is being typed or paid. */
const useWithNextPage = (isReady: boolean) => {
  const { pathname } = useLocation()
  const next = useNavigation().location
  useEffect(() => {
    if (!isReady || !next) return
    const [from, to] = [routeOf(pathname), routeOf(next.pathname)]
    if (mayLoadAnew({ from, to, isTyped: isTyped() })) loadUpdate(createPath(next))
  }, [isReady, next, pathname])
}

/** Says quietly that there is a new version, which one may have at once. */
export const UpdateNotice = () => {
  const { t } = useTranslation()
  const location = useLocation()
  const isReady = useIsUpdateReady()
  const [isPutAway, putAway] = useState(false)
  useEffect(() => {
    const ending = new AbortController()
    watchTyping(ending.signal)
    void watchForUpdate(ending.signal).catch(() => undefined)
    return () => ending.abort()
  }, [])
  useWithNextPage(isReady)
  const shows = isReady && !isPutAway && tellsOfUpdate(routeOf(location.pathname))
  return (
    <div role="status">
      {shows && (
        <p className={styles.notice}>
          <span>{t('update.there')}</span>
          <PlainButton onClick={() => loadUpdate(createPath(location))}>
            {t('update.load')}
          </PlainButton>
          <PlainButton aria-label={t('action.dismiss')} onClick={() => putAway(true)}>
            <CloseIcon size={18} />
          </PlainButton>
        </p>
      )}
    </div>
  )
}
