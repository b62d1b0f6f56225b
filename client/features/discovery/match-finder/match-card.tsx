import { FictionalLabel } from '#client/parts/discovery/fictional-label.tsx'
import { Photo } from '#client/parts/photo/photo.tsx'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths.ts'
import { Link } from '#client/platform/router/link.tsx'
import type { Answer } from '#core/contract/contract.ts'
import { isolate } from '#core/normalisation/direction.ts'
import styles from './match-finder.module.css'
import { useQuestionWords } from './question-words.ts'

type Match = Answer<'GET /api/match-finder-matches.php'>['profiles'][number]

/** Somebody who fits: how well, by what, and what both say. */
export const MatchCard = ({ member, eager }: { member: Match; eager: boolean }) => {
  const { t } = useTranslation('finder')
  const words = useQuestionWords()
  const { name, age, city, region, gender, fictional, fit } = member
  const { percent, mine, theirs, same } = fit
  const [first] = same
  return (
    <Link to={paths.member(member.id)} className={styles.match} data-grows>
      <span className={styles.picture}>
        <Photo member={member} eager={eager} decorative />
        {fictional && (
          <span className={styles.mark}>
            <FictionalLabel />
          </span>
        )}
      </span>
      <span className={styles.words}>
        <span className={styles.name}>
          {isolate(name)}, {age}
        </span>
        <span className={styles.city}>{city || region}</span>
        <strong className={styles.percent}>{t('fits', { percent })}</strong>
        {mine.of > 0 && (
          <span className={styles.wishes}>
            {t('fit.count', mine)} {t('fit.yours')}
          </span>
        )}
        {theirs.of > 0 && (
          <span className={styles.wishes}>
            {t('fit.count', theirs)} {t('fit.theirs', { them: t(`them.${gender}`) })}
          </span>
        )}
        {first && (
          <span className={styles.both}>
            {t('both', { answer: words.answer(first.question, first.answer) })}
          </span>
        )}
      </span>
    </Link>
  )
}
