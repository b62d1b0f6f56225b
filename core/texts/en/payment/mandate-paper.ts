import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlMandatePaper } from '#core/texts/nl/payment/mandate-paper.ts'

/** The paper of a mandate for direct debit, in English. */
export const enMandatePaper: TextsOf<typeof nlMandatePaper> = {
  mandatePaper: {
    title: 'Mandate',
    open: 'See your mandate',
    back: 'To your settings',
    signed: 'Signed with your code',
    reference: 'Reference',
    creditorId: 'Creditor identifier',
    holder: 'Name at the bank',
    address: 'Address',
    account: 'Account',
    ending: 'ending in {{end}}',
    at: 'Place and day',
    placed: '{{place}}, {{date}}',
    version: 'Text',
    print: 'Print',
  },
}
