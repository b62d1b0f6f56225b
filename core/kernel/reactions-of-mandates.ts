import type { Reactions } from './reaction.ts'

/** Who has signed gets the mandate by mail, as a paper to keep. */
export const mandateReactions: Pick<Reactions, 'mandate'> = {
  mandate: {
    signed: ({ mandate, account }) => ({
      jobs: [
        {
          name: 'mail',
          key: `mandate:${mandate}`,
          template: 'mandateSigned',
          account,
          about: mandate,
        },
      ],
    }),
  },
}
