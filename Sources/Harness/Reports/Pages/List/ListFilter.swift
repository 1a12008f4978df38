/// The choice of which entries are shown, which needs no script, and a search, which needs one.
package struct ListFilter {
  private let choices: [Choice]
  private let hint: String

  /// A choice: one kind of entries, or several.
  package struct Choice {
    let id: String
    let words: String
    let count: Int
    let kinds: [String]

    /// - Parameter kinds: The kinds of entries that are shown; by default the one with the choice's name.
    package init(_ id: String, _ words: String, _ count: Int, of kinds: [String]? = nil) {
      self.id = id
      self.words = words
      self.count = count
      self.kinds = kinds ?? [id]
    }
  }

  /// - Parameters:
  ///   - count: The number of all entries.
  ///   - hint: What can be searched for.
  package init(count: Int, choices: [Choice], hint: String) {
    self.choices = [Choice("all", "All", count, of: [])] + choices
    self.hint = hint
  }

  var navigation: String {
    """
    <form class="filter"><fieldset><legend>Show</legend>
    \(choices.map(Self.html).joined(separator: "\n"))
    </fieldset></form>
    <label class="script search"><span class="muted">Search</span> \
    <input type="search" id="search" placeholder="\(hint.html)" autocomplete="off" spellcheck="false"></label>
    <output class="script muted" id="found" aria-live="polite"></output>

    """
  }

  private static func html(_ choice: Choice) -> String {
    """
    <label><input type="radio" name="show" value="\(choice.id)" id="show-\(choice.id)"\
     data-kinds="\(choice.kinds.joined(separator: " "))"\(choice.kinds.isEmpty ? " checked" : "")><span>\(choice.words) <b>\(choice.count)</b></span></label>
    """
  }

  /// The styles by which each choice hides what it excludes, without a script.
  var style: String {
    choices.filter { !$0.kinds.isEmpty }.map { choice in
      let body = "body:has(#show-\(choice.id):checked)"
      let entries = choice.kinds.map { "[data-kind=\($0)]" }.joined(separator: ",")
      let sections = choice.kinds.map { "[data-kinds~=\($0)]" }.joined(separator: ",")
      return "\(body) .scenario:not(\(entries)),\(body) .list:not(\(sections)){display:none}\n"
    }.joined()
  }
}
