import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useActionKey } from '#client/platform/api/action-key.ts'
import { call } from '#client/platform/api/call.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { showMessage } from '#client/ui/toasts.ts'
import type { DeskCaseView } from '#core/moderation/desk/contract.ts'
import type { HouseRule } from '#core/moderation/values.ts'
import { isBlank } from '#core/normalisation/text.ts'
import {
  asksRule,
  type Choice,
  choicesOf,
  factsFor,
  isReview,
  ruleNamed,
  termAfter,
  usualTerm,
} from './choices.ts'
import { lettersQuery } from './desk-queries.ts'

type Decided = {
  id: string
  choice: Choice
  days: number | null
  rule: HouseRule | null
  facts: string
}

const send = ({ id, choice, days, rule, facts }: Decided, idempotencyKey: string) =>
  isReview(choice)
    ? call('POST /api/desk-review.php', { body: { id, outcome: choice, facts }, idempotencyKey })
    : call('POST /api/desk-decision.php', {
        body: { id, decision: choice, days, rule, facts },
        idempotencyKey,
      })

/** The words that are reported, where the member who is told said them. */
const quoteIn = ({ subject, reports }: DeskCaseView) =>
  subject === 'photo' ? '' : (reports.find(({ passage }) => passage !== '')?.passage ?? '')

/** What one is about to decide: the rule and the facts stand there with the choice. */
const useDraft = (one: DeskCaseView) => {
  const language = one.accused?.language ?? 'nl'
  const letters = useSuspenseQuery(lettersQuery(language)).data
  const [choice, setChoice] = useState<Choice | null>(null)
  const [days, setDays] = useState<number | null>(null)
  const [rule, setRule] = useState<HouseRule | null>(() =>
    one.signs ? 'spam' : ruleNamed(one.reasons),
  )
  const [typed, setTyped] = useState<string | null>(null)
  const template = factsFor(letters.facts, { choice, rule, quote: quoteIn(one) })
  return {
    choice,
    days,
    rule,
    facts: typed ?? template,
    letters,
    language,
    setDays,
    setRule,
    setFacts: setTyped,
    choose: (wanted: Choice) => {
      setChoice(wanted)
      setDays((were) => (usualTerm(wanted) === null ? null : (were ?? usualTerm(wanted))))
    },
    nextTerm: () => setDays((were) => were && termAfter(were)),
  }
}

export type Missing = 'choose' | 'chooseRule' | 'writeFacts'

const missingIn = ({
  choice,
  rule,
  facts,
}: Pick<ReturnType<typeof useDraft>, 'choice' | 'rule' | 'facts'>): Missing | null => {
  if (choice === null) return 'choose'
  if (asksRule(choice) && rule === null) return 'chooseRule'
  return isBlank(facts) ? 'writeFacts' : null
}

/** Decides once, and goes on; a refusal leaves everything as it was typed. */
export const useDecision = (one: DeskCaseView, goOn: () => void) => {
  const { t } = useTranslation('desk')
  const keyOf = useActionKey()
  const draft = useDraft(one)
  const [missing, setMissing] = useState<Missing | null>(null)
  const sending = useMutation({
    mutationFn: (decided: Decided) => send(decided, keyOf(decided)),
    onSuccess: (_, { choice }) => {
      void showMessage(t('decide.done', { decision: t(`decide.options.${choice}`) }))
      goOn()
    },
  })
  const submit = () => {
    const found = missingIn(draft)
    setMissing(found)
    const { choice, days, rule, facts } = draft
    if (found !== null || choice === null || sending.isPending || sending.isSuccess) return
    const held = asksRule(choice) ? rule : null
    sending.mutate({ id: one.id, choice, days, rule: held, facts: facts.trim() })
  }
  return { ...draft, choices: choicesOf(one), missing, submit, sending }
}

export type Deciding = ReturnType<typeof useDecision>
