import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlAvoided } from '#core/texts/nl/discovery/avoided.ts'

/** Addresses to which a member is never shown, in English. */
export const enAvoided: TextsOf<typeof nlAvoided> = {
  avoided: {
    title: 'Invisible to',
    text: 'Your ex, a colleague, your brother: whoever logs in with an address on this list will not come across you anywhere. Not even someone who joins later.',
    email: 'Email address',
    note: 'Who is this? (optional)',
    noteHint: 'For your eyes only. We do not keep the address itself.',
    add: 'Add to my list',
    added: 'Done. Nobody with this address gets to see you.',
    list: 'Your list',
    none: 'There is nobody on your list yet.',
    since: 'Since {{date}}',
    noNote: 'No name',
    remove: 'Remove',
    removed: '{{name}} is no longer on your list.',
    know: 'Good to know',
    same: 'Nobody notices your list, and it never gives away who is here.',
    acts: 'If you like or write to someone yourself, it arrives. They can then see your profile, even with an address on this list.',
    reachTitle: 'They will be able to see you',
    reachText:
      'Someone you like or write to can see your profile, even with an address on your ‘Invisible to’ list.',
    reachYes: 'Go on',
    reachNo: 'Never mind',
    talks: 'Someone you already talk with can keep talking to you. Rather not? Block them.',
    limit: 'There is room for {{max}} addresses on your list.',
  },
}
