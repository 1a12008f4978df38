/// The message of a trap, and the line that it begins with.
///
///     TrapMessage("Shop/Cart.swift:12: Fatal error: Index out of range").line  // Cart.swift:12
struct TrapMessage: Hashable {
  /// The line, without the folder of its file; `nil` if the message does not begin with one.
  let line: String?
  /// What follows.
  let words: String

  init(_ text: String) {
    if let match = text.wholeMatch(of: #/(?:[^:]*/)?([^/:]+\.swift:[0-9]+): (.+)/#) {
      (line, words) = (String(match.1), String(match.2))
    } else {
      (line, words) = (nil, text)
    }
  }
}
