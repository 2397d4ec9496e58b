### What the table says, whatever is played on it.

## Requests the table does not take

table-not_your_decision = It is not your turn to decide, or you have decided already.
table-nothing_to_undo = There is nothing to undo: what is confirmed stands.
table-nothing_to_commit = There is nothing to confirm yet. Choose what to do first.
table-refused = Rule { $rule }: { $text }

## Whose turn it is

table-your_turn = It is your turn.
table-waiting_for = Waiting for { $names }.

## Bots that do not decide

table-bot_thinks_again = { $player } lost the thread and thinks again.
table-bot_gives_way = { $player } could not decide. A simpler bot decides this time.
table-bot_too_slow = { $player } took too long. A simpler bot plays on for it.
table-nonce_left_out = { $player } was not there when the match began, so the dice are without { $player }’s number.

## The result

table-game_over = The game is over.
table-winner = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
}
table-rank = { $rank }. { $player }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Names

table-list = { $most } and { $last }
table-seat = Player { $number }

## Problems with a request

problem-no_guest = We do not know you yet. Choose a name first.
    .title = We have not met yet
problem-no_such_match = There is no such table, or it is not open to you. Ask for an invitation link.
    .title = No table for you here
problem-no_such_game = There is no such game here.
    .title = No such game
problem-no_such_seat = This table has no such seat.
    .title = No such seat
problem-no_such_invitation = Perhaps somebody has used it already, or a part of the link is missing. Ask whoever sent it for another one.
    .title = This invitation does not work
problem-no_seat_left = Everybody has found a seat at this table, and none is left. Ask whoever invited you for a link to watch.
    .title = Every seat is taken
problem-no_such_campaign = There is no campaign here for you. Perhaps a part of the address is missing, or you are somebody else on this device.
    .title = No campaign here
problem-no_such_envelope = This envelope is still closed.
    .title = Still sealed
problem-no_such_island = The campaign has no such island.
    .title = No such island
problem-bad_campaign = This file is no campaign, or something in it cannot have happened. Choose a file that was saved from a campaign.
    .title = The file cannot be read
problem-not_your_island = This island belongs to somebody else.
    .title = Not your island
problem-island_changed = Somebody has changed this island just now. Look again, and decide anew.
    .title = The island has changed
problem-no_island_left = The campaign has all four islands already.
    .title = No island is left
problem-islands_open = An island still waits for whoever was invited. Wait for them, let a bot play, or leave the island out this time.
    .title = Somebody is still missing
problem-envelope_closed = Open the next envelope first.
    .title = The next envelope is closed
problem-chapter_not_over = This envelope may be opened once the chapter before it has been played.
    .title = Not yet
problem-campaign_over = All games of this campaign have been played.
    .title = The campaign is over
problem-in_campaign = This game is part of a campaign. The next one is opened on the page of the campaign.
    .title = Part of a campaign
problem-no_such_code = Nobody has this recovery code. Check it letter by letter.
problem-no_such_entry = The match is not that long yet.
    .title = Not played yet
problem-not_socket = There is nothing to read at this address.
problem-no_such_page = There is nothing at this address.
    .title = Nothing here
problem-unreadable = The server did not understand this. Reload the page and try again.
problem-too_large = That was too much at once.
problem-not_json = The server did not understand this. Reload the page and try again.
problem-other_site = This came from another site, so nothing was done.
problem-bad_name = A name has 1 to 24 letters.
problem-bad_options = The game cannot be set up like this.
problem-bad_seats = The seats cannot be filled like this.
problem-not_host = Only whoever opened the table may do this.
problem-not_your_seat = This seat belongs to somebody else.
problem-bot_plays = A bot plays this seat for you. Take it back first.
problem-still_here = This player is still here.
problem-just_left = This player has only just left and may come back. Try again in a minute.
problem-seat_changed = Somebody has just changed this seat. Look again.
problem-bad_nonce = Your browser has sent no proper number for the dice. Reload the page.
problem-nonce_too_early = Your browser has told its number for the dice before everybody was there. Reload the page.
problem-other_nonce = Your browser has told another number for the dice than the one that it had sealed.
problem-not_dealt = The match begins when everybody has come to the table.
problem-no_such_lesson = There is no such lesson.
problem-no_record = This file is no record of a match. A record begins with the line “skerry 1”; “Check this match” has one to download.
problem-bad_record = The match in this file cannot have gone that way by the rules, or it does not say the truth about its result or its dice. Nothing was imported.
problem-record_of_other_rules = This record was made under a version of the rules that is not played here.
problem-record_of_campaign = This is a game of a campaign. Import the file of the whole campaign instead, where a new campaign is begun.
problem-too_many_records = You have imported as many records as fit. The newest was not kept.
problem-strayed = That works too, but the lesson goes on with another move. Take yours back and try the one that is pointed out.
problem-not_over = The match is not over yet.
problem-nobody_to_beat = You played alone against nobody: there was nothing to win or lose, so there is nothing to analyse.
problem-is_over = The match is over there: nothing is left to play. Go back a little.
problem-cannot_begin = This cannot be played there, so no table was opened.
problem-other_rules = This match was begun under older rules and can only be read.
    .title = A match from earlier
problem-out_of_step = The table has moved on. Here is how it stands now.
problem-hints_off = Hints are off at this table.
problem-talk_off = Table talk is switched off here.
problem-talk_of_players = At this table only those who play may write.
problem-muted = The host has muted you.
problem-bad_words = Write something, in 300 characters at the most.
problem-no_such_line = That was said too long ago, or by yourself.
problem-talk_too_fast = That was a lot in a short time. Give the others a moment to read, then go on.
problem-bad_address = This is no address that can be called. It must begin with https://.
problem-no_such_address = There is nobody at this address.
problem-private_address = Calls go to the public internet only, not into a private network.
problem-too_fast = That was a little fast. Wait a moment, then try again.
    .title = One moment
problem-too_slow = The request took too long to arrive. Check your connection and try again.
problem-too_many_tables = You have many tables at which nobody has played yet. Play at one of them, or wait: they are cleared away after a day.
problem-too_many_windows = You have too many windows open. Close some of them.
    .title = Too many windows
problem-not_stored = This could not be saved, so nothing has changed. Try again in a moment.
    .title = Nothing could be saved
problem-broken = Something went wrong on our side. Try again in a moment.
    .title = Our mistake
