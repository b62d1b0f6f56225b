import { over } from '#core/kernel/variants.ts'
import { enAll } from '#core/texts/en/platform/all.ts'
import { enUSMember } from './member.ts'
import { enUSRest } from './rest.ts'
import { enUSStart } from './start.ts'

/** All texts of the screens in American English: the English ones, but for its own words. */
export const enUSAll = [enUSStart, enUSMember, enUSRest].reduce<typeof enAll>(over, enAll)
