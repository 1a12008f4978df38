/// What a search in a page has found.
package struct FindInPageResults: Hashable, Sendable {
  /// What is searched for; empty while nothing is.
  package let text: String
  /// At how many places it stands.
  package let count: Int
  /// Which of these places the user is at, the first one being 1; 0 where there is none.
  package let number: Int

  package init(text: String, count: Int, number: Int) {
    (self.text, self.count, self.number) = (text, count, number)
  }

  /// Those of a search that has not begun.
  package static let none: FindInPageResults = FindInPageResults(text: "", count: 0, number: 0)
}
