import { OPERATOR } from '#core/moderation/values.ts'
import * as moderation from '#server/moderation/tokens.ts'
import type { SpecServer } from './server.ts'

/** Suspends a member as their operator does, with its statement of reasons. */
export const suspend = async ({ container }: Pick<SpecServer, 'container'>, id: string) => {
  const { suspend: decide } = await container.getAsync(moderation.suspensions)
  const reason = 'Vraagt anderen om geld'
  await decide({ by: OPERATOR, site: 'vonk', id, reason, rule: 'fraud', key: null })
}
