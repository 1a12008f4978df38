/// A tab as a grid shows it.
package struct GridItem: Hashable, Sendable {
  package let identifier: String
  package let title: String

  package init(identifier: String, title: String) {
    self.identifier = identifier
    self.title = title
  }
}
