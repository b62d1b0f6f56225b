/**
 * What a message may be about. `words` is matched against it in lower case and without accents;
 * an answer may be followed by one of `asks`. `{name}` and `{city}` are those of who answers.
 */
export type Topic = {
  name: string
  words: RegExp
  /** Its answers say by themselves that she is fictional: no cheerful beginning before them. */
  introducesHerself?: true
  answers: string[]
  /** None: the answer stands alone. */
  asks: string[]
}
