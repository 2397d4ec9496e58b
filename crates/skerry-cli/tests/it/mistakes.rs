//! Bad input gets one clear sentence and exit code 2.
use crate::skerry;

#[test]
fn every_mistake_is_told_in_one_sentence() {
    let cases = [
        ("simulate my-iland", "no game `my-iland`: did you mean my-island?"),
        ("play chess", "no game `chess`: the games are: "),
        ("simulate my-island --players 7", "7 players do not fit: my-island takes 1 to 4"),
        ("perft my-island --players 0 --depth 1", "0 players do not fit"),
        ("simulate my-island --players -1", "-1 players do not fit"),
        ("simulate my-island --players 900", "900 players do not fit"),
        ("simulate my-island --players four", "'--players <N>'"),
        ("simulate my-island --games -5", "a whole number from 1 to"),
        ("simulate my-island --games 0", "a whole number from 1 to"),
        ("simulate my-island --seed -1", "a whole number from 0 to"),
        ("simulate my-island --threads 0", "a whole number from 1 to 256"),
        (
            "simulate my-island --bots grady",
            "no bot `grady`: choose easy, medium, hard, expert, random",
        ),
        ("simulate my-island --bots mcts:0", "no bot `mcts:0`"),
        (
            "arena my-island -p 2 --bots random,greedy,mcts",
            "3 bots are named, but there is room for 2",
        ),
        (
            "play my-island -p 2 --bots random,greedy",
            "2 bots are named, but there is room for 1 bot only",
        ),
        ("arena my-island", "--bots <BOT>"),
        ("arena my-island --bots mcts --think 5 --iterations 5", "cannot be used with"),
        ("perft my-island --depth 0", "a whole number from 1 to 20"),
        ("simulate my-island --option rules=game-99", "choose eternal or game-1"),
        ("simulate my-island --option rule=eternal", "it has rules=eternal|game-1"),
        ("simulate my-island --option eternal", "write name=value"),
        ("rules my-island 6.9", "no rule `6.9`: did you mean 6.1 or"),
        ("rules my-island --lang fr", "a language is en or de"),
        ("verify nowhere.skerry", "nowhere.skerry: there is no such file"),
        ("replay nowhere.skerry", "nowhere.skerry: there is no such file"),
        ("play my-island --save nowhere/match.skerry", "cannot write the record to nowhere/"),
        ("simulat my-island", "a similar subcommand exists: 'simulate'"),
        ("games --jsn", "unexpected argument '--jsn'"),
    ];
    for (args, wanted) in cases {
        let sentence = skerry(args).bad();
        assert!(sentence.starts_with("error: "), "{args}: {sentence}");
        assert!(sentence.contains(wanted), "{args}: {sentence}");
    }
}
