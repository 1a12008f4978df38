/// A site that a widget offers.
package struct WidgetSite: Hashable, Sendable {
  package let title: String
  package let url: String

  package init(title: String, url: String) {
    self.title = title
    self.url = url
  }
}
