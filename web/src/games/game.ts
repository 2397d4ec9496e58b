/**
 * What a game brings to the browser. The shell knows no game; a game knows no shell.
 *
 * Its folder holds `index.ts` with a `GameModule`, `Cover.svelte` with its picture for the home
 * page, `guide/` with a `Guide` to its rules, and `text/*.ftl`; each is loaded when it is needed.
 */
import type { Component } from 'svelte';
import type { Brings } from '../lib/board/brings';
import type { Envelope } from '../lib/protocol/Envelope';
import type { Standing } from '../lib/protocol/Standing';

/** How the draws of a game follow from its dice. */
export type { Redraw } from '../lib/dice/check';

/** A sentence by its id, in the player's language. */
export type Text = (id: string, args?: Record<string, unknown>) => string;

// The registry holds games with different views, actions and events in one list.
// biome-ignore lint/suspicious/noExplicitAny: each module narrows these to its own generated types
export interface GameModule<View = any, Action = any, Event = any> {
  /** As in addresses and text ids. */
  id: string;
  /** The main board. */
  Board: Component<BoardProps<View, Action, Event>>;
  /** Panel body of one player in the side column. */
  Player: Component<PlayerProps<View>>;
  /** Small board of one player; a click brings it to the main pane. None where all share one board. */
  Mini?: Component<PlayerProps<View>>;
  /** The board when all is over, without what one plays with and without the sea around it. */
  Finished: Component<FinishedProps<View>>;
  /** A sign for something to aim at, beside its name; none where a game has none. */
  AimSign?: Component<{ aim: string }>;
  /** All that counts in this game on one sheet; none where the rules say it as well. */
  Overview?: Component<OverviewProps<View>>;
  /** Takes what an opened envelope holds besides its sentences; where games go on from each other. */
  open?(envelope: Envelope): void;
  /** Forgets all that was opened: another group has other envelopes. */
  close?(): void;
  /** What the pages of a campaign draw; none where a game has no campaign. */
  campaign?: CampaignParts<View>;
  /** What is still to come. */
  Supply: Component<SupplyProps<View, Action, Event>>;
  /** How wide the side column is, as in a style sheet; 400 pixels if untold. */
  sideWidth?: string;
  /** Seats as they have their turns; by number where a game does not say. */
  turnOrder?(view: View): readonly number[];
  /** Of a phone's screen, how many times as much the board needs as the list of players; 1.7 if untold. */
  boardShare?: number;
  /** Verbs (`action.do`) which the board offers itself; all others become buttons. */
  boardVerbs?: readonly string[];
  /** The verb that only ends a turn; pressing its button ends it for good. None where the last step does. */
  endVerb?: string;
  /** What is asked of a seat, where the page can say it better than the rules do; `null` else. */
  asks?(view: View, legal: readonly Action[], text: Text): string | null;
  /** What confirming this draft ends, as on a button: "End turn". */
  ends(draft: readonly Action[], text: Text, view: View): string;
  /** Whether the event that begins the final scoring says why the game is over. */
  saysWhyOver?: boolean;
  /** What confirming this draft makes final, as a sentence, if the turn goes on after it; `null` else. */
  settles?(draft: readonly Action[], text: Text): string | null;
  /** Whether a legal action is worth a button; where a game does not say, each is. */
  isOffered?(action: Action, view: View): boolean;
  /** What a player would look for and may not do now, each with why: the table names the rule. */
  withheld?(view: View, seat: number, text: Text): readonly Withheld<Action>[];
  /** Whether an option is worth naming at a table of so many; where a game does not say, each is. */
  namesOption?(option: string, players: number): boolean;
  /** Goals that the board shows itself; the others stand in the side column. */
  showsAim?(aim: string): boolean;
  /** Keys that the board answers to, each with the id of the text that says how. */
  keys: readonly Key[];
  /** Elements of the board that an event is about, such as "space:2,5". */
  targets(event: Event): string[];
  /** What an event begins in the log: a round, which is counted, another part, or the end; `null` for nothing. */
  begins(event: Event): Beginning | null;
  /** Whether an event begins a turn, where the same player may have had the one before. */
  beginsTurn?(event: Event): boolean;
  /** Whether an event ends a turn, where that does not follow from who acts next. */
  endsTurn?(event: Event): boolean;
  /**
   * What was done in a turn, in a few phrases to which the player is the subject ("builds 4
   * villages"); where nobody acted, sentences. `null` to tell it event by event.
   */
  deeds(events: readonly Event[], view: View, text: Text): readonly string[] | null;
  /**
   * What the sentence of an event or an action says and its fields do not: on which island a
   * square lies, what it costs this seat. Arguments of the sentence, asked by its `any-` messages.
   */
  about?(word: Event | Action, view: View, seat: number | null): Record<string, unknown>;
  /** Where an action is done, in a few words, if its sentence is the same wherever it is done. */
  whereabouts?(action: Action, view: View, seat: number, text: Text): string | null;
  /** Points that an event brings to a seat, or takes from it. */
  points(event: Event, seat: number): number;
  /** What is made a moment of on the board, as it lies now; `null` for most events. */
  moment(event: Event, view: View, text: Text): Moment | null;
  /** Moments of one move follow from each other, mostly at one place: they are told in one line. */
  movesAtOnce?: boolean;
  /** Where on the finished board a line of a seat's score lies; nowhere for what has no place. */
  scored(category: string, seat: number, view: View, events: readonly Event[]): readonly Scored[];
  /** An opponent without a seat, where one plays alone, and what they have. */
  rival?(view: View, text: Text): Rival | null;
  /** What decides between equal points, where the board shows it. */
  tie?(view: View, text: Text): Tie;
  /** How far the match has come, as in "round 3 of 28". */
  progress(view: View, text: Text): string;
}

