import type { UseMutationResult } from '@tanstack/react-query'
import { useId, useRef } from 'react'
import { KeyCap } from '#client/parts/moderation/key-cap.tsx'
import { Refused } from '#client/platform/api/call-errors.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useWords } from '#client/platform/i18n/words.ts'
import { Button } from '#client/ui/button.tsx'
import { SelectField, TextArea } from '#client/ui/field.tsx'
import { Notice } from '#client/ui/states.tsx'
import type { DeskCaseView } from '#core/moderation/desk/contract.ts'
import { FACTS_LENGTH_MAX } from '#core/moderation/rules.ts'
import { isUnderReview } from '#core/moderation/selectors.ts'
import { houseRules } from '#core/moderation/values.ts'
import { asksRule, TERMS } from './choices.ts'
import styles from './decide.module.css'
import { TakeAgain, useReclaim } from './lease.tsx'
import { Preview } from './preview.tsx'
import { type Deciding, type Missing, useDecision } from './use-decision.ts'
import { useKeys } from './use-keys.ts'

type Next = Pick<UseMutationResult, 'error' | 'isPending'> & { mutate: () => void }
type Part = { deciding: Deciding }

const Choices = ({ deciding: { choices, choice, choose } }: Part) => {
  const { t } = useTranslation('desk')
  return (
    <fieldset>
      <legend className="visually-hidden">{t('decide.title')}</legend>
      <div className={styles.choices}>
        {choices.map((one, nth) => (
          <label key={one} className={styles.choice}>
            <input
              type="radio"
              name="decision"
              value={one}
              checked={choice === one}
              onChange={() => choose(one)}
            />
            <KeyCap of={String(nth + 1)} />
            {t(`decide.options.${one}`)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

const Terms = ({ deciding: { days, setDays } }: Part) => {
  const { t } = useTranslation('desk')
  if (days === null) return null
  return (
    <fieldset className={styles.terms}>
      <legend className="visually-hidden">{t('decide.days')}</legend>
      <span aria-hidden="true" className={styles.quiet}>
        {t('decide.days')}
        <KeyCap after of="d" />
      </span>
      {TERMS.map((term) => (
        <label key={term} className={styles.choice}>
          <input
            type="radio"
            name="days"
            value={term}
            checked={days === term}
            onChange={() => setDays(term)}
          />
          {t('decide.day', { count: term })}
        </label>
      ))}
    </fieldset>
  )
}

const Reasons = ({
  deciding: { choice, rule, facts, language, missing, setRule, setFacts },
  ids,
  isAnswer,
}: Part & { ids: { rule: string; facts: string }; isAnswer: boolean }) => {
  const { t } = useTranslation('desk')
  const errorOf = (what: Missing) => (missing === what ? t(`decide.${what}`) : undefined)
  return (
    <>
      {asksRule(choice) && (
        <SelectField
          id={ids.rule}
          label={t('decide.rule')}
          error={errorOf('chooseRule')}
          value={rule ?? ''}
          onChange={({ currentTarget }) =>
            setRule(houseRules.find((one) => one === currentTarget.value) ?? null)
          }
        >
          <option value="" />
          {houseRules.map((one) => (
            <option key={one} value={one}>
              {t(`words.rule.${one}`)}
            </option>
          ))}
        </SelectField>
      )}
      <TextArea
        id={ids.facts}
        label={t('decide.facts')}
        description={
          isAnswer
            ? t('decide.answerHint')
            : t('decide.factsHint', { language: language.toUpperCase() })
        }
        error={errorOf('writeFacts')}
        lang={language}
        rows={3}
        maxLength={FACTS_LENGTH_MAX}
        value={facts}
        onChange={({ currentTarget }) => setFacts(currentTarget.value)}
      />
    </>
  )
}

const isLost = (error: unknown) =>
  error instanceof Refused && error.refusal.error === 'case_not_claimed'

/** Why it was not decided, and where it can be mended the way to. */
const Failure = ({ error, id }: { error: unknown; id: string }) => {
  const { of } = useWords()
  const again = useReclaim(id)
  return (
    <Notice tone="bad">
      {of(again.error ?? error)} {isLost(error) && <TakeAgain again={again} />}
    </Notice>
  )
}

const focusOn = (id: string) => document.getElementById(id)?.focus()

/**
 * The decision, by keys alone if one likes: a number chooses and fills in the rule and the facts,
 * Enter decides and opens the next case.
 */
export const Decide = ({ one, next }: { one: DeskCaseView; next: Next }) => {
  const { t } = useTranslation('desk')
  const form = useRef<HTMLFormElement>(null)
  const at = useId()
  const ids = { rule: `${at}-rule`, facts: `${at}-facts` }
  const deciding = useDecision(one, () => next.mutate())
  const { choices, choose, choice, missing, submit, sending, nextTerm } = deciding
  const numbers = choices.map((wanted, nth) => [String(nth + 1), () => choose(wanted)] as const)
  useKeys({
    ...Object.fromEntries(numbers),
    d: nextTerm,
    r: () => focusOn(ids.rule),
    f: () => focusOn(ids.facts),
    Enter: () => form.current?.requestSubmit(),
  })
  const error = sending.error ?? next.error
  const sendIt = (
    <div className={styles.send}>
      <p role="status">{missing === 'choose' && t('decide.choose')}</p>
      <Button type="submit" loading={sending.isPending || next.isPending} tall>
        {t('decide.send')}
        <KeyCap after of="↵" />
      </Button>
    </div>
  )
  return (
    <form
      ref={form}
      className={styles.decide}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <h2 className="visually-hidden">
        {t(isUnderReview(one.status) ? 'decide.review' : 'decide.title')}
      </h2>
      <Choices deciding={deciding} />
      {choice !== null && (
        <div className={styles.reasons}>
          <div className={styles.fields}>
            <Terms deciding={deciding} />
            <Reasons deciding={deciding} ids={ids} isAnswer={one.accused === null} />
            {sendIt}
          </div>
          <Preview one={one} shown={{ ...deciding, choice }} />
        </div>
      )}
      {error && <Failure error={error} id={one.id} />}
      {choice === null && sendIt}
    </form>
  )
}
