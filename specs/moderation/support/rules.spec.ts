import { describe, expect, it } from 'vitest'
import { type StaffRole, staffRoles } from '#core/kernel/roles.ts'
import {
  fileParts,
  maskedMail,
  mayHelp,
  mayLookAtPhotos,
  mayRead,
} from '#core/moderation/support/rules.ts'

describe('what is known of a member', () => {
  it('opens to each who works here as far as their work needs it (MOD-03)', () => {
    const partsOf = (role: StaffRole) => fileParts.filter((part) => mayRead(part, role))
    expect(Object.fromEntries(staffRoles.map((role) => [role, partsOf(role)]))).toEqual({
      moderator: ['life', 'cases', 'photos'],
      support: ['life', 'orders', 'credits', 'mails', 'devices', 'consents', 'photos'],
      finance: ['orders', 'credits'],
      admin: [...fileParts],
    })
  })

  it('is acted on by support and administrators, and by no other of the staff', () => {
    expect(staffRoles.filter(mayHelp)).toEqual(['support', 'admin'])
    expect(mayHelp('premium')).toBe(false)
  })

  it('shows its photos to who may read that there are some, and to no member', () => {
    for (const role of staffRoles) expect(mayLookAtPhotos(role)).toBe(mayRead('photos', role))
    expect(mayLookAtPhotos('premium')).toBe(false)
  })

  it.each([
    ['anna@vonk.example', 'a•••@v•••.example'],
    ['a@b.nl', 'a•••@b•••.nl'],
    ['anna.de.vries@mail.host.co.uk', 'a•••@m•••.uk'],
    ['anna@localhost', 'a•••@l•••'],
    ['@vonk.example', '•••'],
    ['', '•••'],
  ])('has of the address %s no more than %s', (mail, masked) => {
    expect(maskedMail(mail)).toBe(masked)
  })
})
