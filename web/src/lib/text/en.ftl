### What the pages say around a game.

## Everywhere

ui-skip = Skip to the content
ui-loading = Loading …
ui-close = Close
ui-cancel = Cancel
ui-save = Save
ui-show = Show
ui-copy = Copy
ui-copied = Copied
ui-try_again = Try again
ui-to_home = To the first page
ui-problem = That did not work
ui-problem_unknown = Something went wrong: { $detail }
ui-line_lost = The line broke before an answer came. Please try again.
ui-draft_lost = The server was restarted, and what you had begun no longer fits: others have moved meanwhile. Nothing you confirmed is lost.
ui-language = Language
ui-language-en = English
ui-language-de = Deutsch

## The first page

ui-welcome = Island games for an evening by the sea
ui-welcome-about = Play at once against bots, or ask friends to your table with a link. No account needed.
ui-your_name = Your name
ui-guest = Islander
ui-game = Game
ui-games = Games
ui-players_count = { $min ->
    [1] For up to { $max } players, or alone
   *[other] For { $min } to { $max } players
}
ui-play_now = Play now
ui-play_now-about = Starts at once with two bots of medium strength.
ui-learn = Learn
ui-learn-about = A first game that shows you the rules, in a few minutes.
ui-learn-on = Go on learning
ui-learn-more = Second lesson
ui-learn-more-about = The rest of the rules: what the first lesson left out.
ui-learn-more-on = Second lesson: go on
ui-new_table = New table

## A lesson

ui-lesson = Lesson
ui-lesson-coach = Skipper
ui-lesson-step = Step { $step } of { $count }
ui-lesson-confirm = Just right. Press “{ $button }” and we go on.
ui-lesson-strayed = That works too. For now, though, let me show you what I had in mind.
ui-lesson-take_back = Take back
ui-lesson-back = Back
ui-lesson-next = Go on
ui-lesson-again = Say it again
ui-lesson-skip = Skip the lesson
ui-lesson-home = Back to the games
ui-lesson-play = Play a real game

## The tables

