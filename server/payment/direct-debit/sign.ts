import type { Body } from '#core/contract/contract.ts'
import type { FirstEvent } from '#core/kernel/cascade.ts'
import { ProviderAway } from '#core/payment/checkout/ports.ts'
import type { Proposed } from '#core/payment/direct-debit/ports.ts'
import type { Signer } from '#server/platform/http/handler.ts'
import { refuse, refuseFields } from '#server/platform/http/refusals.ts'
import { type Asking, type DebitParts, markedParts } from './direct-debit.ts'

type SignRequest = Pick<Asking, 'site' | 'account'> & {
  body: Body<'PUT /api/direct-debit.php'>
  signedBy: Signer
}

type Signing = Omit<DebitParts, 'texter' | 'limit' | 'ids'>

/** One try at the code, counted whatever it was; whether it was the last one. */
const createTryCode =
  ({ debits, dispatch }: Signing) =>
  ({ id, account }: Proposed, isRight: boolean) =>
    dispatch({
      attempt: async (now) => ({
        first: [
          {
            to: 'mandate',
            id,
            event: isRight
              ? { type: 'rightCode', ...(await debits.facts(account, now)) }
              : { type: 'wrongCode' },
            must: true,
          },
        ],
        answer: ({ moves }) => moves.some(({ next }) => next.state === 'void'),
      }),
    })

/** The provider gets the mandate under its own id, however often. Null: it does not want it. */
const createAgree =
  ({ providers, vault, accounts, clock }: Signing) =>
  async (found: Proposed, signedBy: Signer): Promise<string | null> => {
    const provider = providers.get(found.provider)
    const payer = await accounts.addressee(found.account)
    if (!provider?.agree || found.sealedIban === null || !payer) return null
    const agreed = await provider.agree({
      reference: found.id,
      mandateReference: found.reference,
      payer: found.account,
      holder: found.holder,
      email: payer.email,
      iban: vault.open(found.sealedIban),
      signedAt: clock.now(),
      signedBy,
    })
    return agreed === 'refused' ? null : agreed.mandate
  }

/** Signs a mandate by its code: its provider has it before it holds here. */
export const createSignDebit = (deps: Signing) => {
  const { debits, dispatch, providers, vault } = deps
  const tryCode = createTryCode(deps)
  const agree = createAgree(deps)

  /** It holds, and the one before it no longer does. */
  const hold = ({ id, account }: Proposed, ref: string) =>
    dispatch({
      attempt: async () => {
        const before = await debits.holding(account)
        const agreed: FirstEvent = { to: 'mandate', id, event: { type: 'agreed', ref }, must: true }
        const ended = before && before.id !== id ? [before.id] : []
        const first = ended.map(
          (other): FirstEvent => ({
            to: 'mandate',
            id: other,
            event: { type: 'replaced' },
            must: false,
          }),
        )
        return { first: [agreed, ...first], answer: () => null }
      },
    })

  const signed = async (found: Proposed, signedBy: Signer) => {
    try {
      const ref = await agree(found, signedBy)
      if (ref === null) return refuse('unavailable')
      const held = await hold(found, ref)
      if (held.done) return null
      const now = await debits.proposed(found.account, found.id)
      if (now?.signedAt) return null
      // Its code was void before the provider answered: nobody has signed.
      await providers.get(found.provider)?.revoke?.(ref)
      return refuse('code_void')
    } catch (error) {
      if (error instanceof ProviderAway) return refuse('unavailable')
      throw error
    }
  }

  return async ({ account, signedBy, body: { id, amount, otp } }: SignRequest) => {
    const found = await debits.proposed(account, id)
    if (!found) return refuse('not_found')
    const answer = { mandate: id, reference: found.reference }
    const isRight = vault.mark(markedParts(found, amount, otp)) === found.mark
    if (found.signedAt) return isRight ? answer : refuse('key_reused')
    const tried = await tryCode(found, isRight)
    if (!tried.done && tried.why === 'not_now') return isRight ? answer : refuse('key_reused')
    if (!tried.done) return refuse(tried.why)
    if (!isRight) return tried.answer ? refuse('code_void') : refuseFields({ otp: 'code_invalid' })
    return (await signed(found, signedBy)) ?? answer
  }
}
export type SignDebit = ReturnType<typeof createSignDebit>
