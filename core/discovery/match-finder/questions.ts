import { intimateKinds, type Kind, kinds } from './values.ts'

/**
 * Every question of the match finder by its kind, with its answers from the quietest to the
 * liveliest. What members have answered is kept by these words: one that is here stays as it is.
 */
const byKind = {
  everyday: {
    sunday: ['sleepIn', 'market', 'outside', 'sport'],
    home: ['tidy', 'lived', 'chaos'],
    kitchen: ['alone', 'both', 'table', 'delivered'],
    money: ['saved', 'house', 'trip', 'gone'],
    phone: ['away', 'silent', 'beside'],
    pets: ['none', 'cat', 'dog', 'many'],
    weeknight: ['asleep', 'sofa', 'busy'],
    smoking: ['never', 'mayYou', 'sometimes', 'yes'],
  },
  together: {
    pace: ['slow', 'flow', 'fast'],
    often: ['weekend', 'few', 'daily'],
    quarrel: ['night', 'walk', 'talk', 'joke'],
    alone: ['weekly', 'sometimes', 'rarely'],
    children: ['no', 'maybe', 'want', 'have'],
    roof: ['apart', 'later', 'one'],
    friends: ['mine', 'usFirst', 'soon'],
    showing: ['doing', 'gift', 'words', 'arm'],
  },
  out: {
    evening: ['home', 'table', 'outside', 'concert'],
    firstDate: ['walk', 'coffee', 'dinner', 'active'],
    holiday: ['home', 'sea', 'mountains', 'city'],
    music: ['bar', 'dragged', 'first'],
    late: ['midnight', 'lastTrain', 'dawn'],
    drink: ['none', 'one', 'more'],
    trip: ['planned', 'half', 'train'],
    rain: ['bed', 'film', 'museum', 'coat'],
  },
  talk: {
    writing: ['long', 'short', 'call'],
    begins: ['you', 'whoever', 'me'],
    about: ['light', 'all', 'deep'],
    laugh: ['dry', 'self', 'silly', 'dark'],
    silence: ['fine', 'question', 'story'],
    honest: ['notAll', 'goodTime', 'atOnce'],
    reply: ['inTime', 'sameDay', 'minutes'],
    meeting: ['feels', 'callFirst', 'weeks', 'soon'],
  },
  closeness: {
    looking: ['surprise', 'light', 'relation'],
    kiss: ['time', 'second', 'first'],
    beside: ['onlyUs', 'talk', 'open'],
    staying: ['own', 'later', 'soon'],
    hand: ['indoors', 'sometimes', 'always'],
    intimacy: ['less', 'part', 'very'],
    liking: ['show', 'slowly', 'openly'],
    mood: ['conversation', 'dinner', 'candles', 'unexpected'],
  },
} as const satisfies Record<Kind, Record<string, readonly string[]>>

type ByKind = typeof byKind
type OfKind<K extends Kind> = K extends Kind ? keyof ByKind[K] : never
export type QuestionId = OfKind<Kind> & string
type AnswersOf<Q extends QuestionId> = {
  [K in Kind]: Q extends keyof ByKind[K] ? ByKind[K][Q] : never
}[Kind]
export type AnswerOf<Q extends QuestionId> =
  AnswersOf<Q> extends readonly (infer A extends string)[] ? A : never

export type Question = { id: QuestionId; kind: Kind; answers: readonly string[] }

const groups: Record<Kind, Partial<Record<QuestionId, readonly string[]>>> = byKind

export const questions: readonly Question[] = kinds.flatMap((kind) =>
  (Object.entries(groups[kind]) as [QuestionId, readonly string[]][]).map(([id, answers]) => ({
    id,
    kind,
    answers,
  })),
)

export const questionIds = questions.map(({ id }) => id)

const byId = new Map<string, Question>(questions.map((question) => [question.id, question]))

export const questionOf = (id: QuestionId): Question => {
  const question = byId.get(id)
  if (!question) throw new Error(`There is no question ${id}`)
  return question
}

/** Whether a question tells of somebody's intimate life. */
export const isIntimate = (id: QuestionId): boolean => intimateKinds.has(questionOf(id).kind)

export const intimateQuestions: readonly QuestionId[] = questionIds.filter(isIntimate)
