/** A choice beside the board. By touch in two steps: a tap shows it, the shell's button carries it out. */

interface Choices<Action> {
  /** Names the decision; nothing chosen in one position holds in another. */
  readonly position: string;
  readonly isTwoStep: boolean;
  act(action: Action): Promise<boolean>;
}

export class Choosing<Action> {
  #board: () => Choices<Action>;
  #picked = $state.raw<{ position: string; action: Action } | null>(null);

  constructor(board: () => Choices<Action>) {
    this.#board = board;
  }

  /** What was tapped, and waits to be carried out. */
  picked = $derived.by((): Action | null => {
    const picked = this.#picked;
    return picked?.position === this.#board().position ? picked.action : null;
  });

  /** Carries it out, or only shows it; a second tap puts it away. */
  async take(action: Action | undefined): Promise<void> {
    if (action === undefined) return;
    const { position, isTwoStep, act } = this.#board();
    if (!isTwoStep) await act(action);
    else this.#picked = this.isPicked(action) ? null : { position, action };
  }

  async carryOut(): Promise<void> {
    if (this.picked !== null) await this.#board().act(this.picked);
  }

  isPicked(action: Action | undefined): boolean {
    return this.picked !== null && JSON.stringify(this.picked) === JSON.stringify(action);
  }

  clear(): void {
    this.#picked = null;
  }
}
