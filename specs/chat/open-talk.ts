import { fireEvent, screen } from '@testing-library/react'
import type { Conversation } from '#core/chat/contract.ts'
import type { User } from '#core/contract/shapes.ts'
import { openPage } from '#specs/harness/screens/page.tsx'
import type { Answers, Request } from '#specs/harness/server/answers.ts'
import { me, message, other, talk, user } from '#specs/harness/server/people.ts'

export const SEND = 'POST /api/message.php'
const delivered = ({ body }: Request<typeof SEND>) => ({
  message: { ...message(1, body.body, me), id: body.id },
  conversation: talk().id,
  credits: 2,
})

export const openTalk = (of: Conversation, who: User = user(), answers: Answers = {}) => {
  let { credits } = who
  return openPage(`/members/${other}/chat`, who, {
    'GET /api/user.php': () => ({ user: { ...who, credits } }),
    'GET /api/chat.php': () => ({ conversation: of }),
    'PUT /api/chat.php': () => ({ unread: 0 }),
    [SEND]: (request) => {
      const said = delivered(request)
      credits = said.credits
      return said
    },
    ...answers,
  })
}

export const box = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Bericht' })
export const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Verstuur/ })
export const write = async (text: string) =>
  fireEvent.change(await box(), { target: { value: text } })