export interface OverviewProps<View> {
  view: View;
  text: Text;
}

/** What a game brings to the pages of its campaign. */
export interface CampaignParts<View> {
  /** How many islands, each with its animal. */
  animals: number;
  /** The animal of an island. */
  Animal: Component<{ animal: number; size?: number }>;
  animalName(animal: number, text: Text): string;
  /** What an island is called by those who think of no name, 24 characters at the most. */
  islandName(animal: number, text: Text): string;
  /** An island as it lies between games: nothing on it but what stays. */
  Island: Component<IslandProps>;
  /** What stays of an island at the end of a match, by its animal. */
  islands(view: View): ReadonlyMap<number, unknown>;
  /** What a match has brought for good, to everybody, the best first; nothing before it is scored. */
  rewards(view: View, events: readonly unknown[]): readonly Reward[];
  /** What is stuck on, as it is drawn and called. */
  Sticker: Component<{ name: string; size?: number }>;
  stickerName(name: string, text: Text): string;
  /** The picture over a letter. */
  Scene: Component<{ chapter: number }>;
  /** The rules of one game on a page, or of several. */
  Page: Component<{ numbers: readonly number[]; text: Text }>;
  /** How many pictures the page of a game has. */
  pictures(number: number): number;
  /** What is new in an envelope, drawn as it will lie. */
  Fresh: Component<{ chapter: number; text: Text }>;
}

export interface Reward {
  readonly seat: number;
  readonly progress: number;
  /** Names of what is stuck on the island, or is still to be. */
  readonly stickers: readonly string[];
  /** Won, and shall not have it too easy next time; whoever has not is helped. */
  readonly isFirst: boolean;
  /** Events that brought more progress than the rank did, or less. */
  readonly why: readonly unknown[];
}

export interface IslandProps {
  /** As from `islands`; `null` for one that is as it was printed. */
  island: unknown;
  label: string;
}

export interface Rival {
  readonly name: string;
  readonly points: number;
  /** What they consist of: lines of the sheet, and others, which have a label of their own. */
  readonly lines: readonly { category: string | null; label: string; points: number }[];
}

/** What decides between equal points. */
export interface Tie {
  /** What is counted, and which of two is better. */
  readonly label: string;
  /** As a sentence. */
  readonly why: string;
  /** By seat. */
  readonly values: readonly number[];
}

export interface Withheld<Action> {
  readonly action: Action;
  /** As a sentence. */
  readonly why: string;
}

/** The end is the final scoring. */
export type Beginning = 'round' | 'part' | 'end';

/** A short scene on the board. Each kind has its picture and its sound, the same in every game. */
export interface Moment {
  kind: MomentKind;
  /** Where, as from `targets`. */
  targets: readonly string[];
  /** A word or two: "Village!" */
  text: string;
}

export type MomentKind =
  /** Something was completed. */
  | 'closed'
  /** A goal was reached. */
  | 'reached'
  /** Something new was found. */
  | 'found'
  /** Danger comes nearer. */
  | 'sighted'
  /** It takes something from somebody. */
  | 'raided'
  /** Somebody wards it off. */
  | 'repelled'
  /** The last card, round or turn begins. */
  | 'last';

export type Key = readonly [key: string, text: string];

export interface BoardProps<View, Action, Event> {
  view: View;
  /** Whose board is shown; where all share one, from whose place it is looked at. */
  seat: number;
  /** What everybody is called, by seat. */
  names: readonly string[];
  /** What I may do here; `null` on a board that is only looked at. */
  play: Play<Action, Event> | null;
  /** What the last confirmed entry brought about; stays marked. */
  lastEvents: readonly Event[];
  /** Elements to point out, as from `targets`. */
  highlight: readonly string[];
  /** What hints are about, with their numbers; none on a board that is only looked at. */
  hints?: readonly HintMark[];
  text: Text;
  /** How long a movement takes; 0 for none. */
  animationMs: number;
}

/** Where a hint would have me do something, or where something was done. */
export interface HintMark {
  /** 1 for the best. */
  readonly rank: number;
  /** Stands there instead of the number. */
  readonly name?: string;
  /** As from `targets`. */
  readonly targets: readonly string[];
}

