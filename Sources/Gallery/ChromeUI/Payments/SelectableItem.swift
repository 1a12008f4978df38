/// A way to pay or a place to send to.
package struct SelectableItem: Hashable, Sendable {
  package let title: String
  package let details: [String]
  /// What is missing before it can be used.
  package var problem: String?

  package init(title: String, details: [String], problem: String? = nil) {
    self.title = title
    self.details = details
    self.problem = problem
  }
}
