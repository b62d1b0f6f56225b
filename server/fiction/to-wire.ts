import type { OpenedChat } from '#core/chat/views.ts'
import type { Visible } from '#core/discovery/showing.ts'
import type { MemberProfile } from '#core/discovery/views.ts'
import type { Fictional, FictionalForm, Talk, WaitingTalk } from '#core/fiction/contract.ts'
import type { FictionalForm as Form } from '#core/fiction/ports.ts'
import type * as views from '#core/fiction/views.ts'
import { cardToWire } from '../discovery/to-wire.ts'

export const formFromWire = ({
  date_of_birth: born,
  about_me: aboutMe,
  hair_color: hairColor,
  eye_color: eyeColor,
  body_type: bodyType,
  ...form
}: FictionalForm): Form => ({ ...form, born, aboutMe, hairColor, eyeColor, bodyType })

export const fictionalToWire = (
  { profile, born, seeks, answers, purpose, story, madeAt, waiting }: views.FictionalProfile,
  site: Visible,
): Fictional => ({
  member: cardToWire(profile, site),
  form: {
    id: profile.id,
    name: profile.name,
    date_of_birth: born,
    gender: profile.gender,
    seeks,
    region: profile.region,
    city: profile.city,
    about_me: profile.aboutMe,
    reason: profile.reason,
    hair_color: profile.hairColor,
    eye_color: profile.eyeColor,
    body_type: profile.bodyType,
    interests: profile.interests,
    answers,
    purpose,
    story,
  },
  made_at: madeAt.toISOString(),
  waiting,
})

const claimToWire = (claim: views.Claim | null) =>
  claim && { own: claim.isOwn, until: claim.until.toISOString() }

export const waitingToWire = (
  {
    conversation,
    profile,
    member,
    since,
    answerBy,
    creditsAtStake,
    lastBody,
    claim,
  }: views.WaitingTalk,
  site: Visible,
): WaitingTalk => ({
  conversation,
  profile: cardToWire(profile, site),
  member: cardToWire(member, site),
  since: since.toISOString(),
  answer_by: answerBy?.toISOString() ?? null,
  credits_at_stake: creditsAtStake,
  last_body: lastBody,
  claim: claimToWire(claim),
})

export const talkToWire = (
  { story, purpose, claim, profile: own }: views.FictionalTalk,
  { chat, profile }: { chat: OpenedChat; profile: MemberProfile },
  site: Visible,
): Talk => ({
  conversation: chat.id,
  profile: cardToWire(profile, site),
  about_me: profile.aboutMe,
  interests: profile.interests,
  story,
  purpose,
  member: cardToWire(chat.member, site),
  messages: (claim?.isOwn ? chat.messages : []).map(({ id, seq, from, kind, gift, body, at }) => ({
    id,
    seq,
    own: from === own,
    type: kind,
    gift,
    body,
    at: at.toISOString(),
  })),
  claim: claimToWire(claim),
})