/** A seat of mine in a match that is not over; nothing is legal while others decide. */
export interface Play<Action, Event> {
  /** What the game waits for. */
  readonly legal: readonly Action[];
  /** What can be done aside before that. */
  readonly asides: readonly Action[];
  readonly draft: readonly Action[];
  /** Names the decision and the draft before it; none has the name of an earlier one. */
  readonly at: string;
  /** Several players use this device: what one sees, others do. */
  readonly isShared: boolean;
  readonly draftEvents: readonly Event[];
  /** Drafts an action; false if it was refused. The shell shows the reason. */
  act(action: Action): Promise<boolean>;
  /** Drafts an action, and confirms all of it if nothing more is asked. */
  end(action: Action): Promise<boolean>;
  /** Takes back the last action of the draft. */
  undo(): Promise<void>;
  /** Asks what an action would bring about, or why it is not allowed. */
  check(action: Action): Promise<CheckResult<Event>>;
  /** What a legal action would bring, where the table has said so already: where there are few of its sort. */
  foreseen(action: Action): Brings | null;
  /** Whether a lesson waits for just this: of what looks alike, it is the one to offer. */
  isMeant?(action: Action): boolean;
  /** Says which action is looked at, so that the shell tells what it would bring; `null` for none. */
  consider(action: Action | null): void;
  /** Opens the rules at this one. */
  openRule(rule: string): void;
  /** Says what is held over the board and waits to be put down; `null` for nothing. */
  propose(proposal: Proposal | null): void;
}

/** What would be done next: the shell has a button for it. */
export interface Proposal {
  /** As on the button. */
  readonly label: string;
  /** What it is, said instead of what is asked. */
  readonly about?: string | undefined;
  readonly isPossible: boolean;
  /** What it does, where that is an action of the game; a lesson may wait for just this. */
  readonly action?: unknown;
  /** What it would bring, as soon as that is known. */
  readonly brings: Brings | null;
  /** Does it; where it is not possible, the table's answer names the rule. */
  act(): Promise<void>;
}

export interface PlayerProps<View> {
  view: View;
  seat: number;
  name: string;
  isMe: boolean;
  /** Whether the board shows this seat's things already. */
  isShown: boolean;
  mustDecide: boolean;
  standing: Standing;
  text: Text;
  onfocus?: () => void;
}

/** A part of the board and what it brought. */
export interface Scored {
  seat: number;
  /** Names of its spaces. */
  spaces: readonly string[];
  points: number;
}

export interface FinishedProps<View> {
  view: View;
  /** Whose board; where all share one, whoever looks at it. */
  seat: number;
  name: string;
  /** What scores just now; all else is veiled. */
  marks: readonly Scored[];
  text: Text;
}

// biome-ignore lint/suspicious/noExplicitAny: most supplies are only looked at
export interface SupplyProps<View, Action = any, Event = any> {
  view: View;
  /** From whose place it is looked at. */
  seat: number;
  /** What everybody is called, by seat. */
  names: readonly string[];
  /** What I may do; `null` where it is only looked at. */
  play: Play<Action, Event> | null;
  /** Elements to point out, as from `targets`. */
  highlight: readonly string[];
  text: Text;
}

export type CheckResult<Event> =
  | { ok: true; events: readonly Event[]; standing: Standing; brings: Brings }
  | { ok: false; rule: string | null; reason: string };

/**
 * How a game is explained: what it is about, its rules section by section, and worked examples.
 * Its sentences are in `guide/*.ftl`.
 */
// biome-ignore lint/suspicious/noExplicitAny: only the game itself looks into its scenes
export interface Guide<Scene = any> {
  /**
   * The id of a sentence: `about`, `origin` (whose game it is, and what of it is reconstructed),
   * `win`, `turn-1`, `section-<id>`, `example-<id>` with its `.alt`.
   */
  id(part: string): string;
  /** How many things are said about winning (`win-1` … and its `.worth`), and about a turn (`turn-1` …). */
  wins: number;
  turns: number;
  /** Shown beside what the game is about. */
  cover: Example<Scene>;
  /** In the order in which one reads them; every rule stands in one. */
  sections: readonly Section[];
  examples: readonly Example<Scene>[];
  /** Draws a scene with what the board is drawn with. */
  Picture: Component<PictureProps<Scene>>;
}

export interface Section {
  id: string;
  rules: readonly string[];
  /** Rulings on finer points. */
  details: readonly string[];
}

/** A small position that shows what a rule means. */
export interface Example<Scene> {
  id: string;
  /** Under which rule it stands. */
  rule: string;
  /** The worked examples of the specification that it shows. */
  cites: readonly string[];
  /** Whether what is shown may be done; nothing where that is not the question. */
  isLawful?: boolean;
  /** Width by height of a drawing; nothing for panels, which are as high as they are. */
  ratio?: number;
  /** As wide as the text, and not half of it. */
  isWide?: boolean;
  /** Numbers for the words about it. */
  figures?: Readonly<Record<string, number>>;
  scene: Scene;
}

export interface PictureProps<Scene> {
  scene: Scene;
  text: Text;
}
