/**
 * Sentences of one language, by id. How the ids of a game's sentences are put together is known
 * here and, for the terminal and the checks, in `skerry-text`; a game knows those of its own board.
 */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';

export type Args = Record<string, unknown>;

/** Fields that hold a seat, each with the argument that holds the name of who sits there. */
const SEATS: Readonly<Record<string, string>> = { seat: 'player', owner: 'owner_name' };

/** Digits only, and points are lost with a real minus sign. */
class PlainNumber extends FluentNumber {
  override toString(): string {
    return plain(this.value);
  }
}

export function plain(value: number): string {
  return String(value).replace('-', '\u2212');
}

/** With its sign, as points are told: +3, −1. */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : plain(value);
}

export class Texts {
  readonly #bundle: FluentBundle;

  /**
   * `hasCoordinates`: whether things and places are named as in a record, or by what people call
   * them. A sentence learns of it by `$coordinates`: `shown` or `hidden`.
   */
  constructor(
    readonly language: string,
    sources: readonly string[],
    readonly hasCoordinates: () => boolean = () => false,
  ) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.#bundle.addResource(new FluentResource(source));
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** The text with this id, `id.attribute` being one of its attributes. */
  find(id: string, args: Args = {}): string | null {
    const [name = '', attribute] = id.split('.', 2);
    const message = this.#bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) return null;
    const coordinates = this.hasCoordinates() ? 'shown' : 'hidden';
    // An argument that is missing is shown by its name.
    return this.#bundle.formatPattern(pattern, fluentArgs({ coordinates, ...args }), []);
  }

  /** The text with this id; the id itself if there is none, so that a gap is seen. */
  say(id: string, args: Args = {}): string {
    return this.find(id, args) ?? id;
  }

  gameName(game: string): string {
    return this.say(`${game}-name`);
  }

  gameAbout(game: string): string {
    return this.say(`${game}-about`);
  }

  /** What can be chosen before the match. */
  option(game: string, name: string): string {
    return this.say(`${game}-option-${name}`);
  }

  optionValue(game: string, name: string, value: string): string {
    return this.say(`${game}-option-${name}-${value}`);
  }

  /** What points are given for. */
  category(game: string, category: string): string {
    return this.say(`${game}-score-${category}`);
  }

  /** Points, and what they are for; where a game's things are counted as well, in a sentence of its own. */
  gain(game: string, category: string, points: number): string {
    const own = `${game}-ui-gain`;
    if (!this.has(own)) return `${signed(points)} ${this.category(game, category)}`;
    return this.say(own, { category, points: Math.abs(points), signed: signed(points) });
  }

  /** What put the winner ahead: so many points more than another. */
  lead(game: string, category: string, by: number, other: string): string {
    const own = `${game}-ui-lead-${category}`;
    const id = this.has(own) ? own : `${game}-ui-lead-other`;
    const lead = this.say(id, { category: this.category(game, category) });
    return this.say('ui-end-lead', { lead, by, other });
  }

  /** A chapter of a campaign: what it is called, and what it tells. */
  chapterTitle(game: string, chapter: number): string {
    return this.say(`${game}-chapter-${chapter}.title`);
  }

  chapterStory(game: string, chapter: number): string {
    return this.say(`${game}-chapter-${chapter}`);
  }

  /** What a game of a campaign is called. */
  gameOfCampaign(game: string, number: number): string {
    return this.say(`${game}-game-${number}`);
  }

  /** The last words of a campaign. */
  epilogue(game: string): string {
    return this.say(`${game}-epilogue-all`);
  }

  /** What an action would bring besides points. */
  effect(game: string, effect: string, args: Args): string {
    return this.say(`${game}-effect-${effect}`, args);
  }

  /** What one can aim at, and what that is worth. */
  aim(game: string, aim: string): string {
    return this.say(`${game}-aim-${aim}`);
  }

  aimAbout(game: string, aim: string): string {
    return this.say(`${game}-aim-${aim}.about`);
  }

