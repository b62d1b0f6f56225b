import type { choicesCalls } from '#core/discovery/choices/contract.ts'
import type { ChoiceStore, MeetingChoices } from '#core/discovery/choices/ports.ts'
import type { autoLikeCalls } from '#core/discovery/likes/contract.ts'
import type { AutoLikeStore } from '#core/discovery/likes/ports.ts'
import type { visitCalls } from '#core/discovery/visits/contract.ts'
import type { VisitStore } from '#core/discovery/visits/ports.ts'
import { toWhoeverSees } from '#core/kernel/jobs.ts'
import type { Clock, LiveHints } from '#core/kernel/ports.ts'
import type { CallContext, Handlers } from '#server/platform/http/handler.ts'
import { cardToWire } from './to-wire.ts'

type Calls = typeof choicesCalls & typeof autoLikeCalls & typeof visitCalls
export type MeetingRoutes = Pick<Handlers, keyof Calls>

const choicesToWire = ({
  realOnly,
  unseen,
  placeHidden,
  readMarks,
  chatPhotos,
  shownOutside,
}: MeetingChoices) => ({
  real_only: realOnly,
  unseen,
  place_hidden: placeHidden,
  read_marks: readMarks,
  chat_photos: chatPhotos,
  shown_outside: shownOutside,
})

type ChangedChoices = CallContext<'PUT /api/meeting-choices.php'>['body']

const choicesFromWire = ({
  real_only,
  unseen,
  place_hidden,
  read_marks,
  chat_photos,
  shown_outside,
}: ChangedChoices) => ({
  ...(real_only !== undefined && { realOnly: real_only }),
  ...(unseen !== undefined && { unseen }),
  ...(place_hidden !== undefined && { placeHidden: place_hidden }),
  ...(read_marks !== undefined && { readMarks: read_marks }),
  ...(chat_photos !== undefined && { chatPhotos: chat_photos }),
  ...(shown_outside !== undefined && { shownOutside: shown_outside }),
})

/** Whom a member wants to meet, who looked at them, and who likes them by itself. */
export const createMeetingRoutes = ({
  choices,
  autoLikes,
  visits,
  clock,
  liveHints,
}: {
  choices: ChoiceStore
  autoLikes: AutoLikeStore
  visits: VisitStore
  clock: Clock
  liveHints: LiveHints
}): MeetingRoutes => ({
  'GET /api/meeting-choices.php': async ({ member }) =>
    choicesToWire(await choices.choices(member.id)),

  'PUT /api/meeting-choices.php': async ({ body, member }) => {
    const chosen = choicesToWire(await choices.choose(member.id, choicesFromWire(body)))
    if (body.place_hidden !== undefined) liveHints.publish([toWhoeverSees(member.id)])
    return chosen
  },

  'GET /api/auto-like.php': async ({ member, site }) => {
    const query = { site: site.id, viewer: member.id, now: clock.now() }
    const given = await autoLikes.autoLike(query)
    if (given?.isNew) {
      liveHints.publish([{ account: member.id, about: 'likes', id: given.member.id }])
    }
    return { profile: given && cardToWire(given.member, site.settings) }
  },

  'GET /api/visitors.php': async ({ member, site }) => {
    const query = { site: site.id, viewer: member.id, now: clock.now() }
    const [visitors, { unseen }] = await Promise.all([
      visits.visitors(query),
      choices.choices(member.id),
    ])
    return {
      visitors: visitors.map(({ member: one, at }) => ({
        ...cardToWire(one, site.settings),
        at: at.toISOString(),
      })),
      unseen,
    }
  },
})
