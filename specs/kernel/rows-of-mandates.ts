import type { Row } from './rows-of-cases.ts'

/** Who has signed gets the paper. */
export const rowsOfMandates: Record<'mandate', Row[]> = {
  mandate: [
    [
      { type: 'signed', mandate: 'd', account: 'anna' },
      'mail once as mandate:d template=mandateSigned account=anna about=d',
    ],
  ],
}
