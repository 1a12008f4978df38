import Causes

/// The buttons of the page, which work only with its script.
enum PendingActions {
  /// The buttons of one change.
  static let change =
    bar(
      label: "Decide on this change",
      buttons: button("accept", "Accept", key: "a") + button("reject", "Reject", key: "r"))

  /// The buttons of a cause's card, which say how many changes they decide.
  static func html(of cause: Cause) -> String {
    "<div class=\"deciding\" data-cause=\"\(cause.name.html)\">\n"
      + bar(
        label: "Decide on all that has this cause",
        buttons: button("accept", "Accept all", key: "A") + button("reject", "Reject all", key: "R"))
      + "</div>\n"
  }

  /// How many changes are left, and what was done last.
  ///
  /// - Parameter restart: The command that starts the review again.
  static func tally(restart: String) -> String {
    """
    <div class="tally script" data-restart="\(restart.html)"><output id="left" aria-live="polite"></output>
    \(button("undo", "Undo", key: "u"))<output id="said" class="muted" aria-live="polite"></output></div>
    <p id="refused" class="script" role="alert" hidden></p>
    <noscript><p>Accepting and rejecting here needs scripts, which this browser does not run.</p></noscript>

    """
  }

  private static func bar(label: String, buttons: String) -> String {
    """
    <div class="actions script" role="group" aria-label="\(label)">
    \(buttons)<button type="button" data-do="undo" hidden>Undo</button><span class="verdict"></span></div>

    """
  }

  private static func button(_ verb: String, _ words: String, key: String) -> String {
    "<button type=\"button\" data-do=\"\(verb)\"><span>\(words)</span> <kbd>\(key)</kbd></button>\n"
  }
}

extension KeyList {
  /// The keys of a review: those of the review at a terminal, and those of any list.
  static let review = KeyList([
    (["a", "r"], "accept, reject this change"), (["A", "R"], "accept, reject all that has its cause"),
    (["u"], "undo the last decision"), (["s"], "skip: leave it for later"),
    (["n", "p"], "next and former cause or change"), (["j", "k"], "the same"),
    (["←", "→"], "steps of the open change"), (["/"], "search"), (["Esc"], "everything again"),
    (["1", "2", "3", "4"], "side by side, slider, onion skin, blink"),
    (["+", "-", "0"], "larger, smaller, whole picture"), (["Shift + arrows"], "move an enlarged picture"),
    (["m"], "marks"), (["o"], "outlines of all views"), (["?"], "these keys"),
  ])
}
