/** The paper of a mandate for direct debit, in Dutch. */
export const nlMandatePaper = {
  mandatePaper: {
    title: 'Machtiging',
    open: 'Bekijk je machtiging',
    back: 'Naar je instellingen',
    signed: 'Getekend met je code',
    reference: 'Kenmerk',
    creditorId: 'Incassant-ID',
    holder: 'Naam bij de bank',
    address: 'Adres',
    account: 'Rekening',
    ending: 'eindigt op {{end}}',
    at: 'Plaats en dag',
    placed: '{{place}}, {{date}}',
    version: 'Tekst',
    print: 'Afdrukken',
  },
} as const
