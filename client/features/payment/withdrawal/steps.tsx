import type { ReactNode } from 'react'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useSearchParams } from '#client/platform/router/search-params.ts'
import { CheckIcon } from '#client/ui/icons.tsx'
import styles from './steps.module.css'

const SURE = 'sure'

/** Which of the two steps one is at: it stands in the address, so that Back goes to the first. */
export const useSteps = () => {
  const [search] = useSearchParams()
  const [first, second] = [new URLSearchParams(search), new URLSearchParams(search)]
  first.delete(SURE)
  second.set(SURE, '1')
  return { isSure: search.has(SURE), first: `?${first}`, second: `?${second}` }
}

/** The second step of an order that was looked at where all of them stand. */
export const sureOf = (path: string) => `${path}?${SURE}=1`

const Mark = ({ isBehind, nth }: { isBehind: boolean; nth: ReactNode }) => (
  <span aria-hidden="true">{isBehind ? <CheckIcon size={14} /> : nth}</span>
)

export const Steps = ({ nth }: { nth: 1 | 2 }) => {
  const { t } = useTranslation()
  return (
    <ol className={styles.steps} data-nth={nth}>
      <li data-done="" aria-current={nth === 1 ? 'step' : undefined}>
        <Mark isBehind={nth === 2} nth={1} />
        <span>{t('withdrawal.look')}</span>
      </li>
      <li data-done={nth === 2 ? '' : undefined} aria-current={nth === 2 ? 'step' : undefined}>
        <Mark isBehind={false} nth={2} />
        <span>{t('withdrawal.sureStep')}</span>
      </li>
    </ol>
  )
}
