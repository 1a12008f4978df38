/// All keys of a page, in a dialog that a key opens.
struct KeyList {
  private let rows: [(keys: [String], words: String)]

  /// - Parameter rows: The keys that do something, and what they do.
  init(_ rows: [(keys: [String], words: String)]) {
    self.rows = rows
  }

  /// The dialog, which is closed at first.
  var dialog: String {
    let items = rows.map { keys, words in
      "<dt>\(Self.html(keys))</dt><dd>\(words)</dd>\n"
    }
    return """
      <dialog id="keys" aria-labelledby="keys-title"><h2 id="keys-title">Keys</h2>
      <dl>
      \(items.joined())</dl>
      <button type="button">Close</button></dialog>

      """
  }

  /// The line that says which key shows all others.
  static let hint = """
    <p class="script"><button type="button" class="show-keys">Keys <kbd>?</kbd></button></p>

    """

  private static func html(_ keys: [String]) -> String {
    keys.map { "<kbd>\($0.html)</kbd>" }.joined(separator: " ")
  }

  /// The keys of a use case's page in a gallery.
  static let useCase = KeyList([
    (["j", "k"], "next and former script"), (["←", "→"], "steps"), (["c"], "configurations"),
    (["+", "-", "0"], "larger, smaller, whole picture"), (["o"], "outlines of all views"),
    (["?"], "these keys"),
  ])

  /// The keys of a gallery's home page.
  static let home = KeyList([
    (["/"], "search"), (["Esc"], "everything again"), (["o"], "outlines of all views"), (["?"], "these keys"),
  ])

  /// The keys of a list.
  static let list = KeyList([
    (["j", "k"], "next and former cause or scenario"), (["←", "→"], "steps of the open scenario"),
    (["/"], "search"), (["Esc"], "everything again"),
    (["1", "2", "3", "4"], "side by side, slider, onion skin, blink"),
    (["+", "-", "0"], "larger, smaller, whole picture"), (["Shift + arrows"], "move an enlarged picture"),
    (["m"], "marks"), (["o"], "outlines of all views"), (["?"], "these keys"),
  ])
}
