/// Choices of which use cases a gallery's home page shows, which need no script.
///
///     let filter = GalleryFilter("showcase", "Showcase", [("0", "Chrome", 31), ("1", "Focus", 45)])
///     filter.html  // a fieldset with the choices All, Chrome and Focus
///     filter.style  // body:has(#showcase-0:checked) .card:not([data-showcase~="0"]){display:none} ...
struct GalleryFilter {
  private let name: String
  private let title: String
  private let choices: [Choice]

  /// A choice: its id, its words, and how many use cases it shows.
  typealias Choice = (id: String, words: String, count: Int)

  /// - Parameters:
  ///   - name: The name of the cards' attribute, without `data-`, that has the ids of all choices that show the card.
  ///   - title: The words before the choices.
  ///   - choices: The choices except for All; those that show nothing are left out.
  init(_ name: String, _ title: String, _ choices: [Choice]) {
    self.name = name
    self.title = title
    self.choices = choices.filter { $0.count > 0 }
  }

  /// The choices; empty if there is only one.
  ///
  /// - Parameter count: How many use cases there are.
  func html(count: Int) -> String {
    guard choices.count > 1 else { return "" }
    let items = ([("", "All", count)] + choices).map { id, words, count in
      """
      <label><input type="radio" name="\(name)" id="\(name)-\(id.isEmpty ? "all" : id)" value="\(id)"\
      \(id.isEmpty ? " checked" : "")><span>\(words.htmlName) <b>\(count)</b></span></label>
      """
    }
    return """
      <form class="filter"><fieldset><legend>\(title)</legend>
      \(items.joined(separator: "\n"))
      </fieldset></form>

      """
  }

  /// The styles by which each choice hides what it excludes.
  var style: String {
    choices.map { choice in
      let body = "body:has(#\(name)-\(choice.id):checked)"
      return "\(body) .card:not([data-\(name)~=\"\(choice.id)\"]){display:none}\n"
    }.joined()
  }
}
