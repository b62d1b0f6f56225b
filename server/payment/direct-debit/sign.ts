import type { Body } from '#core/contract/contract.ts'
import type { FirstEvent } from '#core/kernel/cascade.ts'
import { MINUTE_MS } from '#core/kernel/time-units.ts'
import { ProviderAway, type RecordedMandate } from '#core/payment/checkout/ports.ts'
import type { Proposed } from '#core/payment/direct-debit/ports.ts'
import { DOUBT_MINUTES, OTP_MINUTES } from '#core/payment/direct-debit/rules.ts'
import { sepaText } from '#core/payment/direct-debit/sepa-text.ts'
import type { Signing as KeptSigning } from '#core/payment/direct-debit/values.ts'
import type { Signer } from '#server/platform/http/handler.ts'
import { refuse, refuseFields } from '#server/platform/http/refusals.ts'
import { type Asking, type DebitParts, markedParts } from './direct-debit.ts'

type SignRequest = Pick<Asking, 'site' | 'account'> & {
  body: Body<'PUT /api/direct-debit.php'>
  signedBy: Signer
}

type Signing = Omit<DebitParts, 'texter' | 'limit' | 'clock' | 'payments' | 'findDiscount'>
type SignedBy = Omit<KeptSigning, 'at'>

/** One try at the code, counted whatever it was; whether it was the last one. */
const createTryCode =
  ({ debits, dispatch }: Signing) =>
  ({ id, account }: Proposed, signing: SignedBy | null) =>
    dispatch({
      attempt: async (now) => {
        const rightCode = async (by: SignedBy) => ({
          type: 'rightCode' as const,
          signing: { ...by, at: now.toISOString() },
          ...(await debits.facts(account, now)),
        })
        const event = signing ? await rightCode(signing) : ({ type: 'wrongCode' } as const)
        const first: FirstEvent[] = [{ to: 'mandate', id, event, must: true }]
        return { first, answer: ({ moves }) => moves.some(({ next }) => next.state === 'void') }
      },
    })

/**
 * The provider gets the mandate under its own id, in the words of the first time however often it
 * is asked. Null: it does not want it.
 */
const createRecordMandate =
  ({ debits, providers, vault }: Signing) =>
  async ({ account, id }: Proposed): Promise<RecordedMandate | null> => {
    const found = await debits.proposed(account, id)
    const provider = providers.get(found?.provider ?? '')
    if (!found?.signing || found.sealedIban === null) return null
    if (!provider?.recordMandate || !provider.enrol) return null
    const enrolled = await provider.enrol({ reference: id, payer: account })
    if (enrolled === 'refused') return null
    const { reference, signing, sentAt } = found
    const lookAt = new Date(sentAt.getTime() + (OTP_MINUTES + DOUBT_MINUTES) * MINUTE_MS)
    const customer = await debits.doubt({
      id,
      provider: provider.name,
      customer: enrolled.customer,
      reference,
      lookAt,
    })
    if (customer === null) return null
    const recorded = await provider.recordMandate({
      reference: id,
      mandateReference: reference,
      customer,
      holder: sepaText(found.holder) ?? found.holder,
      email: signing.email,
      iban: vault.open(found.sealedIban),
      signedAt: new Date(signing.at),
      signedBy: signing,
    })
    return recorded === 'refused' ? null : recorded
  }

/** Signs a mandate by its code: its provider has it before it holds here. */
export const createSignDebit = (deps: Signing) => {
  const { debits, dispatch, providers, vault, accounts } = deps
  const tryCode = createTryCode(deps)
  const recordMandate = createRecordMandate(deps)

  /** It holds, and the one before it no longer does. */
  const hold = ({ id, account }: Proposed, { mandate: ref, reference }: RecordedMandate) =>
    dispatch({
      attempt: async () => {
        const before = await debits.holding(account)
        const event = { type: 'agreed', ref, reference } as const
        const holds: FirstEvent = { to: 'mandate', id, event, must: true }
        const ended = before && before.id !== id ? [before.id] : []
        const first = ended.map(
          (other): FirstEvent => ({
            to: 'mandate',
            id: other,
            event: { type: 'replaced' },
            must: false,
          }),
        )
        return { first: [holds, ...first], answer: () => null }
      },
    })

  const signed = async (found: Proposed) => {
    try {
      const made = await recordMandate(found)
      if (made && (await hold(found, made)).done) return null
      // Another tab may have been first.
      const now = await debits.proposed(found.account, found.id)
      if (now?.signedAt) return null
      if (now?.sealedIban) return refuse('unavailable')
      // Its code was void before the provider answered: nobody has signed. Where this is lost, the
      // mandate is looked for later, as all that is in doubt.
      if (made) await providers.get(found.provider)?.revoke?.(made.mandate)
      return refuse('code_void')
    } catch (error) {
      if (error instanceof ProviderAway) return refuse('unavailable')
      throw error
    }
  }

  return async ({ account, signedBy, body: { id, amount, otp } }: SignRequest) => {
    const found = await debits.proposed(account, id)
    if (!found) return refuse('not_found')
    /** By the reference that the bank knows, once it is signed. */
    const answer = async () => {
      const { reference } = (await debits.proposed(account, id)) ?? found
      return { mandate: id, reference }
    }
    const isRight = vault.mark(markedParts(found, amount, otp)) === found.mark
    if (found.signedAt) return isRight ? answer() : refuse('key_reused')
    const payer = isRight ? await accounts.addressee(account) : null
    if (isRight && !payer) return refuse('not_found')
    const tried = await tryCode(found, payer && { ...signedBy, email: payer.email })
    if (!tried.done && tried.why === 'not_now') return isRight ? answer() : refuse('key_reused')
    if (!tried.done) return refuse(tried.why)
    if (!isRight) return tried.answer ? refuse('code_void') : refuseFields({ otp: 'code_invalid' })
    return (await signed(found)) ?? answer()
  }
}
export type SignDebit = ReturnType<typeof createSignDebit>