  /** What the graph of its points is called, and the number of a round: a card here, a pass there. */
  graph(game: string): string {
    return this.say(`${game}-ui-graph`);
  }

  roundName(game: string, round: number): string {
    return this.say(`${game}-ui-nth_round`, { round });
  }

  /** What happened, told with the names of the players by seat; `about`: what the game adds. */
  event(game: string, event: unknown, names: readonly string[], about: Args = {}): string {
    const [tag, args] = tagged(event, 'event');
    return this.say(this.#special(`${game}-${tag}`, args), {
      ...about,
      ...this.#withPlayer(args, names),
    });
  }

  /** What can be done, as on a button; `about`: what the game adds. */
  action(game: string, action: unknown, about: Args = {}): string {
    const [tag, args] = tagged(action, 'do');
    return this.say(this.#special(`${game}-do-${tag}`, args), { ...about, ...args });
  }

  /** Why a bot would do something: what is gained by it, or lost. */
  why(game: string, term: string, isGain: boolean): string {
    return this.say(isGain ? `${game}-why-${term}` : `${game}-why-${term}.loss`);
  }

  /** What is said in a lesson. */
  lesson(game: string, step: string): string {
    return this.say(`${game}-lesson-${step}`);
  }

  /** What is asked now. */
  prompt(game: string, step: string, args: Args, names: readonly string[]): string {
    const id = this.#special(`${game}-prompt-${step}`, args);
    return this.say(id, this.#withPlayer(args, names));
  }

  /** What a kind of decision is for; `null` where what is asked says it all. */
  first(game: string, step: string, options: Args): string | null {
    return this.find(`${game}-ui-first-${step}`, options);
  }

  rule(game: string, rule: string): string {
    return this.say(ruleId(game, rule));
  }

  ruleTitle(game: string, rule: string): string {
    return this.say(`${ruleId(game, rule)}.title`);
  }

  /** Names in a row: Anna, Ben and Cleo. */
  list(names: readonly string[]): string {
    if (names.length < 2) return names[0] ?? '';
    return this.say('table-list', { most: names.slice(0, -1).join(', '), last: names.at(-1) });
  }

  /** Why something is refused, as a sentence. */
  reason(game: string, reason: { text: string; rule: string | null; detail: string }): string {
    const own = this.find(reason.text);
    if (own !== null) return own;
    if (reason.rule === null) return this.say('ui-problem_unknown', { detail: reason.detail });
    return this.say('table-refused', { rule: reason.rule, text: this.rule(game, reason.rule) });
  }

  /**
   * The sentence for the very thing that a word is about, where there is one: it may come later,
   * with the part of the game that it belongs to.
   */
  #special(id: string, args: Args): string {
    const about = [args.goal, args.sticker].find((one) => typeof one === 'string');
    return about && this.has(`${id}-${about}`) ? `${id}-${about}` : id;
  }

  #withPlayer(args: Args, names: readonly string[]): Args {
    const all: Args = { ...args, players: names.length };
    for (const [field, named] of Object.entries(SEATS)) {
      const seat = args[field];
      if (typeof seat !== 'number') continue;
      all[named] = names[seat] || this.say('table-seat', { number: seat + 1 });
    }
    return all;
  }
}

export function ruleId(game: string, rule: string): string {
  return `${game}-rule-${rule.replaceAll('.', '_')}`;
}

function tagged(word: unknown, tag: string): [string, Args] {
  if (typeof word !== 'object' || word === null) return ['', {}];
  const { [tag]: value, ...args } = word as Args;
  return [typeof value === 'string' ? value : '', args];
}

function fluentArgs(args: Args): Record<string, FluentVariable> {
  const known: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(args)) {
    if (typeof value === 'string') known[name] = value;
    else if (typeof value === 'number') known[name] = new PlainNumber(value);
    else if (typeof value === 'boolean') known[name] = String(value);
  }
  return known;
}
