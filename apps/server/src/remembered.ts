/** A function that keeps its answers: of few questions asked often, and never more than so many. */
export function remembered<Answer>(
  most: number,
  answerTo: (question: string) => Answer,
): (question: string) => Answer {
  const known = new Map<string, Answer>();
  return (question) => {
    const kept = known.get(question);
    if (kept !== undefined) return kept;
    const answer = answerTo(question);
    if (known.size >= most) known.clear();
    known.set(question, answer);
    return answer;
  };
}
