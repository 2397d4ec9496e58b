/** What is still possible, given the fields the player has chosen so far. */
export function narrow<A extends object>(legal: readonly A[], chosen: Partial<A>): A[] {
  const wanted = Object.entries(chosen);
  return legal.filter((action) =>
    wanted.every(([field, value]) => (action as Record<string, unknown>)[field] === value),
  );
}

/**
 * What the shell offers as buttons: actions whose verb the board does not own.
 * A game that names no verbs of its board owns every action that has fields.
 */
export function offBoard<A extends { do: string }>(
  legal: readonly A[],
  boardVerbs?: readonly string[],
): A[] {
  return legal.filter((action) =>
    boardVerbs ? !boardVerbs.includes(action.do) : Object.keys(action).length === 1,
  );
}

/** Sentences as short as buttons need them: up to the colon, but in full where that is the same. */
export function shortened(sentences: readonly string[]): string[] {
  const heads = sentences.map((sentence) => sentence.split(':', 1)[0] ?? sentence);
  return heads.map((head, at) =>
    heads.indexOf(head) === heads.lastIndexOf(head) ? head : (sentences[at] ?? head),
  );
}
