/// What the user is told at one step, and the title of the button that begins it.
public struct Overlay: Hashable, Sendable {
  public var title: String
  public var subtitle: String
  public var goButtonTitle: String

  public init(title: String, subtitle: String, goButtonTitle: String) {
    self.title = title
    self.subtitle = subtitle
    self.goButtonTitle = goButtonTitle
  }
}
