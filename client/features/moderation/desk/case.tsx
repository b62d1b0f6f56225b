import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { KeyCap } from '#client/parts/moderation/key-cap.tsx'
import { queryClient } from '#client/platform/api/client.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useWords } from '#client/platform/i18n/words.ts'
import { paths } from '#client/platform/paths.ts'
import { useNavigate } from '#client/platform/router/hooks.ts'
import { Link } from '#client/platform/router/link.tsx'
import type { LoaderArgs } from '#client/platform/router/page-route.ts'
import { Button } from '#client/ui/button.tsx'
import { Empty, Notice } from '#client/ui/states.tsx'
import type { DeskCaseView } from '#core/moderation/desk/contract.ts'
import styles from './case.module.css'
import { byUrgency } from './choices.ts'
import { Decide } from './decide.tsx'
import { type Bar, caseQuery, lettersQuery } from './desk-queries.ts'
import { Evidence } from './evidence.tsx'
import { History } from './history.tsx'
import { WithKeys } from './keys-help.tsx'
import { Lease } from './lease.tsx'
import { Locked, Police } from './locked.tsx'
import { Reports } from './reports.tsx'
import { Signs } from './signs.tsx'
import { hasTalk, Talk } from './talk.tsx'
import { useKeys } from './use-keys.ts'
import { useNext } from './use-next.ts'
import { Who } from './who.tsx'

/** Opening a case takes it: at each visit anew. */
export const loader = async ({ params: { id = '' } }: LoaderArgs) => {
  const opened = await queryClient.fetchQuery({ ...caseQuery(id), staleTime: 0 })
  const language = opened.case?.accused?.language ?? 'nl'
  await queryClient.ensureQueryData(lettersQuery(language))
}

const barWords = {
  case_claimed: 'case.taken',
  own_case: 'case.ownCase',
  own_decision: 'case.ownDecision',
} as const satisfies Record<Bar, string>

/** Somebody else looks at it, and this one goes on with the next. */
const Barred = ({ bar }: { bar: Bar }) => {
  const { t } = useTranslation('desk')
  const { of } = useWords()
  const navigate = useNavigate()
  const next = useNext()
  const goOn = () => next.mutate()
  useKeys({ n: goOn, Enter: goOn, Escape: () => void navigate(paths.desk()) })
  return (
    <Empty whole title={t(barWords[bar])} text={t('case.another')} place="bar">
      <Button loading={next.isPending} onClick={goOn}>
        {t('queue.next')}
        <KeyCap after of="↵" />
      </Button>
      <Button component={Link} variant="subtle" to={paths.desk()}>
        {t('case.back')}
      </Button>
      {next.isError && <Notice tone="bad">{of(next.error)}</Notice>}
    </Empty>
  )
}

type Own = { one: DeskCaseView; isMine: boolean }

const Head = ({ one, isMine, help }: Own & { help: ReactNode }) => {
  const { t } = useTranslation('desk')
  const [first] = byUrgency(one.reasons)
  return (
    <div className={styles.head}>
      <h1>{first ? t(`words.reason.${first}`) : t(`words.subject.${one.subject}`)}</h1>
      <p className={styles.number}>
        {t('case.number', { number: one.number })}, {t(`words.subject.${one.subject}`)}
      </p>
      {isMine && <Lease one={one} />}
      {help}
    </div>
  )
}

/** The passages are marked where they stand, in what was kept and in the conversation. */
const Seen = ({ one, isMine }: Own) => {
  const passages = one.reports.map(({ passage }) => passage)
  return (
    <div className={styles.main}>
      <History one={one} />
      <Police one={one} isMine={isMine} />
      <Locked one={one} />
      {one.signs ? (
        <Signs signs={one.signs} />
      ) : (
        <Evidence one={one} passages={passages} canLook={isMine} />
      )}
      {isMine && hasTalk(one) && <Talk one={one} passages={passages} />}
    </div>
  )
}

const Opened = ({ one, isMine, help }: Own & { help: ReactNode }) => {
  const { t } = useTranslation('desk')
  const navigate = useNavigate()
  const next = useNext()
  useKeys({ n: () => next.mutate(), Escape: () => void navigate(paths.desk()) })
  return (
    <article className={styles.case}>
      <Head one={one} isMine={isMine} help={help} />
      <Seen one={one} isMine={isMine} />
      <aside className={styles.side}>
        <Who one={one} />
        <Reports one={one} />
      </aside>
      {isMine ? (
        <Decide one={one} next={next} />
      ) : (
        <div className={styles.over}>
          <Notice>{t('case.readOnly')}</Notice>
        </div>
      )}
    </article>
  )
}

/** One case with all that is known of it, and what one decides on it (MOD-01, MOD-02, MOD-03). */
export const Component = () => {
  const { id = '' } = useParams()
  const opened = useSuspenseQuery(caseQuery(id)).data
  return (
    <WithKeys place="case">
      {(help) =>
        opened.case ? (
          <Opened key={id} one={opened.case} isMine={opened.isMine} help={help} />
        ) : (
          <Barred key={id} bar={opened.bar} />
        )
      }
    </WithKeys>
  )
}
