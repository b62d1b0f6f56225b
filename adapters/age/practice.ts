import type { AgeProvider } from '#core/account/age/ports.ts'
import type { AgeAnswer } from '#core/account/age/values.ts'
import type { Pages } from '#core/kernel/ports.ts'
import type { PracticeAgeTexts } from '#core/texts/nl/account/practice-age.ts'
import { agePage, missingAgePage } from './page.ts'

type Proof = { reference: string; returnUrl: string; answer: AgeAnswer }

/** A demo forgets the oldest of more. */
const PROOFS_MAX = 1_000

const answers: Record<string, AgeAnswer> = {
  adult: 'adult',
  minor: 'minor',
  break_off: 'broken_off',
}

/**
 * An AgeProvider to try: on its page, `/sandbox/age/{reference}`, one says oneself how old one is.
 * What was said is known until the server stops.
 */
export const practiceAge = ({
  publicUrl,
  texts,
}: {
  publicUrl: string
  texts: PracticeAgeTexts
}): { provider: AgeProvider; pages: Pages } => {
  const proofs = new Map<string, Proof>()
  const keep = (proof: Proof) => {
    proofs.set(proof.reference, proof)
    const oldest = proofs.keys().next()
    if (proofs.size > PROOFS_MAX && !oldest.done) proofs.delete(oldest.value)
  }

  /** What has been said once stays so, however often the form is sent. */
  const take = async (proof: Proof, request: Request) => {
    const form = new URLSearchParams(await request.text())
    const answer = answers[form.get('choice') ?? '']
    if (!answer) return agePage(texts, proof, { unclear: true })
    if (proof.answer === 'open') keep({ ...proof, answer })
    return new Response(null, { status: 303, headers: { location: proof.returnUrl } })
  }

  return {
    provider: {
      method: 'practice',
      begin: async (proof) => {
        keep({ ...proof, answer: 'open' })
        return { page: `${publicUrl}/sandbox/age/${proof.reference}` }
      },
      look: async (reference) => ({
        reference,
        answer: proofs.get(reference)?.answer ?? 'broken_off',
      }),
    },
    pages: {
      answer: async (request) => {
        const path = new URL(request.url).pathname
        const reference = /^\/sandbox\/age\/([\w-]+)$/.exec(path)?.[1]
        if (!reference || !['GET', 'HEAD', 'POST'].includes(request.method)) return null
        const proof = proofs.get(reference)
        if (!proof) return missingAgePage(texts)
        return request.method === 'POST' ? take(proof, request) : agePage(texts, proof)
      },
    },
  }
}
