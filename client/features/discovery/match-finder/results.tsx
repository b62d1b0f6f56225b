import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { finderMatchesQuery } from '#client/parts/discovery/meeting-queries.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useWords } from '#client/platform/i18n/words.ts'
import { paths } from '#client/platform/paths.ts'
import { useNavigate, useNavigation } from '#client/platform/router/hooks.ts'
import { RetryButton } from '#client/platform/shell/retry-button.tsx'
import { Button } from '#client/ui/button.tsx'
import { Empty, Notice } from '#client/ui/states.tsx'
import { Switch } from '#client/ui/switch.tsx'
import { finderPaths } from './finder-paths.ts'
import { MatchCard } from './match-card.tsx'
import styles from './match-finder.module.css'

const FIRST_ROWS = 3
const ONLY_REAL = '?only=real'

/** Fictional profiles are left out, or are among them with their label; what is on its way shows. */
const OnlyReal = ({ on }: { on: boolean }) => {
  const { t } = useTranslation('finder')
  const navigate = useNavigate()
  const id = useId()
  const next = useNavigation().location
  const isOn = next ? next.search === ONLY_REAL : on
  const choose = (real: boolean) =>
    void navigate(real ? finderPaths.realOnly() : paths.matchFinder(), {
      replace: true,
      preventScrollReset: true,
    })
  return (
    <label className={styles.only} htmlFor={id}>
      {t('onlyReal')}
      <Switch id={id} role="switch" checked={isOn} onSwitch={choose} />
    </label>
  )
}

/** Who fits, the best first. */
export const Results = ({ only }: { only: 'real' | undefined }) => {
  const { t } = useTranslation('finder')
  const { t: say } = useTranslation()
  const { of } = useWords()
  const found = useSuspenseInfiniteQuery(finderMatchesQuery(only))
  const { isFetchingNextPage: isLoading, isFetchNextPageError: hasFailed } = found
  const loadMore = () => void found.fetchNextPage()
  const { total: real = 0, total_fictional: fictional = 0 } = found.data.pages[0] ?? {}
  const profiles = found.data.pages.flatMap((page) => page.profiles)
  const members = [...new Map(profiles.map((one) => [one.id, one])).values()]
  return (
    <section aria-labelledby="finder-results">
      <div className={styles.head}>
        <h2 id="finder-results">{t('results')}</h2>
        <span>
          {say('members.members', { count: real })},{' '}
          {fictional > 0 ? say('members.fictional', { count: fictional }) : say('members.none')}
        </span>
        <OnlyReal on={only === 'real'} />
      </div>
      {members.length === 0 && (
        <Empty title={t('noneTitle')} text={t('noneText')} place="beach">
          {null}
        </Empty>
      )}
      <ol className={styles.matches}>
        {members.map((member, nth) => (
          <li key={member.id}>
            <MatchCard member={member} eager={nth < FIRST_ROWS} />
          </li>
        ))}
      </ol>
      {found.hasNextPage && (
        <div className={styles.more}>
          {hasFailed && <Notice tone="bad">{of(found.error)}</Notice>}
          {hasFailed ? (
            <RetryButton isTrying={isLoading} retry={loadMore} />
          ) : (
            <Button variant="default" loading={isLoading} onClick={loadMore}>
              {t('moreProfiles')}
            </Button>
          )}
        </div>
      )}
    </section>
  )
}
