import { offerDraft } from '#client/parts/chat/draft.ts'
import { useUser } from '#client/platform/api/hooks.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths.ts'
import { Link } from '#client/platform/router/link.tsx'
import { Details } from '#client/ui/details.tsx'
import { CheckIcon, icon } from '#client/ui/icons.tsx'
import type { Card } from '#core/contract/shapes.ts'
import type { WireFit } from '#core/discovery/match-finder/contract.ts'
import { isIntimate, type QuestionId } from '#core/discovery/match-finder/questions.ts'
import { COMMON_MIN, NAMED_MAX, STEP_PERCENT } from '#core/discovery/match-finder/rules.ts'
import styles from './fit.module.css'
import { useQuestionWords } from './question-words.ts'

const MinusIcon = icon(<path d="M6 12h12" />)

type Props = { member: Pick<Card, 'id' | 'name' | 'gender'>; fit: WireFit }

/** Wishes as dots, larger for what matters more; those that are missed are open. */
const Wishes = ({ of: { met, missed }, whose, side }: WishesProps) => {
  const { t } = useTranslation('finder')
  const all = met.length + missed.length
  const dots = [
    ...met.map((weight, nth) => ({ weight, isMet: true, key: `met-${nth}` })),
    ...missed.map((weight, nth) => ({ weight, isMet: false, key: `missed-${nth}` })),
  ]
  if (all === 0) return null
  return (
    <div>
      <p>
        <b>{t('fit.count', { met: met.length, of: all })}</b> {whose}
      </p>
      <span className={styles.dots} data-side={side} aria-hidden="true">
        {dots.map(({ weight, isMet, key }) => (
          <i key={key} data-weight={weight} data-met={isMet} />
        ))}
      </span>
    </div>
  )
}
type WishesProps = { of: WireFit['mine']; whose: string; side: 'mine' | 'theirs' }

const Score = ({
  member: { gender },
  fit: { mine, theirs },
  percent,
}: Props & { percent: number }) => {
  const { t } = useTranslation('finder')
  return (
    <div className={styles.score}>
      <p className={styles.percent}>{t('fits', { percent })}</p>
      <Wishes of={mine} whose={t('fit.yours')} side="mine" />
      <Wishes of={theirs} whose={t('fit.theirs', { them: t(`them.${gender}`) })} side="theirs" />
      <Details summary={t('fit.how', { step: STEP_PERCENT })} className={styles.how ?? ''}>
        <p>{t('fit.dots')}</p>
        <p>{t('fit.howText')}</p>
      </Details>
    </div>
  )
}

const TooFew = ({ fit: { common } }: Props) => {
  const { t } = useTranslation('finder')
  return (
    <p className={styles.few}>
      {t('fit.tooFew', { count: common, least: COMMON_MIN })}{' '}
      <Link to={paths.matchFinder()}>{t('fit.more')}</Link>
    </p>
  )
}

/** What both say, each with the way to write about it, and one thing that they do not. */
const Answers = ({ member: { id, name }, fit: { same, apart } }: Props) => {
  const { t } = useTranslation('finder')
  const words = useQuestionWords()
  const user = useUser()
  const [other] = apart
  /** The talk begins with it, unless it is of somebody's intimate life. */
  const begin = (question: QuestionId, answer: string) => {
    if (!user || isIntimate(question)) return
    const said = { topic: words.topic(question), answer: words.answer(question, answer) }
    offerDraft(user.id, id, t('fit.draft', { name, ...said }))
  }
  return (
    <ul className={styles.answers}>
      {same.slice(0, NAMED_MAX).map(({ question, answer }) => (
        <li key={question}>
          <CheckIcon size={20} />
          <span>
            <small>{words.topic(question)}</small>
            {words.answer(question, answer)}
          </span>
          <Link
            to={paths.memberChat(id)}
            onClick={() => begin(question, answer)}
            aria-label={t('fit.writeOn', { name, topic: words.topic(question) })}
          >
            {t('fit.write')}
          </Link>
        </li>
      ))}
      {other && (
        <li data-apart>
          <MinusIcon size={20} />
          <span>
            <small>{t('fit.apart', { topic: words.topic(other.question) })}</small>
            {t('fit.told', {
              name,
              mine: words.answer(other.question, other.mine),
              theirs: words.answer(other.question, other.theirs),
            })}
          </span>
        </li>
      )}
    </ul>
  )
}

/** How two fit, on a profile: counted, and explained by what both shared (DSC-04). */
export const Fit = (props: Props) => {
  const { t } = useTranslation('finder')
  const { percent, same, apart } = props.fit
  return (
    <section aria-labelledby="profile-fit">
      <h2 id="profile-fit">{t('fit.title')}</h2>
      {percent === null ? <TooFew {...props} /> : <Score {...props} percent={percent} />}
      {same.length > 0 && <h3 className={styles.heading}>{t('fit.same')}</h3>}
      {same.length + apart.length > 0 && <Answers {...props} />}
    </section>
  )
}
