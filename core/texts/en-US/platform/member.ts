import { enUSMembers } from '../discovery/members.ts'

/** What American English says otherwise with the members. */
export const enUSMember = { ...enUSMembers }