ui-my_tables = My tables
ui-no_tables = No table yet. Your matches will be found here, on every visit.
ui-greeting-morning = Good morning, { $name }
ui-greeting-day = Hello, { $name }
ui-greeting-evening = Good evening, { $name }
ui-waiting = { $count ->
    [0] No table is waiting for you.
    [one] One table is waiting for you.
   *[other] { $count } tables are waiting for you.
}
ui-tables-none = Nothing is being played just now. How about a new game?
ui-tables-campaign = Your campaign goes on whenever you like.
ui-tables-stale = No connection: this is how your tables stood last.
ui-table-open = Waiting for a friend to join
ui-table-others = { $count ->
    [one] { $names } is thinking
   *[other] { $names } are thinking
}
ui-table-begins = The match has just begun.
ui-table-play = Play
ui-table-look = Look
ui-just_now = just now
ui-finished = Finished
ui-finished-none = Matches that have come to their end are kept here.
ui-finished-all = Show all { $count }
ui-finished-mine = You won, with { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ui-finished-others = { $names } won, with { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ui-finished-alone = You reached { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ui-join_link = Join a table
ui-link = Invitation link
ui-link-hint = Paste a link here
ui-link_incomplete = This link is incomplete. Copy all of it, to the very end.

## A new table

ui-who_plays = Who plays
ui-seat_kind = Who sits on seat { $number }
ui-seat_name = Name on seat { $number }
ui-seat-me = Me
ui-seat-friend = Friend with a link
ui-seat-friend-about = You get a link once the table is open.
ui-seat-hot_seat = On this device
ui-seat-bot = Bot
ui-level = Strength
ui-level-easy = easy
ui-level-medium = medium
ui-level-hard = hard
ui-level-expert = expert
ui-level-easy-about = Plays like a friendly beginner: sees a lot, misses a lot, and lets you win more often than not.
ui-level-medium-about = Knows the game and goes for points, but now and then picks the second best.
ui-level-hard-about = Thinks several moves ahead and gives nothing away: expect a real fight.
ui-level-expert-about = The strongest bot here: thinks up to five seconds a turn, follows its plan to the end and rarely lets go of a lead.
ui-add_seat = Add a seat
ui-remove_seat = Remove seat { $number }
ui-options = Options
ui-open_table = Open the table

## Joining

ui-link-do = Open
ui-link_short = This link is cut off
ui-invited-kind-seat = Invitation
ui-invited-kind-watch = Link to watch
ui-invited-seat = { $host } invites you to { $game }
ui-invited-watch = Watch { $game } at { $host }’s table
ui-invited-players = { $count ->
    [one] For one player
   *[other] { $count } players
}
ui-invited-company = Who sits at the table
ui-invited-yours = kept for you
ui-invited-free = still free
ui-invited-here = at the table now
ui-invited-seat-about = Under which name do you want to play? No account needed.
ui-invited-seat-do = Take the seat
ui-invited-watch-about = This link is for watching: you see what all players see, and nobody is disturbed. Under which name?
ui-invited-watch-do = Watch
ui-invited-seated = You already sit at this table.
ui-invited-over = The match is over; you can see how it ended.
ui-closed = You are not at this table
ui-closed-about = The address alone opens no table, so that nobody drops in by chance. Ask whoever sent it for an invitation link or a link to watch, and paste it here.
ui-closed-device = Do you play here on another device?
ui-closed-recover = Come back with your recovery code

## The table

ui-loading_table = The table is being set …
ui-your_turn = Your turn
ui-prompt = What is to be done
ui-prompt_confirm = That is your move. You can still undo it.
ui-prompt_nature = One moment …
ui-prompt_open = Some seats are still open.
ui-prompt_begins = The match begins when everybody has come to the table.
ui-prompt_without = The match begins when they are back, or in a minute at the latest. Then the dice are without their number.
ui-thinking = Bots think for { $seconds } s a turn at the most.
ui-watching = You are watching.
ui-undo = Undo
ui-undo-about = Takes back your last step. What is confirmed stands.
ui-reset_turn = Reset turn
ui-end-about = Makes your move final
ui-reconnecting = The line is broken. Connecting again …
ui-hot_seat = Players on this device
ui-asides = Besides
ui-side = Players, what is to come, log, talk
ui-tab-happened = Story
ui-tab-hints = Hint
ui-tab-players = Players
ui-tab-aims = Goals
ui-tab-supply = To come
ui-tab-log = Log
ui-players = Players
ui-you = you
ui-bot = bot, { $level }
ui-stands_in = stands in
ui-away = away
ui-seat_open = Open seat
ui-decides = deciding
ui-confirms = to confirm
ui-thinks = thinking
ui-thinks_at_most = { $name } is thinking, { $seconds } s at the most
ui-ready = waiting
ui-show_board = Show the board of { $name }
ui-board = Board
ui-boards = Boards
ui-board_of = Board of { $name }
ui-island_of = { $island } · { $name }
ui-to_my_board = Back to my board
ui-points_of = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Show where they come from
ui-breakdown = Where the points come from
ui-at_end = { $points } at the end
ui-if_ended = If the game ended now: { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
ui-if_ended-about = Final scoring as things stand; what is still to come may change it.
ui-aims = Goals
ui-aim = { $name }: { $have }{ $need ->
    [0] .
   *[other] {" "}of { $need }.
} Worth { $worth }.
ui-aim_points = So far, and if the game ended now: { $points }.
ui-sum = Sum
ui-let_bot_play = Let a bot play here
ui-come_back = Play this seat again
ui-to_come = Still to come
ui-log = Log
ui-new = New since your last decision
ui-unfold = Show the steps
ui-fold = Hide the steps
ui-to_present = Skip to where things stand
ui-log_empty = Nothing has happened yet.
ui-to_replay = See this moment in the replay
ui-invite = Invite friends
ui-invite_any = Link for all friends: each takes a free seat
ui-invite_seat = Link for seat { $number }
ui-invite_spectator = Link for spectators
ui-share = Invite and share
ui-open_rule = Rule { $rule }
ui-missed = Since your last visit: { $count ->
    [one] { $count } step
   *[other] { $count } steps
}.
ui-missed-watch = Watch
ui-skip_recap = Skip
ui-zoom = Size of the board
ui-zoom_in = Larger
ui-zoom_out = Smaller
ui-zoom_reset = Whole board
ui-turn_left = Turn left (Shift+R)
ui-turn_right = Turn right (R)
ui-turns_fitting = { $all ->
    [one] Looks the same all ways
   *[other] Fits here in { $count } of { $all } rotations
}
ui-clear = Take it away

## Table talk

ui-talk = Talk
ui-tab-talk = Talk
ui-talk-empty = Nobody has said anything yet.
ui-talk-new = New talk
ui-talk-write = Say something
ui-talk-send = Send
ui-talk-phrases = Ready-made phrases
ui-talk-options = Options for talk
ui-talk-hide = Hide talk from me at this table
ui-talk-hidden = Talk is hidden from you here.
ui-talk-show = Show it again
ui-talk-who = Who may write
ui-talk-who-off = Nobody
ui-talk-who-players = Those who play
ui-talk-who-everybody = Those who watch, too
ui-talk-mute = Mute { $name }
ui-talk-unmute = Let { $name } write again
ui-talk-watches = watching
ui-talk-said = { $name }: { $words }
talk-hello = Hello!
talk-good_luck = Good luck!
talk-nice_move = Nice move!
talk-oops = Oops!
talk-thanks = Thank you!
talk-one_moment = One moment, please.
talk-your_turn = It’s your turn!
talk-well_played = Well played!
talk-once_more = Another game?
talk-goodbye = See you next time!

## The end

ui-score_table = Points by category
ui-graph-end = end
ui-rematch = Rematch
ui-to_rematch = To the rematch
ui-look_at_replay = Look at the replay
ui-end-you_win = You win by { $by ->
    [one] { $by } point
   *[other] { $by } points
}, { $name }.
ui-end-wins = { $name } wins by { $by ->
    [one] { $by } point
   *[other] { $by } points
}.
ui-end-alone = Your game is over, with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
ui-end-tied = { $name } wins: equal points are not enough.
ui-end-rival = { $name } has { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
ui-end-lead = { $lead }: { $by ->
    [one] a point
   *[other] { $by } points
} more than { $other }.
ui-end-counting = Final scoring:
ui-end-skip = Skip
ui-end-plate = { $name }, { $rank ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
}
ui-end-plate-wins = { $name } wins
ui-end-sheet = Where the points came from
ui-end-tap = choose a line to see it
ui-end-show = Show it on the boards
ui-end-short = It was over too soon for a graph.
ui-end-moments = Moments to remember
ui-end-none = Nobody scored a point before the end.

ui-headline_end = finished

## Replay

ui-replay = Replay
ui-first = To the beginning
ui-previous = One step back
ui-next = One step on
ui-last = To the end
ui-play = Play
ui-pause = Pause
ui-pace = Speed: { $pace }
ui-position = Position
ui-position_of = { $at } of { $entries }
ui-copy_link = Link to this position
ui-to_table = To the table
ui-what_happened = What happened
ui-beginning = The match begins.

## Rules

ui-rules = Rules
ui-rules-about = First what it is about, then every rule by its number, in our own words. When a move is not allowed at the table, you are shown the rule that says so.
ui-search_rules = Search the rules
ui-rules_found = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}
ui-rules_none = No rule contains this.
ui-rules_details = Finer points
ui-contents = Contents
ui-guide-about = What it is about
ui-guide-win = How you win
ui-guide-turn = How a turn goes
ui-lawful = Allowed.
ui-unlawful = Not allowed.

## Dice

ui-dice = Dice that you can check
ui-dice-about = Nobody can choose what is drawn here. Before anything is drawn, the server shows a seal of its secret number, and your browser notes it. Then every player’s browser draws a number of its own and shows its seal, and only when all seals are there are these numbers opened. When the match is over, the secret is told, and you can find out whether every number fits its seal and whether all draws follow from them.
ui-dice-hash = Seal of the server’s secret number
ui-dice-nonce = What your browser has added
ui-branch = What if?
ui-branch-here = Play on from here
ui-branch-about = A new table begins as this match did, up to step { $at }. From there you play it otherwise: what is drawn after that is drawn anew, and the match itself stays as it is.
ui-branch-back = Back to the replay
ui-branch-of = Goes on from step { $at } of another match
ui-imported = from a file
ui-imported-checked = This match came as a file and was not played here. Every draw follows from the number that the file tells; how that was chosen, nobody here knows.
ui-imported-unchecked = This match came as a file and was not played here. Its dice cannot be checked.
ui-record-open = A match from a file
ui-record-about = Do you have the record of a match that is over? Look at it again, analyse it, and play on from any moment.
ui-record-file = File (.skerry)
ui-record-do = Open the record
ui-check = Check this match
ui-check-right = All is right: every draw is the one that these numbers give.
ui-check-part = The numbers are right. Whether every draw follows from them is found out with the record, see below.
ui-check-early = The match is still going on. Once it is over, the secret number is told and can be checked here.
ui-check-left_out = Every draw follows from the numbers. But one was left out, because whoever had sealed it was not there.
ui-check-wrong = Something is wrong: this match does not have the dice that were promised.
ui-check-lesson = This is a lesson: what is drawn in it was written down before, so there are no dice to check.
ui-check-asked = What your browser has looked at
ui-check-seed = Does the secret number fit its seal?
ui-check-seed-right = Yes.
ui-check-seed-wrong = No. The server has told another number than the one that it had sealed.
ui-check-seed-open = The secret number is told at the end.
ui-check-noted = Is it the seal that was shown when you came to the table?
ui-check-noted-right = Yes, this browser noted the same one.
ui-check-noted-wrong = No. When you came, this browser noted another one.
ui-check-noted-open = This browser has noted none: you came with another device, or too long ago.
ui-check-nonce = Is what your browser added among the numbers?
ui-check-nonce-right = Yes.
ui-check-nonce-wrong = No. If you had not come with another device before, your number was left out.
ui-check-nonce-left = No. The record says that you were not there when the numbers were opened. If you were, your number was left out.
ui-check-nonce-open = This browser has added nothing to this match.
ui-check-bound = Does every player’s number fit the seal that was shown before?
ui-check-bound-right = Yes, this browser noted these seals before it opened its own number.
ui-check-bound-wrong = No. A number or a seal is another one than at the beginning.
ui-check-bound-left = Those that were opened do. A number was left out, because whoever had sealed it was not there.
ui-check-bound-open = This browser has noted no seals: you have watched, or came with another device or too long ago.
ui-check-draws = Does every draw follow from the numbers?
ui-check-draws-right = Yes, { $count ->
    [one] the only draw does
   *[other] all { $count } draws do
}.
ui-check-draws-wrong = No. Draw { $draw } of { $count } should have been another one.
ui-check-draws-open = That takes the rules of the game, which your browser does not know. See below.
ui-check-verify = The program Skerry knows the rules, and needs neither this server nor whoever runs it: it plays the record again and checks every line and every draw. Download the record, and let it say “dice checked”:
ui-check-record = Download the record
ui-check-table = To the table
ui-check-numbers = The numbers
ui-check-secret = The server’s secret number
ui-check-secret-kept = It is told when the match is over.
ui-check-added = Added by { $name }
ui-check-nothing = Nothing.
ui-check-left = Left out: sealed, and not opened within a minute.
ui-check-sealed = Seal:
ui-check-own = That is yours.
ui-check-alone = Added by players
ui-check-alone-about = Nothing. The match was opened before players could, or on a server for tests.
ui-check-mixed = What all draws follow from
ui-check-proves = What this proves
ui-check-proves-about = The server had settled on its secret before it knew what your browser would add, and every player on a number before any other was opened. So if your number is in it, nobody could choose what is drawn, not even whoever runs the server and plays along; nobody has drawn twice and kept the better; and nothing depends on what you did.
ui-check-limits = What it does not prove
ui-check-limits-about = Whoever runs the server knows the secret from the beginning, and could look at what will be drawn, or tell somebody. If they play along, or with somebody at the table, they could also see your number and then not open their own: that leaves them two possible matches to choose between for each such player, and everybody sees that a number was left out. This page itself comes from the server: who does not trust it uses the program Skerry from elsewhere.

## Settings

ui-settings = Settings
ui-settings-table = At the table
ui-settings-me = You
ui-theme = Colours
ui-theme-system = Same as the system
ui-theme-light = Light
ui-theme-dark = Night sea
ui-colour = Your own colour
ui-colour-seat = The seat's own
ui-colour-0 = Coral
ui-colour-1 = Blue
ui-colour-2 = Violet
ui-colour-3 = Ochre
ui-colour-about = Only you see it so. Whoever had this colour is shown in the one of your seat. In a campaign each island has a colour of its own, for everybody.
ui-contrast = Stronger contrast
ui-speed = Movement
ui-speed-off = Off
ui-speed-fast = Fast
ui-speed-normal = Normal
ui-speed-slow = Slow
ui-confirm_turns = Confirm moves
ui-confirm-always = Always
ui-confirm-useful = When there was a choice
ui-confirm-never = Never
ui-confirm-about = Until you confirm a move you can undo it freely.
ui-first-close = Close the note
ui-firsts = Say what a decision is for when you first meet it
ui-firsts-about = A short note beside the question, once for each kind of decision. Turned off and on again, all of them are new.
ui-coordinates = Show coordinates
ui-coordinates-about = Names spaces and tiles as in the record of a match, such as (4,7) or T22.
ui-sounds = Sounds at the table
ui-sounds-about = Soft ones, when it is your turn and when something happens. Nothing is told by a sound alone.
ui-volume = Volume
ui-volume-quiet = Quiet
ui-volume-normal = Normal
ui-volume-loud = Loud
ui-sound-off = Turn the sound off
ui-sound-on = Turn the sound on
ui-notices = Browser notification when it is your turn
ui-notices-about = Appears while the table is open and you are looking elsewhere. Your browser will ask for permission.
ui-notices-refused = Your browser does not allow notifications from this page.
ui-name_saved = Your name is saved.
ui-recovery_code = Recovery code
ui-recovery_code-about = Brings you and your tables to another device. Keep it to yourself.
ui-new_code = New recovery code
ui-new_code-about = The old code will no longer work, and all your other devices will be signed out. This one stays.
ui-new_code-do = Replace the code
ui-code_replaced = You have a new recovery code.
ui-recover = Code from another device
ui-recover-do = Come back
ui-recovered = Welcome back.

## Calls

ui-calls = Calls
ui-calls-about = When it is your turn and you are not at the table, we call you. Each table can be switched off with the bell in its header.
ui-calls-this_device = Call me on this device
ui-calls-devices = Devices that are called
ui-calls-here_now = this one
ui-calls-forget = No longer
ui-calls-impossible = This browser cannot be called.
ui-calls-refused = Your browser does not let us call you.
ui-calls-quiet = { $count ->
    [one] You hear nothing of { $count } table.
   *[other] You hear nothing of { $count } tables.
}
ui-calls-here = Call me when it is my turn here
ui-calls-on = Call me when it is my turn here
ui-calls-off = No more calls from this table
ui-calls-are_on = You will be called when it is your turn here.
ui-calls-are_off = You will hear nothing of this table.
ui-webhook = Web address for calls (webhook)
ui-webhook-about = For those who write programs: we send a signed POST with JSON to this address when it is your turn.
ui-webhook-secret = With this secret our calls are signed. It is shown only this once:
ui-webhook-forget = Remove the address

## Keys

ui-shortcuts = Keys
ui-key_tab = go from one thing to the next
ui-key_confirm = put down what is in hand, or end the turn
ui-key_undo = undo
ui-key_reset = reset the turn
ui-key_boards = show the board of a player
ui-key_zoom = zoom, and show the whole board
ui-key_hint = ask for a hint, or put the hints away
ui-key_talk = say something to the table
ui-key_escape = close a message
ui-key_help = show these keys

## Nothing here

ui-not_found = There is nothing here but water
ui-not_found-about = The address leads to no page. Perhaps a part of it is missing.

## What can go wrong

problem-unreachable = The server does not answer. Is it running, and are you online?
    .title = No connection
problem-server_failed = The server could not do that. Please try again.
    .title = That did not work

## Campaigns

ui-campaigns = Campaigns
ui-campaign-new = New campaign
ui-campaign-about = A group that plays all games in a row. Islands change for good, and sealed envelopes are opened one after the other. You can stop after any game and go on weeks later.
ui-campaign-yours = Your campaign · { $game }
ui-campaign-title = { $game } · chapter { $chapter }
ui-campaign-chapter = Chapter { $chapter }
ui-campaign-game = Game { $number }
ui-campaign-nth = game { $number }
ui-campaign-games = Games
ui-campaign-games-none = No game has been played yet.
ui-campaign-envelopes = { $open } of { $all } envelopes are open
ui-campaign-envelope-open = Envelope { $number }, open
ui-campaign-envelope-ready = Envelope { $number }, may be opened now
ui-campaign-envelope-sealed = Envelope { $number }, sealed
ui-campaign-left = Game { $number } is next. { $left ->
    [0] The next envelope is waiting.
    [one] One more game until the next envelope.
   *[other] { $left } more games until the next envelope.
}
ui-campaign-others = Game { $number } is running; others are to move.
ui-campaign-done = All games are played.
ui-campaign-play = Go on with game { $number }
ui-campaign-open = Open envelope { $chapter }
ui-campaign-begin = Play game { $number }
ui-campaign-again = Start game { $number } again
ui-campaign-again-about = The rules of game { $number } have been corrected since you began it, so it cannot go on. Started again, it begins from the islands, stickers and progress that everybody had before it. What was played in game { $number } is lost; nothing else is.
ui-campaign-later = Somebody joins
ui-campaign-later-about = The new island begins as a copy of the one that has come the least far: with its stickers, its tiles and its progress.
ui-campaign-later-fresh = The new island begins as all the others do.
ui-campaign-later-add = Take the island in
ui-campaign-later-friend = You get a link for them.
ui-campaign-look = To the campaign
ui-campaign-waiting = At least two must take part in the next game.
ui-campaign-waiting-open = { $count ->
    [one] { $islands } still waits for somebody. Pass on its link, or choose below who plays it or that it is not there.
   *[other] { $islands } still wait for somebody. Pass on their links, or choose below who plays them or that they are not there.
}
ui-campaign-islands = The islands
ui-campaign-island = Name of the island
ui-campaign-island-now = { $name } as it looks now
ui-campaign-animal = Animal of island { $number }
ui-campaign-who = Who plays
ui-campaign-person = Name
ui-campaign-friend = You get a link once the campaign has begun.
ui-campaign-add = Add an island
ui-campaign-remove = Remove island { $number }
ui-campaign-start = Begin the campaign
ui-campaign-import = Load a campaign
ui-campaign-import-about = From a file that you saved on the page of a campaign.
ui-campaign-file = File of a campaign
ui-campaign-export = Save as a file
ui-campaign-progress = { $progress } progress
ui-campaign-story = The story so far
ui-campaign-letter = Look at the envelope
ui-campaign-story-none = It begins with the first envelope.
ui-campaign-absent = not there next time
ui-campaign-open-island = waits for somebody
ui-campaign-link = Link for whoever takes this island
ui-campaign-change = Who plays { $name } next time
ui-campaign-next-time = Next time …
ui-campaign-sit = Hand it over
ui-campaign-agreed = Agreed
ui-campaign-rename = Give { $name } another name
ui-campaign-rename-do = Call it that
ui-campaign-change-bot = a bot plays
ui-campaign-change-friend = somebody else takes it, by a link
ui-campaign-change-hot_seat = somebody else takes it, on this device
ui-campaign-change-me = I take it
ui-campaign-change-owner = I play again myself
ui-campaign-change-absent = it is not there
ui-campaign-change-present = it is there again
ui-campaign-alone = Play again
ui-campaign-alone-about = This game once more on its own, with fresh islands. The campaign stays as it is.
ui-campaign-branch = What if …?
ui-campaign-branch-about = Another campaign with the same games up to here. This one stays as it is.
ui-campaign-branched = Branched off another campaign after game { $after }
ui-campaign-from_file = Loaded from a file
ui-campaign-rules_of = The rules of games { $first } to { $last }
ui-campaign-rules = everything you need, on one page
ui-campaign-fresh = New things
ui-campaign-fresh-about = whatever you stick stays on your island for good
ui-campaign-aloud = Read aloud
ui-campaign-sealed = This envelope stays sealed until the games before it are played.
ui-campaign-sealed-ready = It is time. Is everybody here?
ui-campaign-break = Break the seal
ui-campaign-hold = Or hold the seal until it gives way.
ui-campaign-breaking = The seal breaks …
ui-campaign-step-letter = Letter
ui-campaign-step-rules = Rules
ui-campaign-step-fresh = New things
ui-campaign-stick = To the stickers
ui-campaign-overview = Overview of this game
ui-campaign-helped = Whoever comes in behind is helped.
ui-campaign-hindered = Whoever wins has it a little harder.
ui-campaign-unchanged = Everything stays as it was.
ui-campaign-for_good = What stays
ui-campaign-won = { $island } has won the campaign: { $person } with { $progress } progress
ui-campaign-won-open = { $island } has won the campaign with { $progress } progress
ui-campaign-line = Progress over all games
ui-campaign-invited = { $host } invites you to a campaign: { $game }
ui-campaign-take = The island is called { $island }. Game { $number } is next, and you take it as it stands.
ui-campaign-take-as = On this device you are { $name }, and you take it under that name.
ui-campaign-take-other = If somebody else is to play it on this device, { $host } says so on the campaign’s page: “{ $menu }”, “{ $choice }”.
ui-campaign-join = Take the island

## Hints

ui-hint = Hint
ui-hint-about = Shows what a strong player would do here
ui-hint-title = { $count ->
    [one] the best move I found
   *[other] the { $count ->
        [2] two
       *[other] three
    } best moves I found
}
ui-hint-thinking = I am thinking …
ui-hint-better = I am looking for something better …
ui-hint-nth = Hint { $rank }: { $title }
ui-hint-wins = You win { $wins } games in 100 from here.
ui-hint-points = About { $points } points at the end.
ui-hint-do = Do this
ui-hint-next = Next step
ui-hint-more = { $count ->
    [one] and { $count } more step
   *[other] and { $count } more steps
}
ui-hint-honest = I see only what you see.
ui-hint-close = Put the hints away
ui-hints-allow = Everybody may ask for hints
ui-hints-allow-about = A strong bot then says what it would do, to whoever asks and to nobody else; the result says who asked how often. If you play alone against bots, hints are always there.
ui-hints-used = Hints

## Analysis

ui-analyse = Analyse
ui-analysis = Analysis
ui-analysis-making = Looking at this match again …
ui-analysis-making-about = Every decision is thought over once more, knowing only what its player knew then. You may leave and come back: it then goes on where it stopped, and once it is finished, it is kept.
ui-analysis-begun = This has only just begun.
ui-analysis-seconds = About { $seconds } s left
ui-analysis-minutes = About { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
} left
ui-analysis-graph = Chance to win
ui-analysis-chances = Of 100 matches: { $chances }
ui-analysis-points = Turning points
ui-analysis-none = No single moment decided this match: nobody made a large slip, and no draw changed much. Click on the graph to look at any decision.
ui-analysis-nth = Turning point { $number } of { $count }
ui-analysis-of = { $number } of { $count }
ui-analysis-count = { $count ->
    [one] 1 turning point
   *[other] { $count } turning points
}
ui-analysis-previous = Previous turning point
ui-analysis-next = Next turning point
ui-analysis-at = { $where }: { $what }
ui-analysis-strong = { $mine ->
    [yes] you found the move that was worth { $swing } in 100.
   *[no] { $name } found the move that was worth { $swing } in 100.
}
ui-analysis-slip = { $mine ->
    [yes] your slip cost { $swing } in 100.
   *[no] a slip cost { $name } { $swing } in 100.
}
ui-analysis-mistake = { $mine ->
    [yes] your mistake cost { $swing } in 100.
   *[no] a mistake cost { $name } { $swing } in 100.
}
ui-analysis-luck = { $way ->
    [up] luck gave { $mine ->
        [yes] you
       *[no] { $name }
    } { $swing } in 100.
   *[down] bad luck cost { $mine ->
        [yes] you
       *[no] { $name }
    } { $swing } in 100.
}
ui-analysis-was_strong = { $mine ->
    [yes] your move was strong.
   *[no] { $name }’s move was strong.
}
ui-analysis-was_fine = { $mine ->
    [yes] your move was fine
   *[no] { $name }’s move was fine
}, at a cost of { $loss } in 100.
ui-analysis-was_slip = { $mine ->
    [yes] a slip of yours
   *[no] a slip by { $name }
}, at a cost of { $loss } in 100.
ui-analysis-was_mistake = { $mine ->
    [yes] a mistake of yours
   *[no] a mistake by { $name }
}, at a cost of { $loss } in 100.
ui-analysis-kind-strong = strong
ui-analysis-kind-slip = slip
ui-analysis-kind-mistake = mistake
ui-analysis-kind-luck = luck
ui-analysis-drawn = What was drawn concerned { $name } most
ui-analysis-played = played
ui-analysis-better = better
ui-analysis-try = Try the better move
ui-analysis-instead_do = Better: { $what }{ $more ->
    [0] {""}
    [one] , and one more step
   *[other] , and { $more } more steps
}
ui-analysis-why-strong = Why it was strong
ui-analysis-why-slip = Why the other is better
ui-analysis-why-mistake = Why the other is better
ui-analysis-why-luck = Why it is luck
ui-analysis-instead = { $better } instead of { $played } in 100
ui-analysis-later = At once both bring the same. It is later that the difference shows.
ui-analysis-about-strong = Nothing else was nearly as good: the next best idea would have cost { $swing } in 100.
ui-analysis-about-luck = Nobody decided this. What was drawn changed the chances, whatever the players did.
ui-analysis-balance = Luck and play
ui-analysis-start = everybody starts at { $start } in 100
ui-analysis-luck-word = luck
ui-analysis-play-word = play
ui-analysis-counts = Decisions: { $strong } strong, { $fine } fine, { $slip } { $slip ->
    [one] slip
   *[other] slips
}, { $mistake } { $mistake ->
    [one] mistake
   *[other] mistakes
}
ui-analysis-sum = { $way ->
    [up] The draws were kind to { $mine ->
        [yes] you
       *[no] { $name }
    }
    [down] The draws were against { $mine ->
        [yes] you
       *[no] { $name }
    }
   *[even] Luck hardly mattered to { $mine ->
        [yes] you
       *[no] { $name }
    }
}: { $start } at the start, { $luck } by luck and { $play } by everybody’s play make { $result }.
